import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { run } from '../support/stores.mjs';

/** The tables that an import of new records fills. */
const TABLES = ['records', 'withheld', 'record_versions'];
export const emptied = `truncate ${TABLES.join(', ')}`;

/** More in one piece would be one message of hundreds of megabytes to the embedded engine. */
const EMBEDDED_ROWS = 2_000;

/** How to have what these tables hold copied back into them, emptied: the least that loading it can take, in seconds. */
export const copiedTables = (database, url) => (url ? copiedOnServer(url) : copiedInProcess(database));

async function copiedOnServer(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // It goes with the database.
  client.on('error', () => undefined);
  const held = [];
  for (const table of TABLES)
    held.push({ table, chunks: await client.query(to(`copy ${table} to stdout`)).toArray() });
  return async () => {
    await client.query(emptied);
    return timed(async () => {
      await client.query('begin');
      for (const { table, chunks } of held)
        await pipeline(Readable.from(chunks), client.query(from(`copy ${table} from stdin`)));
      await client.query('commit');
    });
  };
}

async function copiedInProcess(database) {
  const held = [];
  for (const table of TABLES) {
    const named = await run(
      database,
      `select attname as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0`,
    );
    const columns = named.map(({ name }) => name);
    const texts = columns.map((column) => `${column}::text as ${column}`).join(', ');
    const rows = await run(database, `select ${texts} from ${table}`);
    for (let first = 0; first < rows.length; first += EMBEDDED_ROWS) {
      const lines = rows.slice(first, first + EMBEDDED_ROWS).map((row) => lineOf(Object.values(row)));
      const messages = [{ bytes: messageOf(lines.join('')) }];
      held.push({ statement: `copy ${table} (${columns.join(', ')}) from stdin`, messages: () => messages });
    }
  }
  return async () => {
    await run(database, emptied);
    const copyAll = async (connection) => {
      for (const table of held) await connection.copy(table);
    };
    return timed(() => database.transaction(copyAll, { statementTimeoutSeconds: 300 }));
  };
}

/** The text format of `COPY`. */
const lineOf = (cells) => `${cells.map(textOf).join('\t')}\n`;

const ESCAPES = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const textOf = (value) =>
  value === null ? '\\N' : value.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character]);

/** A message of PostgreSQL's protocol: its type, its length without the type, its body. */
function messageOf(body) {
  const bytes = Buffer.from(`d....${body}`);
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
}

async function timed(work) {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
}
