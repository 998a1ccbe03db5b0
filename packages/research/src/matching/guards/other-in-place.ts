import { monthsAndDays } from '@partner-api/reading';
import { sentences, terms, words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';
import { isYear, numbersIn } from './different-numbers.js';
import { areFormsOfOneName } from './name-forms.js';
import { type Slot, slotsIn } from './slots.js';
import { isTitle } from './titles.js';

/**
 * Whether a name stands beside a word that both claims have, where the stored one has another name: "President Okoye" for
 * "President Lindt", "Ada Lindt" for "Iris Lindt", "voters of Calder" for "voters of Lindt". Neither claim may have the
 * name of the other anywhere.
 */
export function hasAnotherNameInPlace(comparison: Comparison): boolean {
  const { language, message, stored, storedInContext } = comparison;
  // A claim opens with whom it is about; a message may open with any word.
  const told = namesInPlace(sentencesOf(stored, language), language).filter(
    ({ opens, side, beside }) => !opens || side === 'behind' || isCapitalised(beside),
  );
  if (told.length === 0) return false;
  const [isNew, isUnknown] = [isMissingFrom(message, language), isMissingFrom(storedInContext, language)];
  const said = namesInPlace(comparison.sentences, language).filter(
    ({ opens, side }) => !opens || side === 'behind',
  );
  return said.some(({ held, place }) => {
    const others = heldIn(told, place);
    const isOther = (name: string) => isNew(name) && !areFormsOfOneName(held, name, language);
    return others.length > 0 && others.every(isOther) && heldIn(said, place).every(isUnknown);
  });
}

/** Whether another number stands behind a word that both claims have: "Law 12" for "Law 107", "donate 16" for "donate 5". */
export function hasAnotherNumberInPlace({
  language,
  message,
  sentences: said,
  stored,
  storedInContext,
}: Comparison): boolean {
  const told = numbersInPlace(sentencesOf(stored, language), language);
  if (told.length === 0) return false;
  const [heard, known] = [numbersIn(message, language), numbersIn(storedInContext, language)];
  return numbersInPlace(said, language).some(({ number, place }) => {
    const others = told.filter((slot) => slot.place === place);
    return !known.has(number) && others.length > 0 && others.every((other) => !heard.has(other.number));
  });
}

/** Whether another number stands before a word that both claims have: "12,000 voters" for "58,000 voters". */
export function countsAnotherNumber(comparison: Comparison): boolean {
  const { language, message, stored, storedInContext } = comparison;
  const [heard, known] = [numbersIn(message, language), numbersIn(storedInContext, language)];
  const told = countsIn(stored, language).filter(({ number }) => !heard.has(number));
  return countsIn(comparison.nearest, language).some(
    ({ number, counted }) => !known.has(number) && told.some((other) => other.counted === counted),
  );
}

function sentencesOf(text: string, language: string): string[] {
  return sentences(text, language).map((sentence) => sentence.text);
}

function heldIn(slots: readonly Slot[], place: string): string[] {
  return slots.filter((slot) => slot.place === place).map(({ held }) => held);
}

/** Of headlines none: where nearly all words are capitalised, capitals tell of no names. */
function namesInPlace(said: readonly string[], language: string): Slot[] {
  const isName = (word: string) =>
    letters.test(word) &&
    isCapitalised(word) &&
    /\p{Ll}/u.test(word) &&
    !isTitle(word) &&
    terms(word, language).length > 0 &&
    monthsAndDays(word, language).size === 0;
  return said.flatMap((sentence) =>
    isHeadline(sentence, language) ? [] : slotsIn(sentence, language, isName),
  );
}

function isCapitalised(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

const letters = /^[\p{L}\p{M}]+$/u;

/** Whether hardly a word that tells something begins small. */
function isHeadline(sentence: string, language: string): boolean {
  const telling = sentence.match(spoken)?.filter((word) => terms(word, language).length > 0) ?? [];
  const small = telling.filter((word) => /^\p{Ll}/u.test(word)).length;
  return small < (telling.length - small) * fewestSmall;
}

const spoken = /[\p{L}\p{M}]+/gu;
const fewestSmall = 0.25;

/** Numbers behind a word; days and years behind a month are compared as dates. */
function numbersInPlace(said: readonly string[], language: string): { number: string; place: string }[] {
  return said
    .flatMap((sentence) => slotsIn(sentence, language, (word) => numbersIn(word, language).size === 1))
    .flatMap(({ held, place, side, beside }) => {
      const [number = ''] = numbersIn(held, language);
      const isCompared = side === 'behind' && !isYear(number) && monthsAndDays(beside, language).size === 0;
      return isCompared ? [{ number, place }] : [];
    });
}

function isMissingFrom(text: string, language: string): (name: string) => boolean {
  const all = new Set(terms(text, language));
  return (name) => terms(name, language).every((term) => !all.has(term));
}

/** The numbers of a text that are no years, each with the terms of the word after it. */
function countsIn(text: string, language: string): { number: string; counted: string }[] {
  const spoken = words(text, language);
  return spoken.flatMap((word, place) => {
    const [number] = numbersIn(word, language);
    const next = spoken[place + 1] ?? '';
    const counted = terms(next, language).join(' ');
    const isCount = number !== undefined && counted !== '' && !isYear(number);
    return isCount && numbersIn(next, language).size === 0 ? [{ number, counted }] : [];
  });
}
