import { isUtf8 } from 'node:buffer';
import type { Fault } from '../imports/reject.js';
import { INVALID_ENCODING } from './invalid-encoding.js';

/** Deeper than any record; a limit before anything walks the value, because walking it takes a call per level. */
const DEPTH_MAXIMUM = 32;

/** One JSON value, or why the bytes are none. */
export function parseJson(bytes: Buffer): { readonly value: unknown } | { readonly fault: Fault } {
  if (!isUtf8(bytes)) return { fault: INVALID_ENCODING };
  if (depthOf(bytes) > DEPTH_MAXIMUM) {
    return {
      fault: { field: null, reason: 'too_deep', detail: `is nested more than ${DEPTH_MAXIMUM} levels deep` },
    };
  }
  try {
    const text = bytes.toString();
    const value: unknown = JSON.parse(text);
    const twice = memberGivenTwice(text);
    return twice === null
      ? { value }
      : { fault: { field: twice, reason: 'member_twice', detail: 'is given twice in one object' } };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // The parser's own message quotes the text.
    return { fault: { field: null, reason: 'invalid_json', detail: 'is not JSON' } };
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

function depthOf(bytes: Buffer): number {
  let depth = 0;
  let deepest = 0;
  let isString = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isString) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isString = false;
    } else if (byte === QUOTE) isString = true;
    else if (byte === 0x7b || byte === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (byte === 0x7d || byte === 0x5d) depth -= 1;
  }
  return deepest;
}

// In a text that has been parsed, these are all there is to see of its members.
const TOKENS = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g;

/** The name of the first member that an object has twice, of which parsing keeps the last in silence. */
function memberGivenTwice(text: string): string | null {
  const open: Set<string>[] = [];
  for (const [token, colon] of text.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (colon !== undefined) {
      const name: string = JSON.parse(token.slice(0, -colon.length));
      const names = open.at(-1);
      if (names?.has(name)) return name;
      names?.add(name);
    }
  }
  return null;
}
