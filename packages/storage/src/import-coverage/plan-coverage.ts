import type { CoverageEntry } from '../ports/import-log.js';
import type { CoverageRow } from './coverage-row.js';

export interface CoveragePlan {
  /** Rows equal to coverage of this import; they are reassigned to it. */
  readonly kept: readonly CoverageRow[];
  /** Rows of earlier imports of the file that are superseded or duplicate a kept row. */
  readonly gone: readonly CoverageRow[];
  readonly added: readonly CoverageEntry[];
  /** Countries whose coverage inferred from rows was ignored. */
  readonly ignoredCountries: readonly string[];
}

interface Before {
  /** Coverage rows of earlier imports of this format and name. */
  readonly rows: readonly CoverageRow[];
  /** Countries whose inferred coverage the desk withdrew. */
  readonly withdrawn: readonly string[];
  readonly isSameFile: boolean;
}

/**
 * Returns the changes of coverage after a finished import. Stated coverage takes precedence over coverage inferred
 * from rows: it holds for a country until restated, also across imports of the same file.
 */
export function planCoverage(
  coverage: readonly CoverageEntry[],
  { rows, withdrawn, isSameFile }: Before,
): CoveragePlan {
  const restated = countriesOf(coverage.filter(({ stated }) => stated));
  const ignored = new Set(
    isSameFile
      ? [...withdrawn, ...countriesOf(rows.filter(({ stated }) => stated))].filter(
          (one) => !restated.has(one),
        )
      : [],
  );
  const accepted = coverage.filter(({ country, stated }) => stated || !ignored.has(country));
  const keys = new Set(accepted.map(keyOf));
  // Earlier releases stored a row for every import, so equal rows are reduced to one.
  const known = new Map(rows.map((row) => [keyOf(row), row]));
  const kept = [...known.values()].filter((row) => keys.has(keyOf(row)));
  const holdsNoMore = ({ country, stated }: CoverageRow) => !stated || restated.has(country);
  return {
    kept,
    gone: rows.filter((row) => (keys.has(keyOf(row)) ? !kept.includes(row) : isSameFile && holdsNoMore(row))),
    added: accepted.filter((one) => !known.has(keyOf(one))),
    ignoredCountries: [...countriesOf(coverage.filter((one) => !accepted.includes(one)))],
  };
}

const countriesOf = (coverage: readonly CoverageEntry[]): ReadonlySet<string> =>
  new Set(coverage.map(({ country }) => country));

const keyOf = ({ source, country, from, to, types, stated }: CoverageEntry): string =>
  JSON.stringify([source, country, from, to, types, stated]);
