import { monthsAndDays } from '@partner-api/reading';
import { foldText, terms, words } from '@partner-api/text';
import type { Mismatch } from '../../domain/withheld.js';
import type { Comparison } from '../comparing/comparison.js';
import { callsUntrue } from './calls-untrue.js';
import { deniesItsWords } from './denied-words.js';
import { properNames } from './different-names.js';
import { denialsIn, differentNegation } from './different-negation.js';
import { isWithin, numbersIn } from './different-numbers.js';
import { placesIn } from './different-places.js';
import { type Exchange, exchangesBetween } from './exchanges.js';
import { nearWordMismatch } from './near-word-mismatch.js';
import { countsAnotherNumber, hasAnotherNameInPlace, hasAnotherNumberInPlace } from './other-in-place.js';
import { haveOtherNames, namesIn } from './other-names.js';
import { haveOtherPersons } from './other-persons.js';
import { haveOtherPlaces } from './other-places.js';
import { haveOtherQuantities } from './other-quantities.js';
import { haveOtherYears } from './other-years.js';
import { isOfOffice, relationsIn } from './relations.js';
import { sequenceIn } from './sequence.js';
import { isShortFor } from './short-names.js';

/**
 * The first thing in which claims contradict each other that are told in different words, as a message and the claim
 * that it repeats: there one may have names and numbers that the other leaves out, but not another in their place.
 * Claims in nearly the same words may leave out or add names, places and dates, and differ in nothing else.
 */
export function findContradiction(comparison: Comparison): Mismatch | null {
  const { language, nearest, stored, storedInContext } = comparison;
  const exchanges = exchangesBetween(words(nearest, language), words(stored, language));
  if (isNearlyWordForWord(comparison)) {
    const mismatch = nearWordMismatch(comparison);
    if (mismatch !== null) return mismatch;
    if (exchanges.some((part) => areOtherWords(part, comparison))) return 'wording';
  }
  if (mayDenyUnseen(comparison) || deniesItsWords(comparison) || callsUntrue(comparison)) return 'negation';
  if (haveOtherYears(comparison)) return 'date';
  if (
    countsAnotherNumber(comparison) ||
    hasAnotherNumberInPlace(comparison) ||
    haveOtherQuantities(comparison)
  )
    return 'number';
  if (haveOtherPlaces(comparison)) return 'place';
  if (haveOtherNames(comparison) || hasAnotherNameInPlace(comparison) || haveOtherPersons(comparison))
    return 'name';
  const parts = { comparison, known: new Set(words(storedInContext, language)), names: namesIn(comparison) };
  return (
    contradictions.find(([, contradicts]) => exchanges.some((part) => contradicts(part, parts)))?.[0] ?? null
  );
}

/** In a language whose denials are not known any other wording may hold one. */
function mayDenyUnseen(comparison: Comparison): boolean {
  return denialsIn('', comparison.language) === null && differentNegation(comparison);
}

interface Parts {
  readonly comparison: Comparison;
  readonly known: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

type Contradicts = (exchange: Exchange, parts: Parts) => boolean;

const contradictions: readonly (readonly [Mismatch, Contradicts])[] = [
  ['negation', deniesOneOnly],
  ['date', (exchange, parts) => areExchanged(exchange, parts, monthsAndDays)],
  ['number', (exchange, parts) => areExchanged(exchange, parts, numbersIn)],
  ['place', (exchange, parts) => areExchanged(exchange, parts, (text) => placesIn(text, parts.comparison))],
  ['name', areOtherNames],
  ['wording', relatesOneOnly],
  ['wording', (exchange, parts) => areExchanged(exchange, parts, sequenceIn)],
];

/** Each has something in its place that the other lacks altogether. */
function areExchanged(
  { mine, theirs }: Exchange,
  { comparison: { language, submitted, storedInContext } }: Parts,
  read: (text: string, language: string) => ReadonlySet<string>,
): boolean {
  const [here, there] = [read(mine.join(' '), language), read(theirs.join(' '), language)];
  if (here.size === 0 || there.size === 0) return false;
  const [said, known] = [read(submitted, language), read(storedInContext, language)];
  return [...here].some((value) => !known.has(value)) && [...there].some((value) => !said.has(value));
}

/** A denial between words that both have, with little else. */
function deniesOneOnly({ mine, theirs }: Exchange, { comparison: { language } }: Parts): boolean {
  if (Math.max(mine.length, theirs.length) > mostBesideDenial) return false;
  const [here, there] = [denialsIn(mine.join(' '), language), denialsIn(theirs.join(' '), language)];
  return here !== null && there !== null && here > 0 !== there > 0;
}

const mostBesideDenial = 2;

/** Both sides are names, and neither claim has a word of the other's anywhere. */
function areOtherNames({ mine, theirs }: Exchange, { known, names, comparison }: Parts): boolean {
  const said = new Set(words(comparison.message, comparison.language));
  const areNames = (part: readonly string[], elsewhere: ReadonlySet<string>) =>
    part.length > 0 && part.every((word) => names.has(word) && !elsewhere.has(word));
  return (
    areNames(mine, known) &&
    areNames(theirs, said) &&
    !isShortFor(mine.join(' '), theirs.join(' '), comparison.language)
  );
}

/** One has a word that makes somebody another, with little else, which the other has nowhere. */
function relatesOneOnly({ mine, theirs }: Exchange, { comparison }: Parts): boolean {
  const { language, message, storedInContext } = comparison;
  const isNew = (part: readonly string[], elsewhere: string, mayDiffer: (word: string) => boolean) => {
    const found = [...relationsIn(part.join(' '), language)].filter((word) => !mayDiffer(word));
    return found.length > 0 && !isWithin(new Set(found), relationsIn(elsewhere, language));
  };
  return (
    isNew(
      mine,
      storedInContext,
      (word) => isOfOffice(word, language) && standsBeforeName(word, comparison),
    ) || isNew(theirs, message, (word) => isOfOffice(word, language))
  );
}

/** "Former President Donald Trump": who it is, both claims say. */
function standsBeforeName(word: string, { language, nearest, stored }: Comparison): boolean {
  const spoken = words(nearest, language);
  const place = spoken.indexOf(word);
  const named = new Set(properNames(stored, language).map(foldText));
  return spoken.slice(place + 1, place + 1 + furthestName).some((next) => named.has(next));
}

/** Words: "former President Donald Trump". */
const furthestName = 3;

/** One or two words in the place of others, none of which the other claim has anywhere: "the bishop" for "the mayor". */
function areOtherWords(
  { mine, theirs }: Exchange,
  { language, submitted, storedInContext }: Comparison,
): boolean {
  const [here, there] = [telling(mine, language), telling(theirs, language)];
  if (Math.max(here.length, there.length) > mostExchanged) return false;
  const [said, known] = [new Set(terms(submitted, language)), new Set(terms(storedInContext, language))];
  const isNew = (part: readonly string[], all: ReadonlySet<string>) =>
    terms(part.join(' '), language).some((term) => !all.has(term));
  return isNew(here, known) && isNew(there, said);
}

const mostExchanged = 2;

/** Without "the", "his", "of". */
function telling(part: readonly string[], language: string): string[] {
  return part.filter((word) => terms(word, language).length > 0);
}

function isNearlyWordForWord({ language, submitted, stored, storedInContext }: Comparison): boolean {
  const [said, told, known] = [submitted, stored, storedInContext].map((text) => words(text, language));
  return shareOf(told, said) >= leastShared && shareOf(said, known) >= leastShared;
}

const leastShared = 0.7;

function shareOf(part: readonly string[] = [], whole: readonly string[] = []): number {
  const [some, all] = [new Set(part), new Set(whole)];
  return some.size === 0 ? 0 : [...some].filter((word) => all.has(word)).length / some.size;
}
