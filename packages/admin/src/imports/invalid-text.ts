import { foldText, hasControlCharacters } from '@partner-api/text';
import type { Fault } from './reject.js';

/** Limits the time that reading a text takes; longer texts are to be split into sections. */
const TEXT_MAXIMUM_CHARACTERS = 20_000;

/** The characters of the longest phrase that a compatibility character (U+FDFA) folds to. */
const LONGEST_UNFOLDED = 18;

/** Members whose texts can have paragraphs. */
const PARAGRAPHS: ReadonlySet<string> = new Set([
  'summary',
  'body',
  'text',
  'context',
  'explanation',
  'reason',
]);

const LAYOUT = /[\t\n\r]/g;

/**
 * Returns the first unacceptable text: too long, with a control character or lone surrogate (which the store cannot
 * hold), or with characters that change the direction of surrounding text. Tabs and line breaks are allowed in texts
 * with paragraphs.
 */
export function findInvalidText(value: unknown, path = '', mayBreakLines = false): Fault | null {
  if (typeof value === 'string') {
    const fault = faultIn(value, mayBreakLines);
    return fault && { field: path, ...fault };
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, member] of Object.entries(value)) {
    const name = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    const fault = findInvalidText(member, name, PARAGRAPHS.has(key));
    if (fault) return fault;
  }
  return null;
}

function faultIn(text: string, mayBreakLines: boolean): Omit<Fault, 'field'> | null {
  const mayUnfoldTooFar =
    text.length * LONGEST_UNFOLDED > TEXT_MAXIMUM_CHARACTERS && text.length <= TEXT_MAXIMUM_CHARACTERS;
  const length = mayUnfoldTooFar ? foldText(text).length : text.length;
  if (length > TEXT_MAXIMUM_CHARACTERS)
    return {
      reason: 'text_too_long',
      detail: `must have at most ${TEXT_MAXIMUM_CHARACTERS} characters, compatibility characters unfolded; it has ${length}`,
    };
  if (hasControlCharacters(mayBreakLines ? text.replace(LAYOUT, ' ') : text))
    return { reason: 'control_character', detail: 'holds a character that is not text' };
  if (turnsDirection(text))
    return {
      reason: 'bidirectional_control',
      detail:
        'must not override the direction of text (U+202D, U+202E), and must close what it embeds or isolates (U+202A, U+202B, U+2066 to U+2068) on the same line',
    };
  return null;
}

const directionControls = /[\u202a-\u202e\u2066-\u2069\n\r\u2028\u2029]/g;
const POP_EMBEDDING = '\u202c';
const POP_ISOLATE = '\u2069';

/**
 * Whether a text overrides the direction of text or affects text beside it. Balanced pairs, which enclose names in
 * Arabic and Hebrew messages, are harmless.
 */
function turnsDirection(text: string): boolean {
  const open: string[] = [];
  for (const [control] of text.matchAll(directionControls)) {
    switch (control) {
      case '\u202d':
      case '\u202e':
        return true;
      case '\u202a':
      case '\u202b':
        open.push(POP_EMBEDDING);
        break;
      case '\u2066':
      case '\u2067':
      case '\u2068':
        open.push(POP_ISOLATE);
        break;
      case POP_EMBEDDING:
      case POP_ISOLATE:
        if (open.pop() !== control) return true;
        break;
      default:
        if (open.length > 0) return true;
    }
  }
  return open.length > 0;
}
