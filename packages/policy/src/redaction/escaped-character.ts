/** A character that stands in a text as an escape, and how many UTF-16 units the escape takes. */
interface Escaped {
  readonly written: number;
  readonly meant: string;
}

/**
 * The character that an HTML entity, percent escapes or the escape of a JSON string stand for; undefined where none
 * begins. Escapes that were escaped again, up to three times, are read through, as are entities and the escapes of a
 * string in an address, where percent escapes stand for their marks.
 */
export function escapedCharacterAt(text: string, at: number): Escaped | undefined {
  switch (text.charCodeAt(at)) {
    case AMPERSAND:
      return entityAt(text, at);
    case PERCENT:
      return entityAt(text, at) ?? backslashAt(text, at) ?? percentAt(text, at);
    case BACKSLASH:
      return backslashAt(text, at);
    default:
      return undefined;
  }
}

const AMPERSAND = 0x26;
const PERCENT = 0x25;
const BACKSLASH = 0x5c;

const entity =
  /(?:&|%(?:25){0,3}26)(?:amp(?:;|%(?:25){0,3}3b)){0,3}(?:(?:#|%(?:25){0,3}23)(?:(\d{1,7})|x([0-9a-f]{1,6}))|([a-z]{2,9}))(?:;|%(?:25){0,3}3b)/iy;

const namedEntities: Readonly<Record<string, string>> = {
  ...{ deg: '°', prime: '′', Prime: '″', quot: '"', apos: "'", minus: '-', comma: ',', period: '.' },
  ...{ nbsp: ' ', thinsp: ' ', ensp: ' ', emsp: ' ', plus: '+', middot: '·', lsquo: "'", rsquo: "'" },
  ...{ ldquo: '"', rdquo: '"', ndash: '-', mdash: '-', shy: '\u00ad', zwj: '\u200d', zwnj: '\u200c' },
  ...{ colon: ':', semi: ';', sol: '/', num: '#', percnt: '%', lowbar: '_', lpar: '(', rpar: ')' },
};

function entityAt(text: string, at: number): Escaped | undefined {
  entity.lastIndex = at;
  const [written, decimal, hexadecimal, name] = entity.exec(text) ?? [];
  if (written === undefined) return undefined;
  const meant = name
    ? Object.hasOwn(namedEntities, name)
      ? namedEntities[name]
      : undefined
    : character(decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16));
  return meant === undefined ? undefined : { written: written.length, meant };
}

const percentEscapes =
  /%(?:25){0,3}[c-f][0-9a-f](?:%(?:25){0,3}[89ab][0-9a-f]){1,3}|%(?:25){0,3}(?:[2-7][0-9a-f]|0[9ad])/iy;

function percentAt(text: string, at: number): Escaped | undefined {
  percentEscapes.lastIndex = at;
  const written = percentEscapes.exec(text)?.[0];
  if (written === undefined) return undefined;
  try {
    return { written: written.length, meant: decodeURIComponent(written.replace(/%(?:25)+(?=..)/g, '%')) };
  } catch {
    return undefined;
  }
}

const backslashEscape = /(?:\\|%(?:25){0,3}5c){1,4}(?:u([0-9a-f]{4})|x([0-9a-f]{2})|([nrt])|(["'/]))/iy;

function backslashAt(text: string, at: number): Escaped | undefined {
  backslashEscape.lastIndex = at;
  const [written, long, short, space, mark] = backslashEscape.exec(text) ?? [];
  if (written === undefined) return undefined;
  const meant = space ? ' ' : (mark ?? character(Number.parseInt(long ?? short ?? '', 16)));
  return meant === undefined ? undefined : { written: written.length, meant };
}

const character = (codePoint: number): string | undefined =>
  codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : undefined;
