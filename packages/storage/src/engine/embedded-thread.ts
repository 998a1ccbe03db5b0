import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { compiledPGlite } from './compiled-pglite.js';
import { DatabaseUnavailable } from './errors.js';

/**
 * PGlite in a worker thread, so that a long statement does not block the event loop. It starts with the first
 * connection and after a crash; two at once would overwrite each other's pages.
 */
export class EmbeddedThread {
  readonly #directory: string;
  readonly #onError: (error: Error) => void;
  /** The running thread; null when there is none or it is terminating. */
  #worker: Worker | null = null;
  #ready: Promise<Worker> | null = null;
  /** Resolves when the latest thread has exited. */
  #exit: Promise<void> = Promise.resolve();
  #refusal: DatabaseUnavailable | null = null;

  constructor(directory: string, onError: (error: Error) => void) {
    this.#directory = directory;
    this.#onError = onError;
  }

  /** Waits, without a time limit, until the database is created or its log is replayed. */
  async ready(): Promise<Worker> {
    this.#ready ??= this.#start();
    return this.#ready;
  }

  /** Opens a connection, which ends the previous one. */
  async connect(): Promise<MessagePort> {
    const worker = await this.ready();
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ port: port2 }, [port2]);
    return port1;
  }

  /** Terminates a thread that does not respond; its uncommitted changes are rolled back at the next start. */
  restart(): void {
    this.#terminate();
    this.#onError(new DatabaseUnavailable('The embedded database did not answer; it is started again'));
  }

  /** Terminates the thread for good; later connections reject with `reason`. */
  refuse(reason: DatabaseUnavailable): void {
    this.#refusal ??= reason;
    this.#terminate();
    this.#onError(reason);
  }

  /** Waits for PGlite's checkpoint, so that the next start need not replay the log. */
  async close(): Promise<void> {
    this.#refusal ??= new DatabaseUnavailable('The database is closed');
    const worker = await this.#ready?.catch(() => null);
    worker?.postMessage({});
    await this.#exit;
  }

  #terminate(): void {
    const worker = this.#worker;
    this.#worker = null;
    this.#ready = null;
    void worker?.terminate();
  }

  async #start(): Promise<Worker> {
    await this.#exit;
    if (this.#refusal) throw this.#refusal;
    const workerData = { directory: this.#directory, pglite: await compiledPGlite() };
    const worker = new Worker(new URL('./embedded-worker.js', import.meta.url), {
      workerData,
      // Options of this process (`--eval`, a loader) do not apply to the thread.
      execArgv: [],
    });
    this.#worker = worker;
    let cause: Error | undefined;
    worker.on('error', (error) => {
      cause = error;
    });
    this.#exit = new Promise((resolve) => worker.once('exit', () => resolve()));
    return new Promise((resolve, reject) => {
      worker.once('message', () => resolve(worker));
      worker.once('exit', () => {
        const error = new DatabaseUnavailable(
          `The embedded database stopped${cause ? `: ${cause.message}` : ''}`,
          { cause },
        );
        reject(error);
        if (this.#worker !== worker || this.#refusal) return;
        this.#worker = null;
        this.#ready = null;
        this.#onError(error);
      });
    });
  }
}
