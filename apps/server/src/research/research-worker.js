// Plain JavaScript, because the same file runs from the source (Node 20 cannot run TypeScript) and from dist.
import { parentPort, workerData } from 'node:worker_threads';
import { codeFingerprint, createResearcher, createSnapshotStore } from '@partner-api/research';

/** @typedef {import('./messages.js').FromThread} FromThread */
/** @typedef {import('./messages.js').Host} Host */
/** @typedef {import('./messages.js').ToThread} ToThread */

if (parentPort === null) throw new Error('runs in a worker thread only');
const port = parentPort;
/** @type {import('./messages.js').ThreadSettings} */
const { defaultLocale, snapshotFile, model } = workerData;

/** An error of the serving thread, passed on by number because errors lose their class between threads. */
class HostFailed extends Error {
  /**
   * @param {number} call
   * @param {string} message
   */
  constructor(call, message) {
    super(message);
    this.call = call;
  }
}

/** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
const calls = new Map();
let lastCall = 0;
let now = { milliseconds: 0, delayHours: 0 };

/** @type {(message: FromThread) => void} */
const send = (message) => port.postMessage(message);

/**
 * @template {keyof Host} Method
 * @param {Method} method
 * @returns {Host[Method]}
 */
const ofHost = (method) =>
  /** @type {Host[Method]} */ (
    (/** @type {unknown[]} */ ...args) =>
      new Promise((resolve, reject) => {
        reportProgress();
        lastCall += 1;
        calls.set(lastCall, { resolve, reject });
        send({ call: lastCall, method, args });
      })
  );

const [beginTurn, endTurn] = [ofHost('beginTurn'), ofHost('endTurn')];
const researcher = createResearcher({
  corpus: {
    revision: ofHost('revision'),
    changesSince: ofHost('changesSince'),
    coverage: ofHost('coverage'),
    verifyHistory: ofHost('verifyHistory'),
    calibration: ofHost('calibration'),
    withLoadLock: async (work) => {
      await beginTurn();
      await work().finally(endTurn);
    },
  },
  clock: () => new Date(now.milliseconds),
  defaultLocale,
  publicationDelayHours: () => now.delayHours,
  model: model && {
    deadlineMilliseconds: model.deadlineMilliseconds,
    propose: ofHost('propose'),
    expand: ofHost('expand'),
    compare: model.compares ? ofHost('compare') : null,
    word: ofHost('word'),
    judged: (kept, dropped) => send({ judged: [kept, dropped] }),
  },
  onWithheld: (withheld) => send({ withheld }),
  onPromptInjection: (promptInjection) => send({ promptInjection }),
  snapshots:
    snapshotFile === null
      ? null
      : createSnapshotStore({
          file: snapshotFile,
          code: codeFingerprint(),
          report: (snapshot) => send({ snapshot }),
        }),
});

let reportedReady = false;
let reportedUpTo = 0;
/** Reports progress. The index can be dropped when the store loses history, long before another is loaded. */
function reportProgress() {
  const { loadedUpTo } = researcher.size();
  if (researcher.ready() !== reportedReady) {
    reportedReady = !reportedReady;
    send({ index: { ready: reportedReady, size: researcher.size() } });
  } else if (loadedUpTo !== reportedUpTo) send({ loadedUpTo });
  reportedUpTo = loadedUpTo;
}

port.on('message', (/** @type {ToThread} */ message) => {
  if ('ping' in message) return send({ pong: true });
  if ('ask' in message) return answer(message);
  const id = 'returned' in message ? message.returned : message.threw;
  const call = calls.get(id);
  calls.delete(id);
  if ('returned' in message) call?.resolve(message.value);
  else call?.reject(new HostFailed(id, message.message));
});

/** @param {Extract<ToThread, { ask: number }>} message */
async function answer({ ask, work, now: sentNow }) {
  now = sentNow;
  try {
    const result = await perform(work);
    send({ answered: ask, result, index: { ready: researcher.ready(), size: researcher.size() } });
  } catch (error) {
    send({ failed: ask, error, threw: error instanceof HostFailed ? error.call : null });
  }
}

/**
 * @param {Extract<ToThread, { ask: number }>['work']} work
 * @returns {Promise<import('./research-service.js').Result | undefined>}
 */
async function perform(work) {
  if (work.operation === 'research') return researcher.research(work.request);
  if (work.operation === 'factCheck') return researcher.factCheck(work.request);
  await researcher.refresh();
}
