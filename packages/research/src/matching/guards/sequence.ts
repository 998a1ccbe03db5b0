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
  const known = sequences.of(language);
  return new Set(words(text, language).flatMap((word) => known?.get(word) ?? []));
}

const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { before: 'before', after: 'after', during: 'during amid' },
  es: { before: 'antes', after: 'despues tras', during: 'durante' },
  fr: { before: 'avant', after: 'apres', during: 'pendant durant lors' },
  de: { before: 'vor bevor', after: 'nach nachdem', during: 'wahrend' },
  pt: { before: 'antes', after: 'depois apos', during: 'durante' },
  it: { before: 'prima', after: 'dopo', during: 'durante' },
  ar: { before: 'قبل', after: 'بعد', during: 'خلال أثناء' },
  ru: { before: 'перед до', after: 'после', during: 'время' },
  uk: { before: 'перед до', after: 'після', during: 'час' },
};

const sequences = listsByLanguage(
  lists,
  (list, language) =>
    new Map(
      Object.entries(list).flatMap(([told, forms]) => words(forms, language).map((word) => [word, told])),
    ),
);
