import { words } from '@partner-api/text';
import type { Guard } from './guard.js';
import { guardWordsIn } from './guard-words.js';

/**
 * Whether one claim denies what the other does not. Strictly, denials are counted, those that deny nothing ("not only")
 * included. Otherwise it counts whether the sentence that tells the claim denies, and whether a word calls a report untrue
 * ("hoax") anywhere. In a language whose denials are not known any other wording may hold one.
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

/** How many words of a text deny; null in a language whose denials are not known. */
export function countDenials(text: string, language: string): number | null {
  const found = guardWordsIn(words(text, language), language);
  return found?.filter(({ kind }) => kind === 'deny' || kind === 'untrue').length ?? null;
}

function readDenials(text: string, language: string) {
  const found = guardWordsIn(words(text, language), language);
  if (found === null) return null;
  const has = (kind: string) => found.some((word) => word.kind === kind);
  return {
    /** With those that deny nothing. */
    count: found.filter(({ kind }) => denying.has(kind)).length,
    callsUntrue: has('untrue'),
    denies: has('deny'),
  };
}

const denying: ReadonlySet<string> = new Set(['deny', 'untrue', 'idle']);

const plain = (text: string, language: string) => words(text, language).join(' ');
