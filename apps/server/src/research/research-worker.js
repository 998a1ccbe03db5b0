// Plain JavaScript, because the same file runs from the source (Node 20 cannot run TypeScript) and from dist.
import { parentPort, workerData } from 'node:worker_threads';
import { codeFingerprint, createResearcher, indexSnapshots } from '@partner-api/research';

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

/** @type {(told: FromThread) => void} */
const tell = (told) => port.postMessage(told);

/**
 * @template {keyof Host} Method
 * @param {Method} method
 * @returns {Host[Method]}
 */
const ofHost = (method) =>
  /** @type {Host[Method]} */ (
    (/** @type {unknown[]} */ ...args) =>
      new Promise((resolve, reject) => {
        tellProgress();
        lastCall += 1;
        calls.set(lastCall, { resolve, reject });
        tell({ call: lastCall, method, args });
      })
  );

const [beginTurn, endTurn] = [ofHost('beginTurn'), ofHost('endTurn')];
const researcher = createResearcher({
  corpus: {
    revision: ofHost('revision'),
    changesSince: ofHost('changesSince'),
    coverage: ofHost('coverage'),
    continues: ofHost('continues'),
    calibration: ofHost('calibration'),
    inTurn: async (work) => {
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
    judged: (kept, dropped) => tell({ judged: [kept, dropped] }),
  },
  onWithheld: (withheld) => tell({ withheld }),
  onSetAside: (setAside) => tell({ setAside }),
  snapshots:
    snapshotFile === null
      ? null
      : indexSnapshots({
          file: snapshotFile,
          code: codeFingerprint(),
          report: (snapshot) => tell({ snapshot }),
        }),
});

let toldReady = false;
let toldUpTo = 0;
/** Reports progress. The index can be dropped when the store loses history, long before another is loaded. */
function tellProgress() {
  const { loadedUpTo } = researcher.size();
  if (researcher.ready() !== toldReady) {
    toldReady = !toldReady;
    tell({ index: { ready: toldReady, size: researcher.size() } });
  } else if (loadedUpTo !== toldUpTo) tell({ loadedUpTo });
  toldUpTo = loadedUpTo;
}

port.on('message', (/** @type {ToThread} */ message) => {
  if ('ping' in message) return tell({ pong: true });
  if ('ask' in message) return answer(message);
  const id = 'returned' in message ? message.returned : message.threw;
  const call = calls.get(id);
  calls.delete(id);
  if ('returned' in message) call?.resolve(message.value);
  else call?.reject(new HostFailed(id, message.message));
});

/** @param {Extract<ToThread, { ask: number }>} message */
async function answer({ ask, work, now: told }) {
  now = told;
  try {
    const result = await perform(work);
    tell({ answered: ask, result, index: { ready: researcher.ready(), size: researcher.size() } });
  } catch (error) {
    tell({ failed: ask, error, threw: error instanceof HostFailed ? error.call : null });
  }
}

/**
 * @param {Extract<ToThread, { ask: number }>['work']} work
 * @returns {Promise<import('./answering.js').Result | undefined>}
 */
async function perform(work) {
  if (work.operation === 'research') return researcher.research(work.request);
  if (work.operation === 'factCheck') return researcher.factCheck(work.request);
  await researcher.refresh();
}
