import type { Migration } from './migration.js';

/** `import_coverage` holds only coverage in force, because servers of the previous release read all of it. */
export const withdrawnCoverage: Migration = {
  version: 7,
  name: 'withdrawn-coverage',
  statements: [
    // stated: the desk stated the coverage; otherwise it was inferred from rows, which only UCDP imports do.
    // Earlier UCDP imports count as inferred, and the next import of the file states them again.
    `alter table import_coverage
      add column id integer generated always as identity primary key,
      add column stated boolean not null default false`,
    `update import_coverage set stated = true from imports
      where imports.id = import_coverage.import_id and imports.format <> 'ucdp-ged'`,
    // Files from whose rows no coverage of the country is inferred any more.
    `create table withdrawn_coverage (
      format text not null,
      name text not null,
      country text not null,
      withdrawn_at timestamptz not null,
      primary key (format, name, country)
    )`,
  ],
};
