import { sentences, terms } from '@partner-api/text';
import { capitalisedWords } from '../comparing/capitalised-words.js';
import type { Comparison } from '../comparing/comparison.js';

/**
 * Whether one claim has a name that the other lacks: a capitalised word within a sentence, in scripts that have
 * capitals. The first word of a sentence tells nothing. Where most words are capitalised, as in headlines, all count
 * as names, so that a headline matches only what has all of its words.
 */
export function differentNames({ language, submitted, stored, storedInContext }: Comparison): boolean {
  return (
    !hasNames(storedInContext, properNames(submitted, language), language) ||
    !hasNames(submitted, properNames(stored, language), language)
  );
}

/** Capitalised words within sentences. */
export function properNames(text: string, language: string): string[] {
  return sentences(text, language).flatMap((sentence) =>
    capitalisedWords(sentence.text)
      .filter(({ start }) => /[\p{L}\p{N}]/u.test(sentence.text.slice(0, start)))
      .map(({ word }) => word),
  );
}

function hasNames(text: string, names: readonly string[], language: string): boolean {
  const held = new Set(terms(text, language));
  return names.every((name) => {
    const wanted = terms(name, language);
    // Inflected names differ in their last few characters: "Томска" is no form of "Омска".
    const [beginning] = wanted.filter((term) => term.startsWith('_'));
    const beginsAlike = beginning === undefined || held.has(beginning);
    return beginsAlike && wanted.filter((term) => held.has(term)).length >= wanted.length * leastShareOfName;
  });
}

const leastShareOfName = 0.6;
