// Plain JavaScript, so that the same file runs from the source (Node 20 cannot run TypeScript) and from dist.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** @typedef {import('node:worker_threads').MessagePort} MessagePort */

if (parentPort === null) throw new Error('runs in a worker thread only');
const parent = parentPort;

// PGlite has no checkpointer process, so this worker starts the checkpoints.
const CHECKPOINT_AFTER_SEGMENTS = 6;
const CHECKPOINT_LOOK_SECONDS = 10;
const SETTINGS = ['wal_recycle=off', 'wal_init_zero=off'];
// PostgreSQL zeroes shared_buffers when it starts. For its default of 128 MB that takes most of the time of opening a
// small store.
const BUFFERS_MEGABYTES = { least: 32, most: 128 };
// PGlite reports file errors with Emscripten's number and no message; a full disk is the one that an operator can
// fix.
const NO_SPACE = 51;

/** @type {{ directory: string, pglite: object }} */
const { directory, pglite: pgliteWasmModule } = workerData;
const database = await open();
/** @type {MessagePort | null} */
let current = null;
let closing = false;

parent.on('message', async (/** @type {{ port?: MessagePort }} */ { port }) => {
  if (port) return serve(port);
  closing = true;
  clearInterval(checkpoints);
  await database.close();
  parent.close();
});
const checkpoints = setInterval(checkpoint, CHECKPOINT_LOOK_SECONDS * 1000);
parent.postMessage('ready');

/**
 * PGlite writes a new database file by file, and an interrupted one would look complete. So it is created beside its
 * path and renamed when complete.
 */
async function open() {
  if (!existsSync(directory)) {
    const unfinished = `${directory}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o700, recursive: true });
    await (await start(unfinished, [])).close();
    await rename(unfinished, directory);
  }
  // Temporary files of statements that ran when the process or thread was killed.
  await rm(join(directory, 'base', 'pgsql_tmp'), { recursive: true, force: true });
  return start(directory, [...SETTINGS, `shared_buffers=${buffersMegabytes()}MB`]);
}

/** The size of all tables and indexes, within bounds. */
function buffersMegabytes() {
  const base = join(directory, 'base');
  const files = readdirSync(base, { recursive: true, encoding: 'utf8' });
  const bytes = files.reduce((sum, file) => sum + statSync(join(base, file)).size, 0);
  const { least, most } = BUFFERS_MEGABYTES;
  return Math.min(most, Math.max(least, Math.ceil(bytes / 1024 ** 2)));
}

/**
 * @param {string} dataDir
 * @param {string[]} settings
 */
async function start(dataDir, settings) {
  const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];
  /** @type {string[]} */
  const reasons = [];
  /** @param {string} line */
  const onStderr = (line) => {
    const reason = /(?:FATAL|PANIC|DETAIL): +(.*)/.exec(line)?.[1];
    if (reason) reasons.push(reason);
    return true;
  };
  try {
    return await PGlite.create({ dataDir, startParams, pgliteWasmModule, onStderr });
  } catch (error) {
    if (error instanceof Object && 'errno' in error && error.errno === NO_SPACE) {
      reasons.push('ENOSPC: no space left on device');
    }
    const failure = new Error([`cannot open ${dataDir}`, ...reasons].join(': '), { cause: error });
    // PostgreSQL reports its own errors as text only.
    const full = reasons.some((reason) => /no space left on device/i.test(reason));
    throw full ? Object.assign(failure, { code: 'ENOSPC' }) : failure;
  }
}

/** Without checkpoints the log grows until the database is closed; each one removes the old segments of 16 MiB. */
async function checkpoint() {
  if ((await countSegments()) > CHECKPOINT_AFTER_SEGMENTS && !closing) await execute(query('checkpoint'));
}

async function countSegments() {
  try {
    const names = await readdir(join(directory, 'pg_wal'));
    return names.filter((name) => /^[0-9A-F]{24}$/.test(name)).length;
  } catch {
    // Counting can fail, for example without a free file descriptor; the next interval tries again.
    return 0;
  }
}

/**
 * PGlite has one session. A new connection resets what the previous one left: a transaction, prepared statements,
 * settings.
 * @param {MessagePort} port
 */
async function serve(port) {
  current?.close();
  current = port;
  await execute(query('rollback'));
  await execute(query('discard all'));
  port.on('message', async (/** @type {Uint8Array} */ request) => {
    if (port !== current) return;
    const answer = await execute(request);
    port.postMessage(answer, [answer.buffer]);
  });
}

/**
 * @param {Uint8Array} request
 * @returns {Promise<Uint8Array<ArrayBuffer>>} a buffer of its own, which can be transferred without a copy
 */
async function execute(request) {
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  await database.execProtocolRawStream(request, {
    onRawData: (bytes) => {
      parts.push(bytes.slice());
      length += bytes.length;
    },
  });
  const answer = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    answer.set(part, offset);
    offset += part.length;
  }
  return answer;
}

/**
 * Encodes a simple query of the protocol: 'Q', length, text, 0.
 * @param {string} text
 */
function query(text) {
  const message = Buffer.alloc(text.length + 6);
  message.write('Q');
  message.writeInt32BE(text.length + 5, 1);
  message.write(text, 5);
  return new Uint8Array(message);
}
