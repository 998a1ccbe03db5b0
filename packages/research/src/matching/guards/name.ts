import { foldText, monthsAndDays, sentences, terms, words } from '@partner-api/text';
import { distance } from 'fastest-levenshtein';
import { LONGEST_PLACE_NAME_WORDS } from '../../index/place-names.js';
import type { Comparison } from '../comparing/comparison.js';
import { differ, type Guard, isSubset, valuesOf } from './guard.js';
import { guardValuesIn } from './guard-words.js';
import { substitutionsBetween } from './substitutions.js';

/** Whether the claims differ in places or names, or in who did what to whom. */
export const differentNames: Guard = (comparison, strict) => {
  const { language, submitted, stored, storedInContext, storedProvince } = comparison;
  const readPlaces = (text: string) => placesIn(text, comparison);
  const places = valuesOf(comparison, strict, readPlaces);
  // The province of a record counts as a mention of it.
  const named = places.storedInContext;
  const known = named.size === 0 ? readPlaces(storedProvince?.name ?? '') : named;
  if (differ({ ...places, storedInContext: known }, strict)) return 'place';
  if (differ(valuesOf(comparison, strict, relationsIn), strict)) return 'wording';
  if (!strict) return hasReplacedNames(comparison) ? 'name' : null;
  const lacksNames = (text: string, of: string) =>
    properNames(of, language).some((name) => !isIn(name, text, language));
  if (lacksNames(storedInContext, submitted) || lacksNames(submitted, stored)) return 'name';
  if (hasOtherOrder(comparison)) return 'order';
  return hasOtherWords(comparison) ? 'wording' : null;
};

/** Province names in a text, longest match only: "North Sarenes" does not also match "Sarenes". */
function placesIn(text: string, { language, places }: Comparison): Set<string> {
  const spoken = words(text, language);
  const found = new Set<string>();
  for (let start = 0; start < spoken.length; start++)
    for (let length = LONGEST_PLACE_NAME_WORDS; length > 0; length--) {
      const phrase = spoken.slice(start, start + length).join(' ');
      if (!places.has(phrase)) continue;
      found.add(phrase);
      start += length - 1;
      break;
    }
  return found;
}

/** Words that refer to another person than the one named next to them: "the mayor's wife", "the former mayor". */
const relationsIn = (text: string, language: string) => guardValuesIn('relation', text, language);

/** Capitalised words, in scripts with capitals, except at the start of a sentence. */
function properNames(text: string, language: string): string[] {
  return sentences(text, language).flatMap((sentence) =>
    Array.from(sentence.text.matchAll(capitalised))
      .filter(({ index }) => /[\p{L}\p{N}]/u.test(sentence.text.slice(0, index)))
      .map(([word]) => word)
      .filter((word) => terms(word, language).length > 0 && monthsAndDays(word, language).size === 0),
  );
}

const capitalised = /(?<![\p{L}\p{M}\p{N}'’])\p{Lu}[\p{L}\p{M}\p{N}'’]+/gu;

function isIn(name: string, text: string, language: string): boolean {
  const held = new Set(terms(text, language));
  const wanted = terms(name, language);
  // Inflected names differ in their last few characters. Requires the same beginning, because in Russian the name of
  // Tomsk contains that of Omsk.
  const beginning = wanted.find((term) => term.startsWith('_'));
  const beginsAlike = beginning === undefined || held.has(beginning);
  return beginsAlike && wanted.filter((term) => held.has(term)).length >= wanted.length * minShareOfName;
}

const minShareOfName = 0.6;

/**
 * Whether both claims have a name that the other lacks, and these replace each other or no name is shared.
 * A message of only terms of the stored claim, without any name of it, is more general.
 */
function hasReplacedNames(comparison: Comparison): boolean {
  const { language, message, nearest, stored, storedInContext } = comparison;
  const spoken = words(message, language);
  const named = [...properNames(stored, language), ...openingName(stored)];
  const added = reliableNames(nearest, language).filter(
    (name) => !isNamed(name, words(storedInContext, language)),
  );
  const missing = named.filter((name) => !isNamed(name, spoken));
  const lacksAll = missing.length > 0 && missing.length === named.length;
  if (lacksAll && isSubset(new Set(terms(message, language)), new Set(terms(storedInContext, language))))
    return true;
  if (added.length === 0 || missing.length === 0) return false;
  if (lacksAll) return true;
  const [isAdded, isMissing] = [new Set(added.map(foldText)), new Set(missing.map(foldText))];
  return substitutionsBetween(words(nearest, language), words(stored, language)).some(
    ({ mine, theirs }) =>
      mine.some((word) => isAdded.has(word)) && theirs.some((word) => isMissing.has(word)),
  );
}

/** The first word of a claim if the second is capitalised too: "Ada Brook", but not "Yesterday". */
function openingName(text: string): string[] {
  const [, name] = /^[^\p{L}\p{N}]*(\p{Lu}[\p{L}\p{M}'’]+) \p{Lu}/u.exec(text) ?? [];
  return name === undefined ? [] : [name];
}

/** Capitals indicate names only if they are rare (unlike in headlines) and occur with lower-case letters. */
function reliableNames(text: string, language: string): string[] {
  const names = properNames(text, language).filter((name) => /\p{Ll}/u.test(name));
  return names.length > words(text, language).length * maxShareOfNames ? [] : names;
}

const maxShareOfNames = 0.5;

/** Whether a word is an inflection or spelling of a name, or contains it, as the hashtag "#adabrook" does. */
function isNamed(name: string, spoken: readonly string[]): boolean {
  const wanted = foldText(name).replace(/['’]s$/, '');
  return spoken.some(
    (word) =>
      word === wanted ||
      (wanted.length >= minPart && word.includes(wanted)) ||
      (word.length >= minPart && wanted.startsWith(word)) ||
      (wanted.length >= minMisspelt && distance(word, wanted) <= wanted.length / minMisspelt),
  );
}

const minPart = 4;
const minMisspelt = 5;

/**
 * Whether the claims have their shared words in another order ("A attacked B", "B attacked A"): their longest common
 * subsequence is shorter than two thirds of the shared terms.
 */
function hasOtherOrder({ language, submitted, stored }: Comparison): boolean {
  const [said, told] = [submitted, stored].map((text) => [...new Set(terms(text, language))]);
  const shared = (said ?? []).filter((term) => told?.includes(term));
  const ends: number[] = [];
  for (const term of shared) {
    const place = told?.indexOf(term) ?? 0;
    const longer = ends.findIndex((end) => end >= place);
    ends[longer === -1 ? ends.length : longer] = place;
  }
  return ends.length < (shared.length * 2) / 3;
}

/** Whether one or two words are replaced by words that the other claim has nowhere: "the bishop" for "the mayor". */
function hasOtherWords({ language, submitted, stored, storedInContext }: Comparison): boolean {
  const [said, known] = [new Set(terms(submitted, language)), new Set(terms(storedInContext, language))];
  const newTo = (all: ReadonlySet<string>, part: readonly string[]) =>
    part.length <= maxSubstituted &&
    part.some((word) => terms(word, language).some((term) => !all.has(term)));
  const telling = (part: readonly string[]) => part.filter((word) => terms(word, language).length > 0);
  return substitutionsBetween(words(submitted, language), words(stored, language)).some(
    ({ mine, theirs }) => newTo(known, telling(mine)) && newTo(said, telling(theirs)),
  );
}

const maxSubstituted = 2;
