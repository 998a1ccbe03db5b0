/** A string or bracket token of a JSON text. */
interface JsonPart {
  /** The token as written; a string includes its quotes. */
  readonly written: string;
  /** Number of open arrays and objects, including one that this token opens. */
  readonly depth: number;
  /** The decoded member name when this token is one, otherwise null. */
  readonly name: string | null;
  /** Whether the object already has a member of this name, of which `JSON.parse` silently keeps the last. */
  readonly isDuplicate: boolean;
}

/**
 * Yields the strings and brackets of a JSON text in order, without recursion. It does not validate the text, which is left
 * to `JSON.parse`.
 * @throws SyntaxError when a member name has an invalid escape.
 */
export function* jsonParts(text: string): Generator<JsonPart, void, undefined> {
  // The member names so far of each open object; null for an open array.
  const open: (Set<string> | null)[] = [];
  const part = /["[\]{}]/g;
  const colon = /[ \t\n\r]*:/y;
  for (let found = part.exec(text); found; found = part.exec(text)) {
    const [bracket] = found;
    if (bracket === '"') {
      const end = endOfString(text, found.index);
      part.lastIndex = end;
      colon.lastIndex = end;
      const written = text.slice(found.index, end);
      const name = colon.test(text) ? unquoted(written) : null;
      const names = name === null ? null : open.at(-1);
      yield { written, depth: open.length, name, isDuplicate: name !== null && names?.has(name) === true };
      if (name !== null) names?.add(name);
      continue;
    }
    if (bracket === '{') open.push(new Set());
    else if (bracket === '[') open.push(null);
    else open.pop();
    yield { written: bracket, depth: open.length, name: null, isDuplicate: false };
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Returns the index after the closing quote, or the end of the text when there is none. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === BACKSLASH) at += 1;
    else if (unit === QUOTE) return at + 1;
  }
  return text.length;
}

function unquoted(written: string): string {
  return written.includes('\\') ? JSON.parse(written) : written.slice(1, -1);
}
