// Plain JavaScript, so that the same file runs from the source (Node 20 cannot run TypeScript) and from dist.
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** @typedef {import('node:worker_threads').MessagePort} MessagePort */

if (parentPort === null) throw new Error('runs in a worker thread only');
const parent = parentPort;

// There is no checkpointer and no postmaster: what they do is done here.
const CHECKPOINT_AFTER_SEGMENTS = 6;
const CHECKPOINT_LOOK_SECONDS = 10;
const SETTINGS = ['wal_recycle=off', 'wal_init_zero=off'];
// PGlite's errors of files have Emscripten's number and no message; this is the one that a user can do something about.
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
 * PGlite writes a new database file by file. One that was interrupted would look complete at the next start, so it is
 * made beside its place and moved there when it is whole.
 */
async function open() {
  if (!existsSync(directory)) {
    const unfinished = `${directory}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o700, recursive: true });
    await (await start(unfinished, [])).close();
    await rename(unfinished, directory);
  }
  // Left by statements that were running when the process or the thread was killed.
  await rm(join(directory, 'base', 'pgsql_tmp'), { recursive: true, force: true });
  return start(directory, SETTINGS);
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
    // PostgreSQL's own errors come as text only.
    const full = reasons.some((reason) => /no space left on device/i.test(reason));
    throw full ? Object.assign(failure, { code: 'ENOSPC' }) : failure;
  }
}

/** Without it the log grows until the database is closed. Each segment, of 16 MiB, is removed by the checkpoint. */
async function checkpoint() {
  if ((await countSegments()) > CHECKPOINT_AFTER_SEGMENTS && !closing) await execute(query('checkpoint'));
}

async function countSegments() {
  try {
    const names = await readdir(join(directory, 'pg_wal'));
    return names.filter((name) => /^[0-9A-F]{24}$/.test(name)).length;
  } catch {
    // Such as for want of a file descriptor. It is looked at again, and the database goes on meanwhile.
    return 0;
  }
}

/**
 * There is one session. A new connection ends whatever the one before left behind: a transaction, prepared statements,
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
 * @returns {Promise<Uint8Array<ArrayBuffer>>} its own memory, so that it can be handed over without a copy
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
 * The protocol's simple query: 'Q', length, text, 0.
 * @param {string} text
 */
function query(text) {
  const message = Buffer.alloc(text.length + 6);
  message.write('Q');
  message.writeInt32BE(text.length + 5, 1);
  message.write(text, 5);
  return new Uint8Array(message);
}
