import { TABLE_LANGUAGES, termsAtRisk } from '../at-risk/terms-at-risk.js';
import { readTable } from '../read-table.js';

/** A sign that terms give: "asks where", "people at risk", "now". */
interface SignRow {
  readonly sign: string;
  /** What the sign adds to the sum of weights, in tenths. */
  readonly weight: number;
  /** Groups by which rules require any of several signs. */
  readonly groups: readonly string[];
}

export const signRows: readonly SignRow[] = readTable('screening-signs.tsv', [
  'sign',
  'weight',
  'groups',
  'meaning',
]).map(({ sign, weight, groups }) => ({ sign, weight: Number(weight), groups: groups.split(' ') }));

/** Returns the signs of a group, or the sign with this name. Throws if there is neither. */
export function signsNamed(name: string): string[] {
  const found = signRows.filter(({ sign, groups }) => sign === name || groups.includes(name));
  if (found.length === 0) throw new Error(`No sign and no group of signs is called "${name}"`);
  return found.map(({ sign }) => sign);
}

/** Returns the screening terms of all languages and the terms for people and places at risk. */
export function screeningTerms(): { readonly term: string; readonly sign: string }[] {
  const known = new Set(signRows.map(({ sign }) => sign));
  const own = TABLE_LANGUAGES.flatMap((language) => readTable(`screening.${language}.tsv`, ['term', 'sign']));
  const unknown = own.find(({ sign }) => !known.has(sign));
  if (unknown !== undefined)
    throw new Error(`The term "${unknown.term}" has the unknown sign "${unknown.sign}"`);
  const atRisk = termsAtRisk.map(({ term, kind }) => ({ term, sign: kind as string }));
  return [...own, ...atRisk.filter(({ sign }) => known.has(sign))];
}

/** Returns the sum of the signs' weights. */
export function weightOf(signs: ReadonlySet<string>): number {
  let sum = 0;
  for (const sign of signs) sum += weights.get(sign) ?? 0;
  return sum;
}

const weights: ReadonlyMap<string, number> = new Map(signRows.map(({ sign, weight }) => [sign, weight]));
