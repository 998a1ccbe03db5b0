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

/** Yields the screening terms of all languages, each table read when it is reached, and the terms for people and places at risk. */
export function* screeningTerms(): Generator<{ readonly term: string; readonly sign: string }, void> {
  const known = new Set(signRows.map(({ sign }) => sign));
  for (const language of TABLE_LANGUAGES)
    for (const row of readTable(`screening.${language}.tsv`, ['term', 'sign'])) {
      if (!known.has(row.sign)) throw new Error(`The term "${row.term}" has the unknown sign "${row.sign}"`);
      yield row;
    }
  for (const { term, kind } of termsAtRisk()) if (known.has(kind)) yield { term, sign: kind };
}

/** Returns the sum of the signs' weights. */
export function weightOf(signs: ReadonlySet<string>): number {
  let sum = 0;
  for (const sign of signs) sum += weights.get(sign) ?? 0;
  return sum;
}

const weights: ReadonlyMap<string, number> = new Map(signRows.map(({ sign, weight }) => [sign, weight]));
