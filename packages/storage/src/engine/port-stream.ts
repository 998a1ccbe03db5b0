import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';
import { DatabaseUnavailable } from './errors.js';

export interface PortStreamOptions {
  /** Opens a new connection to the database's thread. */
  readonly connect: () => Promise<MessagePort>;
  /** Called when the connection is closed before the thread has responded; the thread cannot serve others meanwhile. */
  readonly onAbandoned: () => void;
}

/**
 * The socket of `pg`: PostgreSQL's protocol over a MessagePort. Each write of `pg` is a list of whole messages and
 * gets one response message.
 */
export class PortStream extends Duplex {
  readonly #options: PortStreamOptions;
  #port: MessagePort | null = null;
  #awaitsAnswer = false;

  constructor(options: PortStreamOptions) {
    super({ allowHalfOpen: false });
    this.#options = options;
  }

  connect(): this {
    this.#options.connect().then(
      (port) => this.#attach(port),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port?.ref();
    return this;
  }

  unref(): this {
    this.#port?.unref();
    return this;
  }

  #attach(port: MessagePort): void {
    this.#port = port;
    if (this.destroyed) {
      port.close();
      return;
    }
    port.on('message', (answer: Uint8Array) => {
      const complete = endsWithReadyForQuery(answer);
      this.#awaitsAnswer = !complete;
      this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
      // PostgreSQL panicked, for example on a full disk; the response is passed on and no other follows.
      if (!complete) this.destroy(new DatabaseUnavailable('The embedded database stopped answering'));
    });
    port.on('close', () => this.destroy(new DatabaseUnavailable('The embedded database stopped')));
    this.emit('connect');
  }

  override _read(): void {
    // Responses are pushed as they arrive; at most one is outstanding.
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#send([chunk]);
    done();
  }

  override _writev(chunks: ReadonlyArray<{ chunk: Uint8Array }>, done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: () => void): void {
    done();
    this.destroy();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (this.#awaitsAnswer) this.#options.onAbandoned();
    this.#port?.removeAllListeners('close').close();
    done(error);
  }

  #send(chunks: readonly Uint8Array[]): void {
    const messages = chunks.filter((chunk) => chunk[0] !== TERMINATE);
    if (this.#port === null || messages.length === 0) return;
    // `Buffer.concat` can return a view of Node's shared pool, and posting that would post the whole pool.
    const request = new Uint8Array(messages.reduce((length, message) => length + message.length, 0));
    let offset = 0;
    for (const message of messages) {
      request.set(message, offset);
      offset += message.length;
    }
    this.#awaitsAnswer = true;
    this.#port.postMessage(request, [request.buffer]);
  }
}

/** The message 'X' (Terminate) would end the database, not just this connection. */
const TERMINATE = 0x58;

/** ReadyForQuery: 'Z', the length 5 and the transaction state. */
function endsWithReadyForQuery(answer: Uint8Array): boolean {
  const at = answer.length - 6;
  return at >= 0 && answer[at] === 0x5a && answer[at + 4] === 5;
}
