import { words } from '@partner-api/text';
import type { Guard } from './guard.js';
import { guardWordsIn } from './guard-words.js';

/**
 * Whether one claim negates what the other does not. If strict, all negations are counted, even idle ones ("not only");
 * otherwise, whether the matching sentence has a negation and whether a word anywhere calls a report false ("hoax"). In
 * a language without a table, any difference in wording may be a negation.
 */
export const differentNegation: Guard = (
  { language, submitted, nearest, stored, storedInContext },
  strict,
) => {
  const [all, said, told, known] = [submitted, nearest, stored, storedInContext].map((text) =>
    readDenials(text, language),
  );
  if (!all || !said || !told || !known)
    return plain(submitted, language) === plain(stored, language) ? null : 'negation';
  const isDenied = strict
    ? all.count !== told.count
    : all.callsUntrue !== known.callsUntrue || said.denies !== known.denies;
  return isDenied ? 'negation' : null;
};

/** Number of negations in a text; null for a language without a table. */
export function countDenials(text: string, language: string): number | null {
  const found = guardWordsIn(words(text, language), language);
  return found?.filter(({ kind }) => kind === 'deny' || kind === 'untrue').length ?? null;
}

function readDenials(text: string, language: string) {
  const found = guardWordsIn(words(text, language), language);
  if (found === null) return null;
  const has = (kind: string) => found.some((word) => word.kind === kind);
  return {
    /** Including negations without effect, such as "not only". */
    count: found.filter(({ kind }) => denying.has(kind)).length,
    callsUntrue: has('untrue'),
    denies: has('deny'),
  };
}

const denying: ReadonlySet<string> = new Set(['deny', 'untrue', 'idle']);

const plain = (text: string, language: string) => words(text, language).join(' ');
