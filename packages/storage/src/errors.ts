/** The database was migrated by a newer release than this one. */
export class SchemaTooNew extends Error {
  override readonly name = 'SchemaTooNew';
  constructor(found: number, known: number) {
    super(
      `The database has schema version ${found}, this release knows versions up to ${known}. ` +
        'Run the release that migrated it, or a later one.',
    );
  }
}

/** The database lacks migrations that this release needs. */
export class SchemaOutdated extends Error {
  override readonly name = 'SchemaOutdated';
  constructor(found: number, wanted: number) {
    super(
      `The database has schema version ${found} and needs migration to ${wanted}. Back it up, then run \`partner-api migrate\`.`,
    );
  }
}
