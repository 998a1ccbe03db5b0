// Plain JavaScript, so that the same file runs from the source (Node 20 cannot run TypeScript) and from dist.
import { parentPort, workerData } from 'node:worker_threads';
import { CommandFailed, ImportFailed, ImportOptionsSchema, importRecords } from '@partner-api/admin';
import { DatabaseUnavailable, prepareChange } from '@partner-api/storage';

/** @typedef {import('./import-messages.js').FromImport} FromImport */
/** @typedef {import('./import-messages.js').ImportHost} ImportHost */
/** @typedef {import('./import-messages.js').ToImport} ToImport */

if (parentPort === null) throw new Error('runs in a worker thread only');
const port = parentPort;
/** @type {import('./import-messages.js').ImportSettings} */
const { options, batchSize, isBatchSizeFixed, now: startedAt } = workerData;

/** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
const calls = new Map();
const stopping = new AbortController();
let lastCall = 0;
// The clock of the serving thread, as of its latest message.
let now = startedAt;

/** @type {(told: FromImport) => void} */
const tell = (told) => port.postMessage(told);

/**
 * @template {keyof ImportHost} Method
 * @param {Method} method
 * @returns {ImportHost[Method]}
 */
const ofHost = (method) =>
  /** @type {ImportHost[Method]} */ (
    (/** @type {unknown[]} */ ...args) =>
      new Promise((resolve, reject) => {
        lastCall += 1;
        calls.set(lastCall, { resolve, reject });
        tell({ call: lastCall, method, args });
      })
  );

port.on('message', (/** @type {ToImport} */ message) => {
  if ('abort' in message) return stopping.abort(new CommandFailed(message.abort));
  const id = 'returned' in message ? message.returned : message.threw;
  const call = calls.get(id);
  calls.delete(id);
  if ('returned' in message) {
    now = message.now;
    call?.resolve(message.value);
  } else {
    const { message: reason, isUnavailable } = message;
    call?.reject(isUnavailable ? new DatabaseUnavailable(reason) : new Error(reason));
  }
});

const write = ofHost('write');
const store = {
  batchSize,
  prepare: prepareChange,
  write,
  dryRun: () => write,
  imports: { start: ofHost('startImport'), finish: ofHost('finishImport') },
  coverages: { list: ofHost('listCoverages') },
  unmarkedRecords: ofHost('unmarkedRecords'),
  publicationDelay: { hours: ofHost('delayHours') },
  quarantine: { hold: ofHost('hold'), list: ofHost('listQuarantine'), drop: ofHost('dropQuarantined') },
  opaqueId: ofHost('opaqueId'),
  heldIds: ofHost('heldIds'),
};

async function* input() {
  const read = ofHost('read');
  for (let bytes = await read(); bytes !== null; bytes = await read()) yield bytes;
}

try {
  const summary = await importRecords(
    {
      store: /** @type {import('@partner-api/storage').Store} */ (/** @type {unknown} */ (store)),
      clock: () => now,
      input: input(),
      report: (report) => tell({ report }),
      signal: stopping.signal,
      ...(isBatchSizeFixed && { batchSize }),
    },
    ImportOptionsSchema.parse(options),
  );
  tell({ done: summary });
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error;
  tell({ failed: error.message, summary: error instanceof ImportFailed ? error.summary : null });
} finally {
  port.close();
}
