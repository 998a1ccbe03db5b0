import { foldedCharacter } from './folded-character.js';

/** A text as redaction reads it, and the way back to the text as it is. */
export interface FoldedView {
  readonly text: string;
  /** Where in the original the characters from `start` to `end` of `text` stand, end exclusive. */
  original(start: number, end: number): readonly [start: number, end: number];
}

/**
 * Folds look-alikes, digits of every script, invisible characters, and characters written as HTML entities or percent
 * escapes, so that a pattern needs to know one way of writing only.
 */
export function foldedView(text: string): FoldedView {
  if (/^[\x01-\x7f]*$/.test(text) && !/[&%`]/.test(text)) {
    return { text, original: (start, end) => [start, end] };
  }
  const folded: string[] = [];
  const starts: number[] = [];
  for (let at = 0; at < text.length; ) {
    const { written, meant } = characterAt(text, at);
    const plain = meant === RING_ABOVE && isDigit(folded.at(-1)) ? '°' : foldedCharacter(meant);
    for (let unit = 0; unit < plain.length; unit++) {
      folded.push(plain.charAt(unit));
      starts.push(at);
    }
    at += written;
  }
  return {
    text: folded.join(''),
    // Up to the next character that is left in the view: marks and invisible ones go with what they follow.
    original: (start, end) => [starts[start] ?? text.length, starts[end] ?? text.length],
  };
}

const isDigit = (character = ''): boolean => character >= '0' && character <= '9';

/** Typed after a digit it is meant as a degree sign. */
const RING_ABOVE = '\u030a';

const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,9}));/iy;
const percentEscapes = /%[c-f][0-9a-f](?:%[89ab][0-9a-f]){1,3}|%[2-7][0-9a-f]/iy;

const namedEntities: Readonly<Record<string, string>> = {
  ...{ deg: '°', prime: '′', Prime: '″', quot: '"', apos: "'", minus: '-', comma: ',', period: '.' },
  ...{ nbsp: ' ', thinsp: ' ', ensp: ' ', emsp: ' ', plus: '+', middot: '·', lsquo: "'", rsquo: "'" },
  ...{ ldquo: '"', rdquo: '"', ndash: '-', mdash: '-', shy: '\u00ad', zwj: '\u200d', zwnj: '\u200c' },
};

/** The character at an offset, and how many UTF-16 units it is written with. */
function characterAt(text: string, at: number): { written: number; meant: string } {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const escaped =
    character === '&' ? entityAt(text, at) : character === '%' ? percentAt(text, at) : undefined;
  return escaped ?? { written: character.length, meant: character };
}

function entityAt(text: string, at: number): { written: number; meant: string } | undefined {
  entity.lastIndex = at;
  const [written, decimal, hexadecimal, name] = entity.exec(text) ?? [];
  if (written === undefined) return undefined;
  const codePoint = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  const meant = name
    ? namedEntities[name]
    : codePoint <= 0x10ffff
      ? String.fromCodePoint(codePoint)
      : undefined;
  return meant === undefined ? undefined : { written: written.length, meant };
}

function percentAt(text: string, at: number): { written: number; meant: string } | undefined {
  percentEscapes.lastIndex = at;
  const written = percentEscapes.exec(text)?.[0];
  if (written === undefined) return undefined;
  try {
    return { written: written.length, meant: decodeURIComponent(written) };
  } catch {
    return undefined;
  }
}
