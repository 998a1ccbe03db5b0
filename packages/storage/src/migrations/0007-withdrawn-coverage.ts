import type { Migration } from './migration.js';

/**
 * `import_coverage` holds what is in force and nothing else, so that servers of the release before, which read all of it,
 * go by it as well.
 */
export const withdrawnCoverage: Migration = {
  version: 7,
  name: 'withdrawn-coverage',
  statements: [
    // stated: said in words by whoever ran the import; otherwise its rows showed it. Of earlier imports of UCDP it is not
    // known, and then the next import of the same file says it anew; of other formats rows have never shown anything.
    `alter table import_coverage
      add column id integer generated always as identity primary key,
      add column stated boolean not null default false`,
    `update import_coverage set stated = true from imports
      where imports.id = import_coverage.import_id and imports.format <> 'ucdp-ged'`,
    // Files whose rows are no word any more on what they cover in a country.
    `create table withdrawn_coverage (
      format text not null,
      name text not null,
      country text not null,
      withdrawn_at timestamptz not null,
      primary key (format, name, country)
    )`,
  ],
};
