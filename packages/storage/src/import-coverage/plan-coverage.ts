import type { SaidCoverage } from '../ports/import-log.js';
import type { CoverageRow } from './coverage-row.js';

export interface CoveragePlan {
  /** Rows that say the same as this import does, which says it from now on. */
  readonly kept: readonly CoverageRow[];
  /** Rows of earlier imports of the file that hold no more, or that say again what a kept one does. */
  readonly gone: readonly CoverageRow[];
  readonly added: readonly SaidCoverage[];
  /** Countries of which the rows of the file were not heard. */
  readonly unheard: readonly string[];
}

interface Before {
  /** What earlier imports of this format and name said. */
  readonly rows: readonly CoverageRow[];
  /** Countries of which rows are no word any more. */
  readonly withdrawn: readonly string[];
  readonly isSameFile: boolean;
}

/**
 * What a finished import changes. Words go before rows, also those of an earlier import of the same file: what was stated
 * of a country holds until something else is stated of it, and all else is what the rows of the file show now.
 */
export function planCoverage(
  said: readonly SaidCoverage[],
  { rows, withdrawn, isSameFile }: Before,
): CoveragePlan {
  const restated = countriesOf(said.filter(({ stated }) => stated));
  const silenced = new Set(
    isSameFile
      ? [...withdrawn, ...countriesOf(rows.filter(({ stated }) => stated))].filter(
          (one) => !restated.has(one),
        )
      : [],
  );
  const heard = said.filter(({ country, stated }) => stated || !silenced.has(country));
  const keys = new Set(heard.map(keyOf));
  // One of each: releases before this one kept what every import said.
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  const kept = [...known.values()].filter((row) => keys.has(keyOf(row)));
  const holdsNoMore = ({ country, stated }: CoverageRow) => !stated || restated.has(country);
  return {
    kept,
    gone: rows.filter((row) => (keys.has(keyOf(row)) ? !kept.includes(row) : isSameFile && holdsNoMore(row))),
    added: heard.filter((one) => !known.has(keyOf(one))),
    unheard: [...countriesOf(said.filter((one) => !heard.includes(one)))],
  };
}

const countriesOf = (coverage: readonly SaidCoverage[]): ReadonlySet<string> =>
  new Set(coverage.map(({ country }) => country));

const keyOf = ({ source, country, from, to, types, stated }: SaidCoverage): string =>
  JSON.stringify([source, country, from, to, types, stated]);
