import { listsByLanguage } from '@partner-api/reading';
import { words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';
import { isWithin } from './different-numbers.js';

/** Whether one claim tells that something was before, after or during another, and the other claim does not. */
export function differentSequence({ language, submitted, stored, storedInContext }: Comparison): boolean {
  const said = sequenceIn(submitted, language);
  return (
    !isWithin(said, sequenceIn(storedInContext, language)) || !isWithin(sequenceIn(stored, language), said)
  );
}

/** Which of `before`, `after` and `during` a text has a word for. */
export function sequenceIn(text: string, language: string): Set<string> {
  const spoken = ` ${words(text, language).join(' ')} `;
  const told = sequences.of(language) ?? [];
  return new Set(told.flatMap(([phrase, says]) => (spoken.includes(phrase) ? [says] : [])));
}

/** What tells of a time and seldom of a place or a way. */
const lists: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  en: { before: ['before'], after: ['after'], during: ['during', 'amid'] },
  es: {
    before: ['antes de', 'antes del'],
    after: ['después de', 'después del', 'tras'],
    during: ['durante'],
  },
  fr: { before: ['avant'], after: ['après'], during: ['pendant', 'durant'] },
  de: { before: ['bevor'], after: ['nachdem'], during: ['während'] },
  pt: { before: ['antes de', 'antes do', 'antes da'], after: ['depois de', 'após'], during: ['durante'] },
  it: { before: ['prima di', 'prima del', 'prima della'], after: ['dopo'], during: ['durante'] },
  ar: { after: ['بعد'], during: ['خلال', 'أثناء'] },
  ru: { before: ['перед'], after: ['после'], during: ['во время'] },
  uk: { before: ['перед'], after: ['після'], during: ['під час'] },
};

/** Folded as words are, between spaces. */
const sequences = listsByLanguage(lists, (list, language) =>
  Object.entries(list).flatMap(([says, phrases]) =>
    phrases.map((phrase): [string, string] => [` ${words(phrase, language).join(' ')} `, says]),
  ),
);
