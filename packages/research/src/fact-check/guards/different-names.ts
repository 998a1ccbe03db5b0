import { sentences, terms } from '@partner-api/text';
import type { Comparison } from '../comparison.js';

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

const capitalised = /(?<![\p{L}\p{M}\p{N}'’])\p{Lu}[\p{L}\p{M}\p{N}'’]+/gu;

/** Capitalised words within sentences. */
export function properNames(text: string, language: string): string[] {
  return sentences(text, language).flatMap((sentence) =>
    Array.from(sentence.text.matchAll(capitalised))
      .filter(({ index }) => /[\p{L}\p{N}]/u.test(sentence.text.slice(0, index)))
      .map(([name]) => name),
  );
}

function hasNames(text: string, names: readonly string[], language: string): boolean {
  const held = new Set(terms(text, language));
  return names.every((name) => {
    const wanted = terms(name, language);
    // Inflected names differ in their last few characters.
    return wanted.filter((term) => held.has(term)).length >= wanted.length * leastShareOfName;
  });
}

const leastShareOfName = 0.6;
