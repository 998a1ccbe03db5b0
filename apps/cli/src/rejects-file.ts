import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import type { CommandEvent } from '@partner-api/operations';

type Reject = Omit<Extract<CommandEvent, { type: 'reject' }>, 'type'>;

/** Keeps the rows that an import could not take, one JSON object a line. The file is made with the first of them. */
export class RejectsFile {
  #stream: WriteStream | null = null;
  #failure: Error | null = null;

  constructor(readonly path: string) {}

  static in(directory: string, inputName: string, now: Date): RejectsFile {
    const moment = now.toISOString().replace(/[:.]/g, '-');
    const name = inputName.replaceAll(/[^\w.-]+/g, '-');
    return new RejectsFile(path.resolve(directory, 'rejects', `${name}.${moment}.ndjson`));
  }

  add(reject: Reject): void {
    this.#stream ??= this.#open();
    this.#stream.write(`${JSON.stringify(reject)}\n`);
  }

  #open(): WriteStream {
    mkdirSync(path.dirname(this.path), { recursive: true, mode: 0o700 });
    return createWriteStream(this.path, { flags: 'wx', mode: 0o600 }).on('error', (error) => {
      this.#failure = error;
    });
  }

  /** The path of the file, or null when nothing was rejected. Throws when a row could not be kept. */
  async end(): Promise<string | null> {
    if (!this.#stream) return null;
    if (!this.#failure)
      await finished(this.#stream.end()).catch((error) => {
        this.#failure = error;
      });
    if (this.#failure)
      throw new Error(`The rejected rows could not be written to ${this.path}: ${this.#failure.message}`);
    return this.path;
  }
}
