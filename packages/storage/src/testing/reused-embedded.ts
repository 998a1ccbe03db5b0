import { connectEmbedded, type StartedEmbedded, startEmbedded } from '../engine/embedded.js';
import type { Connection, Database, Row } from '../engine/index.js';
import { copyOfMigratedDatabase, type EmptyDatabase } from './empty-database.js';

export interface ReusedEmbedded {
  readonly database: Database;
  readonly location: { readonly directory: string };
  close(): Promise<void>;
}

interface Limits {
  readonly totalTimeoutSeconds: number;
  readonly statementTimeoutSeconds: number;
}

/**
 * Opens an embedded database of the current schema without records. One that an earlier test of this process closed is
 * emptied and used again, which takes a fifth of the time of starting PGlite; a changed schema is not reused.
 */
export async function openReusedEmbedded(limits: Limits): Promise<ReusedEmbedded> {
  const running = (await reused()) ?? (await start());
  const database = await connectEmbedded(running.embedded.thread, {
    ...limits,
    onClose: async () => undefined,
  });
  let closed: Promise<unknown> | null = null;
  const close = async () => {
    closed ??= database.close().then(() => idle.push(running));
    await closed;
  };
  return { database, location: { directory: running.copy.directory }, close };
}

interface Running {
  readonly copy: EmptyDatabase;
  readonly embedded: StartedEmbedded;
  readonly schema: string;
  readonly content: Content;
}

const idle: Running[] = [];

async function start(): Promise<Running> {
  const copy = await copyOfMigratedDatabase();
  const embedded = await startEmbedded({ directory: copy.directory });
  return withConnection(embedded, async (connection) => ({
    ...{ copy, embedded },
    schema: await schemaOf(connection),
    content: await contentOf(connection),
  }));
}

/** Returns an idle database after emptying it, or null when there is none whose schema is as it was. */
async function reused(): Promise<Running | null> {
  for (let running = idle.pop(); running; running = idle.pop()) {
    if (await emptied(running).catch(() => false)) return running;
    await running.embedded.close();
    await running.copy.remove();
  }
  return null;
}

const emptied = ({ embedded, schema, content }: Running): Promise<boolean> =>
  withConnection(embedded, async (connection) => {
    if ((await schemaOf(connection)) !== schema) return false;
    await restore(connection, content);
    return true;
  });

async function withConnection<T>(
  { thread }: StartedEmbedded,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const database = await connectEmbedded(thread, { totalTimeoutSeconds: 20, onClose: async () => undefined });
  return database.transaction(work).finally(() => database.close());
}

const CATALOGS = [
  'attrdef',
  'attribute',
  'constraint',
  'db_role_setting',
  'index',
  'proc',
  'rewrite',
  'trigger',
];

/** Returns the names of the tables and the latest change of each catalog that emptying a table does not change. */
async function schemaOf(connection: Connection): Promise<string> {
  const latest = CATALOGS.map(
    (name) => `(select concat(count(*), ' ', max(xmin::text::bigint)) from pg_${name})`,
  );
  const names = `(select string_agg(relname, ' ' order by oid) from pg_class)`;
  const [row] = await rowsOf<{ schema: string }>(
    connection,
    `select concat_ws(', ', ${[names, ...latest].join(', ')}) as schema`,
  );
  return row?.schema ?? '';
}

interface Content {
  /** Of each table, its rows as JSON. */
  readonly tables: readonly { readonly name: string; readonly columns: string; readonly rows: string }[];
  readonly sequences: readonly { readonly name: string; readonly value: number }[];
}

async function contentOf(connection: Connection): Promise<Content> {
  const named = await rowsOf<{ name: string; columns: string }>(connection, TABLES);
  const tables = [];
  for (const { name, columns } of named) {
    const [row] = await rowsOf<{ rows: string }>(
      connection,
      `select coalesce(json_agg(t)::text, '[]') as rows from ${name} t`,
    );
    tables.push({ name, columns, rows: row?.rows ?? '[]' });
  }
  return { tables, sequences: await rowsOf(connection, SEQUENCES) };
}

/** Generated columns are left out. */
const TABLES = `
  select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relkind = 'r' and relnamespace = 'public'::regnamespace
    and attnum > 0 and not attisdropped and attgenerated = ''
  group by relname`;

const SEQUENCES = `
  select quote_ident(sequencename) as name, last_value as value from pg_sequences where last_value is not null`;

const FORGET_STATISTICS = `
  delete from pg_statistic
  where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`;

async function restore(connection: Connection, { tables, sequences }: Content): Promise<void> {
  // Rows are put back as they were, so that no trigger may change them.
  await rowsOf(connection, 'set local session_replication_role = replica');
  await rowsOf(connection, `truncate ${tables.map(({ name }) => name).join(', ')} restart identity`);
  await rowsOf(connection, FORGET_STATISTICS);
  for (const { name, columns, rows } of tables.filter((table) => table.rows !== '[]')) {
    await rowsOf(
      connection,
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, $1)`,
      [rows],
    );
  }
  for (const { name, value } of sequences)
    await rowsOf(connection, 'select setval($1::regclass, $2)', [name, value]);
}

const rowsOf = <Found extends Row>(
  connection: Connection,
  text: string,
  values: readonly unknown[] = [],
): Promise<Found[]> => connection.query<Found>({ text, values });
