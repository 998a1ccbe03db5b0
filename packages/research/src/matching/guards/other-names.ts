import { monthsAndDays } from '@partner-api/reading';
import { foldText, terms, words } from '@partner-api/text';
import { capitalisedWords } from '../comparing/capitalised-words.js';
import type { Comparison } from '../comparing/comparison.js';
import { properNames } from './different-names.js';
import { placesIn } from './different-places.js';
import { fullNamesIn, hasInitials } from './full-names.js';
import { areFormsOfOneName, isJoined } from './name-forms.js';

/**
 * Whether both name somebody or something, and no name of the stored claim is in the message. Months and places are
 * compared as such.
 */
export function haveOtherNames(comparison: Comparison): boolean {
  const { language, message, submitted, stored, storedInContext } = comparison;
  const isName = (name: string) =>
    terms(name, language).length > 0 &&
    monthsAndDays(name, language).size === 0 &&
    !namesPlace(name, stored, comparison);
  const named = [...properNames(stored, language), ...openingName(stored)].filter(isName);
  if (named.length === 0) return false;
  // A long message may speak of others, too.
  if (words(submitted, language).length > words(stored, language).length * mostTimesLonger) return false;
  const heard = new Set(terms(message, language));
  const known = new Set(terms(storedInContext, language));
  const isIn = (name: string, all: ReadonlySet<string>) =>
    terms(name, language).some((term) => all.has(term));
  const others = toldNames(submitted, language).filter((name) => isName(name) && !isIn(name, known));
  if (others.length === 0 || hasInitials(message, fullNamesIn(stored, comparison))) return false;
  const spoken = words(message, language);
  const capitalised = capitalisedWords(submitted).map(({ word }) => word);
  const isToldOtherwise = (name: string) =>
    capitalised.some((other) => areFormsOfOneName(name, other, language)) || isJoined(name, spoken, language);
  return named.every((name) => !isIn(name, heard) && !isToldOtherwise(name));
}

const mostTimesLonger = 1.5;

/** The first word of a claim where the second is capitalised as well: "Ada Brook", but not "Yesterday". */
function openingName(text: string): string[] {
  const [, name] = /^[^\p{L}\p{N}]*(\p{Lu}[\p{L}\p{M}'’]+) \p{Lu}/u.exec(text) ?? [];
  return name === undefined ? [] : [name];
}

/** Whether a word is part of the name of a place that a text has. */
function namesPlace(name: string, text: string, comparison: Comparison): boolean {
  const parts = new Set([...placesIn(text, comparison)].flatMap((place) => place.split(' ')));
  return words(name, comparison.language).every((word) => parts.has(word));
}

/** Capitals tell of names only where they are rare: not in headlines, and not in what is said loudly. */
function toldNames(text: string, language: string): string[] {
  const loud = new Set((text.match(loudWords) ?? []).flatMap((run) => run.split(/\s/)));
  const names = properNames(text, language).filter((name) => !loud.has(name));
  const spoken = words(text, language).length;
  return names.length > spoken * mostOfNames ? [] : names;
}

const mostOfNames = 0.5;

/** A word of capitals that is longer than an abbreviation, and words of capitals side by side: "FBI" is neither. */
const loudWords = /(?<![\p{L}\p{N}])(?:\p{Lu}{6,}|\p{Lu}{2,}(?:\s\p{Lu}{2,})+)(?![\p{L}\p{N}])/gu;

/** Every capitalised word, folded, but those that are all capitals, which are loud, and those that say nothing ("So"). */
export function namesIn({ language, submitted, storedInContext }: Comparison): Set<string> {
  const found = `${submitted}\n${storedInContext}`.match(
    /(?<![\p{L}\p{M}\p{N}'’])\p{Lu}[\p{L}\p{M}\p{N}'’]*\p{Ll}[\p{L}\p{M}\p{N}'’]*/gu,
  );
  return new Set((found ?? []).filter((name) => terms(name, language).length > 0).map(foldText));
}
