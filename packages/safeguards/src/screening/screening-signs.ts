import { TABLE_LANGUAGES, termsAtRisk } from '../at-risk/terms-at-risk.js';
import { readTable } from '../read-table.js';

/** A sign that a term gives: "asks where", "people at risk", "now". */
interface SignRow {
  readonly sign: string;
  /** What the sign adds to the sum of weak signs, in tenths. */
  readonly weight: number;
  /** Names under which rules ask for any of several signs. */
  readonly groups: readonly string[];
}

export const signRows: readonly SignRow[] = readTable('screening-signs.tsv', [
  'sign',
  'weight',
  'groups',
  'meaning',
]).map(({ sign, weight, groups }) => ({ sign, weight: Number(weight), groups: groups.split(' ') }));

/** The signs of a group, or the sign of that name. Throws for a name that is neither. */
export function signsNamed(name: string): string[] {
  const found = signRows.filter(({ sign, groups }) => sign === name || groups.includes(name));
  if (found.length === 0) throw new Error(`No sign and no group of signs is called "${name}"`);
  return found.map(({ sign }) => sign);
}

/** The terms of all languages, those of the list of people and places at risk included. */
export function screeningTerms(): { readonly term: string; readonly sign: string }[] {
  const known = new Set(signRows.map(({ sign }) => sign));
  const own = TABLE_LANGUAGES.flatMap((language) => readTable(`screening.${language}.tsv`, ['term', 'sign']));
  const unknown = own.find(({ sign }) => !known.has(sign));
  if (unknown !== undefined)
    throw new Error(`The term "${unknown.term}" has the unknown sign "${unknown.sign}"`);
  const atRisk = termsAtRisk.map(({ term, kind }) => ({ term, sign: kind as string }));
  return [...own, ...atRisk.filter(({ sign }) => known.has(sign))];
}

/** The sum of what signs weigh. */
export function weightOf(signs: ReadonlySet<string>): number {
  let sum = 0;
  for (const sign of signs) sum += weights.get(sign) ?? 0;
  return sum;
}

const weights: ReadonlyMap<string, number> = new Map(signRows.map(({ sign, weight }) => [sign, weight]));
