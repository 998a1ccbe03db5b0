import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { compiledPGlite } from './compiled-pglite.js';
import { DatabaseUnavailable } from './errors.js';

/**
 * PGlite in a thread of its own, so that a long statement does not stop the event loop. Started at the first
 * connection, and again after it crashed or was ended; never two at once, they would overwrite each other's pages.
 */
export class EmbeddedThread {
  readonly #directory: string;
  readonly #onError: (error: Error) => void;
  /** The thread in use; null when none is, or when it is being ended. */
  #worker: Worker | null = null;
  #ready: Promise<Worker> | null = null;
  /** When the latest thread is gone. */
  #exit: Promise<void> = Promise.resolve();
  #refusal: DatabaseUnavailable | null = null;

  constructor(directory: string, onError: (error: Error) => void) {
    this.#directory = directory;
    this.#onError = onError;
  }

  /** However long creating a database, or replaying its log, takes. */
  async ready(): Promise<Worker> {
    this.#ready ??= this.#start();
    return this.#ready;
  }

  /** A new connection; it ends the one before. */
  async connect(): Promise<MessagePort> {
    const worker = await this.ready();
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ port: port2 }, [port2]);
    return port1;
  }

  /** Ends a thread that does not answer. What it had not committed is rolled back when it starts again. */
  restart(): void {
    this.#terminate();
    this.#onError(new DatabaseUnavailable('The embedded database did not answer; it is started again'));
  }

  /** Ends the thread at once, for good. */
  refuse(reason: DatabaseUnavailable): void {
    this.#refusal ??= reason;
    this.#terminate();
    this.#onError(reason);
  }

  /** Lets PGlite write a checkpoint, so that the next start need not replay the log. */
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
      // Those of this process (`--eval`, a loader) are not meant for the thread.
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
