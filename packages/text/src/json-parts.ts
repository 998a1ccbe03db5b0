/** A string or a bracket of a JSON text: all that there is to see of its structure. */
interface JsonPart {
  /** As it is written, a string with its quotes. */
  readonly written: string;
  /** How many arrays and objects are open, one that this opens included. */
  readonly depth: number;
  /** Where this names a member of an object: the name, read. */
  readonly name: string | null;
  /** Whether that object had a member of this name before: parsing keeps the last in silence. */
  readonly isTwice: boolean;
}

/**
 * The parts of a JSON text, in order, without recursion. What is not well-formed is walked as far as it goes, and is for
 * `JSON.parse` to refuse.
 * @throws SyntaxError where a name has an escape that is none.
 */
export function* jsonParts(text: string): Generator<JsonPart, void, undefined> {
  // Of each array and object that is open, the names so far: of an array null.
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
      yield { written, depth: open.length, name, isTwice: name !== null && names?.has(name) === true };
      if (name !== null) names?.add(name);
      continue;
    }
    if (bracket === '{') open.push(new Set());
    else if (bracket === '[') open.push(null);
    else open.pop();
    yield { written: bracket, depth: open.length, name: null, isTwice: false };
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Behind the closing quote; the end of the text where there is none. */
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
