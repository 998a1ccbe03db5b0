import { foldText, terms, words } from '@partner-api/text';
import { distance } from 'fastest-levenshtein';
import { isEnglish, isShortFor } from './short-names.js';

/**
 * Whether two words may be one name: "Vel" of "VelJohnson", "Nakita" and "Nikita", in English also "Italian" and "Italy",
 * "Co" and "County", "Tom" and "Thomas"; "Li" is none of "Lindt".
 */
export function areFormsOfOneName(a: string, b: string, language: string): boolean {
  if (isPartOf(a, b) || isPartOf(b, a) || isShortFor(a, b, language)) return true;
  const [short = '', long = ''] = [foldText(a), foldText(b)].sort((one, other) => one.length - other.length);
  return (
    (short.length >= shortestForm && long.startsWith(short)) ||
    distance(short, long) <= mostMisspelt(long.length) ||
    (isEnglish(language) && areFormsInEnglish(short, long))
  );
}

/** Whether a name is part of a longer word, as of the hashtag "#adabrook". */
export function isJoined(name: string, spoken: readonly string[], language: string): boolean {
  const [wanted = ''] = words(name, language);
  return wanted.length >= shortestJoined && spoken.some((word) => word.includes(wanted));
}

const shortestJoined = 4;

/** Whether one of the terms of a text is of a name; of names that are inflected the beginning counts, since endings are shared. */
export function isAmongTerms(name: string, all: ReadonlySet<string>, language: string): boolean {
  const wanted = terms(name, language);
  const beginning = wanted.find((term) => term.startsWith('_'));
  return beginning === undefined ? wanted.some((term) => all.has(term)) : all.has(beginning);
}

function areFormsInEnglish(short: string, long: string): boolean {
  const [beginning, root] = [short.replace(/s$/, ''), rootOf(short)];
  if (abbreviations.has(beginning) && long.startsWith(beginning)) return true;
  return root.length >= shortestForm && root === rootOf(long);
}

/** What the name of a country and of its people have in common: "ital" of "Italy" and "Italians". */
function rootOf(name: string): string {
  return name.replace(/s$/, '').replace(/(?:ian|an|ese|ish|ia|[aeoy])$/, '');
}

/** Capitals within a name part it: "VelJohnson" is written "Vel Johnson", too. */
function isPartOf(part: string, name: string): boolean {
  const parts = name.split(/(?<=\p{Ll})(?=\p{Lu})/u);
  return parts.length > 1 && parts.includes(part);
}

const shortestForm = 4;
const abbreviations: ReadonlySet<string> = new Set([
  'co',
  'dem',
  'dep',
  'gen',
  'gov',
  'rep',
  'sec',
  'sen',
  'st',
  'univ',
]);

/** Letters that two spellings of one name may differ in: short names that differ in one are two, as Tim and Tom. */
function mostMisspelt(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}
