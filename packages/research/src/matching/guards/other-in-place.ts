import { terms, words } from '@partner-api/text';
import { monthsAndDays } from '../../language/months-and-days.js';
import type { Comparison } from '../comparing/comparison.js';
import { isYear, numbersIn } from './different-numbers.js';
import { isShortFor } from './short-names.js';

/**
 * Whether a name follows another name that both claims have, where the stored one has yet another after it: "President
 * Okoye" for "President Lindt", "Ada Lindt" for "Ada Brook". Neither claim may have the name of the other anywhere.
 */
export function followsAnotherName(comparison: Comparison): boolean {
  return followsAnother(comparison, namePairs);
}

/** Whether a name that both claims have goes with another number: "Law 12" for "Law 107". */
export function isNumberedOtherwise(comparison: Comparison): boolean {
  return followsAnother(comparison, numberedNames);
}

type PairsIn = (text: string, language: string) => readonly (readonly [string, string])[];

function followsAnother(comparison: Comparison, pairsIn: PairsIn): boolean {
  const { language, message, stored, storedInContext } = comparison;
  const told = pairsIn(stored, language);
  if (told.length === 0) return false;
  const isNew = isMissingFrom(message, language);
  const isUnknown = isMissingFrom(storedInContext, language);
  return pairsIn(comparison.nearest, language).some(([first, second]) => {
    if (!isUnknown(second)) return false;
    const others = told.filter(([other]) => isSame(other, first, language)).map(([, other]) => other);
    return others.length > 0 && others.every((other) => isNew(other) && !isFormOf(second, other));
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

/** Capitalised words side by side; where nearly all words are, as in a headline, capitals tell of no names. */
function namePairs(text: string): [string, string][] {
  const pairs = pairsOf(text, sideBySide);
  const spoken = text.match(/\p{L}+/gu)?.length ?? 0;
  return pairs.length > spoken * mostOfPairs ? [] : pairs;
}

const mostOfPairs = 0.5;

/** Numbers behind a name; days and years behind a month are compared as dates. */
function numberedNames(text: string, language: string): [string, string][] {
  return pairsOf(text, numbered).filter(([first]) => monthsAndDays(first, language).size === 0);
}

function pairsOf(text: string, pattern: RegExp): [string, string][] {
  return Array.from(text.matchAll(pattern), ({ 1: first = '', 2: second = '' }) => [first, second]);
}

const name = String.raw`\p{Lu}[\p{L}\p{M}]*\p{Ll}[\p{L}\p{M}]*`;
const opens = String.raw`(?<!\p{L}['’]|[\p{L}\p{M}\p{N}])`;
const sideBySide = new RegExp(String.raw`${opens}(${name})\.?\s(?=(${name})(?![\p{L}\p{M}\p{N}-]))`, 'gu');
const numbered = new RegExp(String.raw`${opens}(${name})\s(?=(\p{Nd}+)(?![\p{L}\p{N}.,:]))`, 'gu');

function isMissingFrom(text: string, language: string): (name: string) => boolean {
  const all = new Set(terms(text, language));
  return (name) => {
    const wanted = terms(name, language);
    return wanted.length > 0 && wanted.every((term) => !all.has(term));
  };
}

function isSame(a: string, b: string, language: string): boolean {
  return words(a, language).join(' ') === words(b, language).join(' ');
}

/** "Korean" and "Korea", "Co" and "County", "Tom" and "Thomas", "Vel" of "VelJohnson"; "Li" is none of "Lindt". */
function isFormOf(a: string, b: string): boolean {
  if (isShortFor(a, b) || isPartOf(a, b) || isPartOf(b, a)) return true;
  const [short = '', long = ''] = [a.toLowerCase(), b.toLowerCase()].sort(
    (one, other) => one.length - other.length,
  );
  return long.startsWith(short) && (short.length >= shortestForm || abbreviations.has(short));
}

/** Capitals within a name part it: "VelJohnson" is written "Vel Johnson", too. */
function isPartOf(part: string, name: string): boolean {
  const parts = name.split(/(?<=\p{Ll})(?=\p{Lu})/u);
  return parts.length > 1 && parts.includes(part);
}

const shortestForm = 4;
const abbreviations: ReadonlySet<string> = new Set(['co', 'dep', 'gen', 'gov', 'rep', 'sen', 'st', 'univ']);

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
