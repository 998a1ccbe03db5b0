import { RELEASE } from './release.js';

/** Schema version of an incomplete copy; no release serves a store with this version. */
export const COPYING_VERSION = 1_000_000;

/** The database was migrated by a newer release than this one. */
export class SchemaTooNew extends Error {
  override readonly name = 'SchemaTooNew';
  /** `release` is the release that migrated the database, as stored there; null where none is stored. */
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

/**
 * The database was replaced by an older one (failover, restored backup), so data read before may be lost; a client
 * cannot continue from it.
 */
export class HistoryLost extends Error {
  override readonly name = 'HistoryLost';
}
