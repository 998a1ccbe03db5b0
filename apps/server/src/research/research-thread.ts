import { Worker } from 'node:worker_threads';
import type { Corpus, IndexSize, ResearcherOptions, SnapshotOutcome } from '@partner-api/research';
import type { Logger } from 'pino';
import { problem } from '../problems/problem.js';
import { LoadTurn } from './load-turn.js';
import type { FromThread, Host, HostMethod, ThreadSettings, ToThread } from './messages.js';
import { tooBusy } from './research-pool.js';
import type { Question, ResearchWorker, Result } from './research-service.js';

export interface ThreadOptions extends Required<Omit<ResearcherOptions, 'corpus' | 'snapshots'>> {
  /** A promise, because the thread starts while the store still opens. */
  readonly corpus: Promise<Corpus>;
  readonly logger: Logger;
  /** Where the index is kept between two starts; null: nowhere. */
  readonly snapshotFile: string | null;
  readonly onSnapshot: (outcome: SnapshotOutcome) => void;
  /** Time limit of one question. A thread that then does not answer a ping is replaced. */
  readonly deadlineMilliseconds: number;
  /** How long a thread may take to answer a ping. */
  readonly probeMilliseconds?: number;
  /** Default: `research-worker.js`. */
  readonly file?: URL;
}

interface Asked {
  resolve(result: Result | undefined): void;
  reject(error: unknown): void;
}

type Work = Extract<ToThread, { ask: number }>['work'];

const PROBE_MILLISECONDS = 5_000;
/** How many store errors are kept; a thread asks for an error at once or never. */
const FAILURES_KEPT = 100;
const NO_INDEX = {
  ready: false,
  size: { records: 0, passages: 0, terms: 0, bytes: 0, revision: 0, loadedUpTo: 0 },
};

/** A researcher in a worker thread, which reads the store through this thread. */
export class ResearchThread implements ResearchWorker {
  readonly #options: ThreadOptions;
  readonly #host: Host;
  #turn: LoadTurn;
  #worker: Worker | null = null;
  #index: { readonly ready: boolean; readonly size: IndexSize } = NO_INDEX;
  readonly #asked = new Map<number, Asked>();
  readonly #failures = new Map<number, unknown>();
  #lastAsk = 0;
  #probe: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(options: ThreadOptions) {
    this.#options = options;
    this.#turn = new LoadTurn(options.corpus);
    this.#host = hostOf(options, () => this.#turn);
    this.#worker = this.#start();
  }

  ready = () => this.#index.ready;

  size = (): IndexSize => this.#index.size;

  async refresh(): Promise<void> {
    await this.#ask({ operation: 'refresh' });
  }

  async answer(question: Question): Promise<Result> {
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      late = setTimeout(() => {
        this.#pingThread();
        reject(tooBusy());
      }, this.#options.deadlineMilliseconds);
    });
    try {
      const result = await Promise.race([this.#ask(question), tooLate]);
      if (result === undefined) throw new Error(`The thread gave no result of ${question.operation}`);
      return result;
    } finally {
      clearTimeout(late);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#end(unavailable());
  }

  #ask(work: Work): Promise<Result | undefined> {
    if (this.#closed) return Promise.reject(unavailable());
    this.#worker ??= this.#start();
    const ask = ++this.#lastAsk;
    const { clock, publicationDelayHours } = this.#options;
    const answer = new Promise<Result | undefined>((resolve, reject) => {
      this.#asked.set(ask, { resolve, reject });
    });
    this.#send({ ask, work, now: { milliseconds: clock().getTime(), delayHours: publicationDelayHours() } });
    return answer;
  }

  #send(message: ToThread): void {
    this.#worker?.postMessage(message);
  }

  #start(): Worker {
    const {
      defaultLocale,
      snapshotFile,
      model,
      file = new URL('./research-worker.js', import.meta.url),
    } = this.#options;
    const workerData: ThreadSettings = {
      defaultLocale,
      snapshotFile,
      model: model && { deadlineMilliseconds: model.deadlineMilliseconds, compares: model.compare !== null },
    };
    // Options of this process (`--eval`, a loader) must not apply to the worker.
    const worker = new Worker(file, { workerData, execArgv: [] });
    worker.on('message', (message: FromThread) => {
      if (worker === this.#worker) this.#onMessage(message);
    });
    worker.on('error', (error) => this.#onLost(worker, error));
    worker.on('exit', () => this.#onLost(worker, new Error('The thread of research ended')));
    return worker;
  }

  #onMessage(message: FromThread): void {
    const { model, onWithheld, onPromptInjection, onSnapshot } = this.#options;
    if ('pong' in message) this.#clearProbe();
    else if ('call' in message) void this.#call(message.call, message.method, message.args);
    else if ('index' in message && !('answered' in message)) this.#index = message.index;
    else if ('judged' in message) model?.judged(...message.judged);
    else if ('loadedUpTo' in message)
      this.#index = { ...this.#index, size: { ...this.#index.size, loadedUpTo: message.loadedUpTo } };
    else if ('snapshot' in message) onSnapshot(message.snapshot);
    else if ('withheld' in message) onWithheld(message.withheld);
    else if ('promptInjection' in message) onPromptInjection(message.promptInjection);
    else this.#settle(message);
  }

  #settle(message: Extract<FromThread, { answered: number } | { failed: number }>): void {
    const id = 'answered' in message ? message.answered : message.failed;
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if ('answered' in message) {
      this.#index = message.index;
      asked?.resolve(message.result);
    } else {
      asked?.reject((message.threw === null ? null : this.#failures.get(message.threw)) ?? message.error);
    }
  }

  async #call(call: number, method: HostMethod, args: readonly unknown[]): Promise<void> {
    try {
      const value = await (this.#host[method] as (...args: unknown[]) => Promise<unknown>)(...args);
      this.#send({ returned: call, value });
    } catch (error) {
      this.#failures.set(call, error);
      for (const [oldest] of this.#failures) {
        if (this.#failures.size <= FAILURES_KEPT) break;
        this.#failures.delete(oldest);
      }
      this.#send({ threw: call, message: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Pings the thread: one that waits for the store answers at once, one in an endless loop does not. */
  #pingThread(): void {
    if (this.#probe !== null || this.#worker === null) return;
    const worker = this.#worker;
    this.#send({ ping: true });
    this.#probe = setTimeout(() => {
      this.#onLost(worker, new Error('The thread of research did not answer; it is started again'));
    }, this.#options.probeMilliseconds ?? PROBE_MILLISECONDS);
  }

  #clearProbe(): void {
    if (this.#probe !== null) clearTimeout(this.#probe);
    this.#probe = null;
  }

  /** The next refresh starts a new thread, which loads the index again. */
  #onLost(worker: Worker, error: Error): void {
    if (worker !== this.#worker) return;
    this.#options.logger.error({ err: error }, 'research starts again');
    void this.#end(unavailable());
  }

  async #end(reason: Error): Promise<void> {
    this.#clearProbe();
    const worker = this.#worker;
    this.#worker = null;
    this.#turn.close();
    this.#turn = new LoadTurn(this.#options.corpus);
    this.#index = NO_INDEX;
    for (const { reject } of this.#asked.values()) reject(reason);
    this.#asked.clear();
    await worker?.terminate();
  }
}

const unavailable = () =>
  problem('unavailable', {
    detail: 'The search index is being loaded again.',
    headers: { 'Retry-After': '2' },
  });

function hostOf({ corpus, model }: ThreadOptions, turn: () => LoadTurn): Host {
  return {
    revision: async () => (await corpus).revision(),
    changesSince: async (revision, limit) => (await corpus).changesSince(revision, limit),
    coverage: async () => (await corpus).coverage(),
    // A store without `verifyHistory` never loses history, so that all moments agree.
    verifyHistory: async (moments) => {
      const store = await corpus;
      return store.verifyHistory ? store.verifyHistory(moments) : '';
    },
    calibration: async () => (await (await corpus).calibration?.()) ?? null,
    beginTurn: () => turn().begin(),
    endTurn: async () => turn().end(),
    propose: async (...args) => (await model?.propose(...args)) ?? null,
    expand: async (...args) => (await model?.expand(...args)) ?? null,
    compare: async (...args) => (await model?.compare?.(...args)) ?? null,
    word: async (...args) => (await model?.word(...args)) ?? null,
  };
}
