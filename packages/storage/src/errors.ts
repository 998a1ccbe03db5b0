import { RELEASE } from './release.js';

/** Stands in the place of a version until a copy is complete: no release serves such a store. */
export const COPYING_VERSION = 1_000_000;

/** The database was migrated by a newer release than this one. */
export class SchemaTooNew extends Error {
  override readonly name = 'SchemaTooNew';
  /** `release`: the one that migrated it, as it says itself; null where it does not. */
  constructor(found: number, known: number, release: string | null = null) {
    super(
      found === COPYING_VERSION
        ? 'The database is the target of a copy that is not complete. Run `partner-api copy` again.'
        : `The database has schema version ${found}, this release (${RELEASE}) knows versions up to ${known}. ` +
            `Run the release that migrated it${release === null ? '' : ` (${release})`}, or a later one.`,
    );
  }
}

/** The database lacks migrations that this release needs. */
export class SchemaOutdated extends Error {
  override readonly name = 'SchemaOutdated';
  constructor(found: number, wanted: number) {
    super(
      `The database has schema version ${found} and needs migration to ${wanted}, that of this release (${RELEASE}). Back it up, then run \`partner-api migrate\`.`,
    );
  }
}

/** What was read before may have been lost with a database that another took the place of: nothing goes on from it. */
export class HistoryLost extends Error {
  override readonly name = 'HistoryLost';
}
