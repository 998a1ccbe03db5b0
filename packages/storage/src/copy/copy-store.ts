import { readHead, verify } from '../audit/verify.js';
import type { Database, Queryable } from '../engine/index.js';
import { forBackgroundWork, sql } from '../engine/index.js';
import { COPYING_VERSION } from '../errors.js';
import { migrate, schemaVersion } from '../migrations/migrate.js';
import { type CopiedTable, contentOf, tablesOf } from './tables.js';

export interface CopyReport {
  /** Rows by table. */
  readonly tables: Readonly<Record<string, number>>;
  /** Head of the audit log, the same in source and target. */
  readonly audit_head: { readonly seq: number; readonly hash: string };
  /** Whether the copy continued an interrupted one. */
  readonly resumed: boolean;
}

export interface CopyOptions {
  readonly report: (text: string) => void;
  readonly signal: AbortSignal;
}

/** The copy cannot be made; the message says why. */
export class CopyRefused extends Error {
  override readonly name = 'CopyRefused';
}

const ROWS = 1_000;
/** Long enough to scan a table of millions of rows. */
const STATEMENT_SECONDS = 900;

/** Tables that a migration fills; they are emptied in the target before the copy. */
const MADE_BY_MIGRATION = ['settings', 'store_state', 'store_history', 'access_state', 'audit_head'];

/**
 * Copies all records, versions, keys and the audit log into an empty database and compares both afterwards. An
 * interrupted copy resumes where it stopped; the target stays unusable until the copy is complete.
 * @throws CopyRefused
 */
export async function copyStore(
  source: Database,
  target: Database,
  { report, signal }: CopyOptions,
): Promise<CopyReport> {
  const from = forBackgroundWork(source);
  const resumed = await begin(from, target, report);
  const tables = await tablesOf(from);
  for (const table of tables) {
    await copyTable(from, target, table, signal);
    report(`${table.name}: copied`);
  }
  await target.transaction((connection) => continueNumbers(connection, tables), {
    statementTimeoutSeconds: STATEMENT_SECONDS,
  });
  const counts = await compare(source, target, tables);
  const head = await readHead(from);
  const verdict = await target.transaction((connection) => verify(connection, head.hash), {
    statementTimeoutSeconds: STATEMENT_SECONDS,
  });
  if (verdict.fault !== null || verdict.head.hash !== head.hash)
    throw new CopyRefused(
      `The audit log of the copy differs from that of the store: ${verdict.fault?.detail ?? 'another head'}.`,
    );
  await target.query(sql`delete from schema_migrations where version = ${COPYING_VERSION}`);
  return { tables: counts, audit_head: head, resumed };
}

/** @returns whether an interrupted copy resumes. */
async function begin(from: Queryable, target: Database, report: (text: string) => void): Promise<boolean> {
  const state = await stateOf(from);
  const version = await schemaVersion(target);
  if (version === COPYING_VERSION) {
    const [begun] = await target.query<{ name: string }>(
      sql`select name from schema_migrations where version = ${COPYING_VERSION}`,
    );
    if (begun?.name !== state)
      throw new CopyRefused(
        'The database has an incomplete copy, of another store or of this one before it changed. Drop the database, create it again, and copy again.',
      );
    report('An interrupted copy resumes.');
    return true;
  }
  if (version > 0 || (await tablesOf(target)).length > 0)
    throw new CopyRefused('The database is not empty. Create an empty one for the copy.');
  await migrate(target);
  await target.transaction(async (connection) => {
    for (const table of MADE_BY_MIGRATION)
      await connection.query({ text: `delete from ${table}`, values: [] });
    await connection.query(
      sql`insert into schema_migrations (version, name) values (${COPYING_VERSION}, ${state})`,
    );
  });
  return false;
}

/** Returns a hash that changes with every change of records, keys, partners and the audit log. */
async function stateOf(from: Queryable): Promise<string> {
  const [state] = await from.query<{ state: string }>(sql`
    select md5(concat_ws(' ', (select value from settings where key = 'hash_secret'),
      (select revision from store_state), (select revision from access_state), (select hash from audit_head))) as state`);
  return state?.state ?? '';
}

async function copyTable(
  from: Queryable,
  target: Database,
  table: CopiedTable,
  signal: AbortSignal,
): Promise<void> {
  const { name, columns, key, namesItself } = table;
  const names = columns.map((column) => column.name).join(', ');
  const selected = columns.map((column) => `${column.name}::text as ${column.name}`).join(', ');
  const inOnePiece = key.length === 0 || namesItself;
  const order = key.length > 0 ? `order by ${key.join(', ')}` : '';
  let after = await lastKey(target, table);
  if (inOnePiece && (await contentOf(target, table)).rows > 0) return;
  for (;;) {
    signal.throwIfAborted();
    const where =
      after === null
        ? ''
        : `where (${key.join(', ')}) > (${key.map((part, index) => `$${index + 1}::text::${typeOf(table, part)}`).join(', ')})`;
    const rows = await from.query<Record<string, string | null>>({
      text: `select ${selected} from ${name} ${where} ${order} ${inOnePiece ? '' : `limit ${ROWS}`}`,
      values: after ?? [],
    });
    if (rows.length > 0) {
      const given = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
      const read = columns.map((column) => `row.${column.name}::${column.type}`).join(', ');
      await target.transaction(
        (connection) =>
          connection.query({
            text: `insert into ${name} (${names}) overriding system value select ${read} from unnest(${given}) as row (${names})`,
            values: columns.map((column) => rows.map((row) => row[column.name] ?? null)),
          }),
        { statementTimeoutSeconds: STATEMENT_SECONDS },
      );
    }
    const last = rows.at(-1);
    if (inOnePiece || last === undefined || rows.length < ROWS) return;
    after = key.map((part) => last[part] ?? '');
  }
}

const typeOf = ({ columns }: CopiedTable, name: string): string =>
  columns.find((column) => column.name === name)?.type ?? 'text';

/** Rows are copied in the order of the key, so the last key in the target is where the copy resumes. */
async function lastKey(target: Queryable, { name, key }: CopiedTable): Promise<string[] | null> {
  if (key.length === 0) return null;
  const [last] = await target.query<Record<string, string>>({
    text: `select ${key.map((part) => `${part}::text as ${part}`).join(', ')} from ${name}
      order by ${key.map((part) => `${part} desc`).join(', ')} limit 1`,
    values: [],
  });
  return last ? key.map((part) => last[part] ?? '') : null;
}

/** Sets each identity sequence to follow the copied numbers. */
async function continueNumbers(connection: Queryable, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name, columns } of tables)
    for (const column of columns.filter(({ identity }) => identity))
      await connection.query({
        text: `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${column.name}), 0) + 1, false) from ${name}`,
        values: [name, column.name],
      });
}

async function compare(
  source: Database,
  target: Database,
  tables: readonly CopiedTable[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [there, here] = await Promise.all(
      [source, target].map((database) =>
        database.transaction((connection) => contentOf(connection, table), {
          statementTimeoutSeconds: STATEMENT_SECONDS,
        }),
      ),
    );
    if (!there || !here || there.rows !== here.rows || there.sum !== here.sum)
      throw new CopyRefused(
        `The table ${table.name} of the copy differs from that of the store: ${here?.rows} rows instead of ${there?.rows}.`,
      );
    counts[table.name] = here.rows;
  }
  return counts;
}
