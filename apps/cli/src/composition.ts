import { type CommandEvent, CommandFailed, checkOptions, findCommand } from '@partner-api/admin/command-line';
import { NoControlSocket, sendCommand } from '@partner-api/admin/control';
import { type Config, directoryFailure, storeFailure } from '@partner-api/server/settings';
import {
  CopyRefused,
  type CopyReport,
  copyStore,
  type Database,
  DatabaseUnavailable,
  DirectoryInUse,
  directoryHolder,
  type MigrationReport,
  migrate,
  migratedBy,
  openStore,
  SCHEMA_VERSION,
  SchemaOutdated,
  SchemaTooNew,
  schemaVersion,
} from '@partner-api/storage';
import { openEmbedded, openPostgresql } from '@partner-api/storage/engine';
import { openUnlessStopped } from './open-unless-stopped.js';

export { readConfig } from '@partner-api/server/settings';

type StorageSettings = Pick<Config, 'databaseUrl' | 'dataDirectory' | 'databasePreparedStatements'>;

export interface Invocation {
  readonly name: string;
  readonly options: object;
  readonly input: AsyncIterable<Uint8Array> | null;
  readonly report: (event: CommandEvent) => void;
  readonly signal: AbortSignal;
}

/** Runs a command in this process, or in the server that holds the embedded store's directory. */
export async function runOnStore(settings: StorageSettings, invocation: Invocation): Promise<object> {
  await checkOptions(invocation.name, invocation.options);
  return namingTheStore(settings, run(settings, invocation));
}

async function run(settings: StorageSettings, invocation: Invocation): Promise<object> {
  if (settings.databaseUrl !== null)
    return runHere(openForCommands(settings.databaseUrl, settings), invocation);
  const { dataDirectory } = settings;
  if (await holderOf(dataDirectory)) return runAtHolder(dataDirectory, invocation);
  try {
    return await runHere(openDirectory(dataDirectory), invocation);
  } catch (error) {
    // Another process opened the directory after the check.
    if (error instanceof DirectoryInUse) return runAtHolder(dataDirectory, invocation);
    throw error;
  }
}

/** No partner waits for a command, so it may wait longer for the database than a request. */
const TOTAL_TIMEOUT_SECONDS = 30;

const openForCommands = (
  connectionString: string,
  { databasePreparedStatements }: StorageSettings,
): Promise<Database> =>
  openPostgresql({
    connectionString,
    totalTimeoutSeconds: TOTAL_TIMEOUT_SECONDS,
    preparedStatements: databasePreparedStatements ?? 'detect',
  });

const holderOf = (directory: string) => namingTheDirectory(directory, directoryHolder(directory));

const openDirectory = (directory: string) => namingTheDirectory(directory, openEmbedded({ directory }));

/** Turns file system errors of the directory into messages without a stack. */
async function namingTheDirectory<Used>(directory: string, use: Promise<Used>): Promise<Used> {
  try {
    return await use;
  } catch (error) {
    const failure = directoryFailure(directory, error);
    throw failure === null ? error : new CommandFailed(failure);
  }
}

/** Adds the store and the setting it comes from, which the driver's message does not name. */
async function namingTheStore<Result>(settings: StorageSettings, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    throw new CommandFailed(storeFailure(settings, error), { cause: error });
  }
}

/** Migrates the store. If a server holds the directory it has migrated it already. */
export const migrateStore = (settings: StorageSettings, run: MigrationRun): Promise<MigrationReport> =>
  namingTheStore(settings, runMigration(settings, run));

interface MigrationRun {
  readonly signal: AbortSignal;
  /** Receives what each step locks and for about how long, before the first begins. */
  readonly report: (text: string) => void;
}

async function runMigration(
  settings: StorageSettings,
  { signal, report }: MigrationRun,
): Promise<MigrationReport> {
  const { databaseUrl, dataDirectory } = settings;
  if (databaseUrl === null && (await holderOf(dataDirectory))) {
    await runAtHolder(dataDirectory, { name: 'status', options: {}, input: null, report: () => {}, signal });
    return { from: SCHEMA_VERSION, to: SCHEMA_VERSION, applied: [] };
  }
  const opening =
    databaseUrl === null ? openDirectory(dataDirectory) : openForCommands(databaseUrl, settings);
  const database = await openUnlessStopped(opening, signal);
  try {
    return await migrate(database, { report });
  } finally {
    await database.close();
  }
}

/** Copies the embedded store into an empty database. No other process may have the directory open. */
export async function copyStoreTo(
  settings: StorageSettings,
  address: string,
  run: MigrationRun,
): Promise<CopyReport> {
  if (settings.databaseUrl !== null)
    throw new CopyRefused(
      'DATABASE_URL is set: copy is from an embedded store. From one database to another, use pg_dump and pg_restore.',
    );
  const { dataDirectory } = settings;
  const holder = await holderOf(dataDirectory);
  if (holder)
    throw new CopyRefused(
      `Process ${holder.pid} has ${dataDirectory} open. Stop the server first: what it writes meanwhile would be lost.`,
    );
  const target = { ...settings, databaseUrl: address };
  const source = await openUnlessStopped(openDirectory(dataDirectory), run.signal);
  try {
    await requireSchema(source);
    return await namingTheStore(target, copyInto(source, address, target, run));
  } finally {
    await source.close();
  }
}

async function copyInto(
  source: Database,
  address: string,
  target: StorageSettings,
  run: MigrationRun,
): Promise<CopyReport> {
  const database = await openForCommands(address, target);
  try {
    return await copyStore(source, database, run);
  } finally {
    await database.close();
  }
}

async function runHere(
  opening: Promise<Database>,
  { name, options, ...context }: Invocation,
): Promise<object> {
  const database = await openUnlessStopped(opening, context.signal);
  try {
    await requireSchema(database);
    const command = await findCommand(name);
    const store = openStore(database);
    return await command.run({ ...context, store, clock: () => new Date() }, options);
  } finally {
    await database.close();
  }
}

/**
 * Throws for another schema version. Only `migrate` and `serve` change a schema, because that cannot be undone and may
 * precede a backup; a new embedded store is set up, but an empty database may belong to another program.
 */
async function requireSchema(database: Database): Promise<void> {
  const found = await schemaVersion(database);
  if (found === 0 && database.engine === 'embedded') await migrate(database);
  else if (found < SCHEMA_VERSION) throw new SchemaOutdated(found, SCHEMA_VERSION);
  else if (found > SCHEMA_VERSION) throw new SchemaTooNew(found, SCHEMA_VERSION, await migratedBy(database));
}

async function runAtHolder(directory: string, invocation: Invocation): Promise<object> {
  try {
    return await sendCommand({ directory, ...invocation });
  } catch (error) {
    if (!(error instanceof NoControlSocket)) throw error;
    const holder = await holderOf(directory);
    throw new CommandFailed(
      `${directory} is in use by process ${holder?.pid ?? '(just ended)'}, which takes no commands: ` +
        'another command, or a server that is just starting or stopping. Try again when it is done.',
    );
  }
}
