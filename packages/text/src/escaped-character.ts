import { decodeHTMLStrict } from 'entities';

/** The character `meant` by an escape, and the length `written` of the escape in UTF-16 units. */
interface EscapedCharacter {
  readonly written: number;
  readonly meant: string;
}

/**
 * Decodes the HTML entity, percent escape or JSON string escape at an index; returns undefined when there is none. Also
 * decodes escapes that were escaped again up to three times, in any combination.
 */
export function escapedCharacterAt(text: string, at: number): EscapedCharacter | undefined {
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

/** Decodes every escape in a text, in linear time. */
export function decodeEscapes(text: string): string {
  let decoded = '';
  let from = 0;
  for (let at = nextMark(text, 0); at >= 0; at = nextMark(text, at)) {
    const escaped = escapedCharacterAt(text, at);
    if (escaped === undefined) {
      at += 1;
      continue;
    }
    decoded += text.slice(from, at) + escaped.meant;
    at += escaped.written;
    from = at;
  }
  return from === 0 ? text : decoded + text.slice(from);
}

const AMPERSAND = 0x26;
const PERCENT = 0x25;
const BACKSLASH = 0x5c;

const mark = /[&%\\]/g;

function nextMark(text: string, from: number): number {
  mark.lastIndex = from;
  return mark.exec(text)?.index ?? -1;
}

// Like browsers, accepts numeric entities without a semicolon. Named ones need it, because "&where" occurs in many URLs.
const entity =
  /(?:&|%(?:25){0,3}26)(?:amp(?:;|%(?:25){0,3}3b)){0,3}(?:(?:#|%(?:25){0,3}23)(?:(\d{1,7})|x([0-9a-f]{1,6}))(?:;|%(?:25){0,3}3b)?|([a-z][a-z0-9]{1,31})(?:;|%(?:25){0,3}3b))/iy;

function entityAt(text: string, at: number): EscapedCharacter | undefined {
  entity.lastIndex = at;
  const [written, decimal, hexadecimal, name] = entity.exec(text) ?? [];
  if (written === undefined) return undefined;
  const meant = name
    ? namedEntity(name)
    : character(decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16));
  return meant === undefined ? undefined : { written: written.length, meant };
}

function namedEntity(name: string): string | undefined {
  const written = `&${name};`;
  const meant = decodeHTMLStrict(written);
  return meant === written ? undefined : meant;
}

const percentEscapes =
  /%(?:25){0,3}[c-f][0-9a-f](?:%(?:25){0,3}[89ab][0-9a-f]){1,3}|%(?:25){0,3}(?:[2-7][0-9a-f]|0[9ad])/iy;

function percentAt(text: string, at: number): EscapedCharacter | undefined {
  percentEscapes.lastIndex = at;
  const written = percentEscapes.exec(text)?.[0];
  if (written === undefined) return undefined;
  try {
    return { written: written.length, meant: decodeURIComponent(written.replace(/%(?:25)+(?=..)/g, '%')) };
  } catch {
    return undefined;
  }
}

const backslashEscape =
  /(?:(?:\\|%(?:25){0,3}5c){1,4}|%(?=u))(?:u([0-9a-f]{4})|x([0-9a-f]{2})|([nrt])|(["'/]))/iy;

function backslashAt(text: string, at: number): EscapedCharacter | undefined {
  backslashEscape.lastIndex = at;
  const [written, long, short, space, sign] = backslashEscape.exec(text) ?? [];
  if (written === undefined) return undefined;
  const meant = space ? ' ' : (sign ?? character(Number.parseInt(long ?? short ?? '', 16)));
  return meant === undefined ? undefined : { written: written.length, meant };
}

const character = (codePoint: number): string | undefined =>
  codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : undefined;
