import { hasControlCharacters } from '@partner-api/text';
import type { Fault } from './reject.js';

/** Members whose texts may have paragraphs. */
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
 * The first text with a control character or half of a surrogate pair, which the store cannot carry. Tabs and line
 * breaks may stand only where there are paragraphs.
 */
export function findControlCharacter(value: unknown, path = '', mayBreakLines = false): Fault | null {
  if (typeof value === 'string') {
    if (!hasControlCharacters(mayBreakLines ? value.replace(LAYOUT, ' ') : value)) return null;
    return { field: path, reason: 'control_character', detail: 'holds a character that is not text' };
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, member] of Object.entries(value)) {
    const name = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    const fault = findControlCharacter(member, name, PARAGRAPHS.has(key));
    if (fault) return fault;
  }
  return null;
}
