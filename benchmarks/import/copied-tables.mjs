import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';

/** The tables that an import of new records fills. */
const TABLES = ['records', 'withheld', 'record_versions'];

/** More in one piece would be one message of hundreds of megabytes to the embedded engine. */
const EMBEDDED_ROWS = 2_000;

/** What these tables hold, and how to have it copied back into them, emptied: the least that loading it can take. */
export const copiedTables = (made) => (made.url ? copiedOnServer(made.url) : copiedInProcess(made.database));

async function copiedOnServer(url) {
  const held = await withClient(url, async (client) => {
    const tables = [];
    for (const table of TABLES) {
      const chunks = [];
      for await (const chunk of client.query(to(`copy ${table} to stdout`))) chunks.push(chunk);
      tables.push({ table, chunks });
    }
    return tables;
  });
  return () =>
    withClient(url, async (client) => {
      await client.query(`truncate ${TABLES.join(', ')}`);
      return timed(async () => {
        await client.query('begin');
        for (const { table, chunks } of held) {
          await pipeline(Readable.from(chunks), client.query(from(`copy ${table} from stdin`)));
        }
        await client.query('commit');
      });
    });
}

async function copiedInProcess(database) {
  const plain = (text, values = []) => ({ text, values });
  const held = [];
  for (const table of TABLES) {
    const names = await database.query(
      plain(`select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0`, [table]),
    );
    const columns = names.map(({ name }) => name);
    const texts = columns.map((column) => `${column}::text as ${column}`).join(', ');
    const rows = await database.query(plain(`select ${texts} from ${table}`));
    for (let first = 0; first < rows.length; first += EMBEDDED_ROWS) {
      const lines = rows.slice(first, first + EMBEDDED_ROWS).map((row) => lineOf(row, columns));
      const statement = `copy ${table} (${columns.join(', ')}) from stdin`;
      const messages = [{ bytes: messageOf(lines.join('')) }];
      held.push({ statement, messages: () => messages });
    }
  }
  return async () => {
    await database.query(plain(`truncate ${TABLES.join(', ')}`));
    return timed(() =>
      database.transaction(
        async (connection) => {
          for (const table of held) await connection.copy(table);
        },
        { statementTimeoutSeconds: 300 },
      ),
    );
  };
}

/** The text format of `COPY`. */
const lineOf = (row, columns) => `${columns.map((column) => textOf(row[column])).join('\t')}\n`;

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

async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
