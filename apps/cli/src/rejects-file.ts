import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import type { CommandEvent } from '@partner-api/admin/command-line';

type Reject = Omit<Extract<CommandEvent, { type: 'reject' }>, 'type'>;

interface KeptRejects {
  /** Null if no row was rejected or not all could be written. */
  readonly path: string | null;
  /** Why the rows could not be written, in a sentence; null if they were. */
  readonly failure: string | null;
}

/** Writes rejected rows as JSON lines. The file is created with the first row. */
export class RejectsFile {
  #stream: WriteStream | null = null;
  #failure: Error | null = null;

  constructor(readonly path: string) {}

  static in(directory: string, inputName: string, now: Date): RejectsFile {
    const moment = now.toISOString().replace(/[:.]/g, '-');
    const name = inputName.replaceAll(/[^\w.-]+/g, '-');
    return new RejectsFile(path.resolve(directory, 'rejects', `${name}.${moment}.ndjson`));
  }

  /** Never throws, because a failed write must not end the import. */
  add(reject: Reject): void {
    if (this.#failure) return;
    try {
      this.#stream ??= this.#open();
      this.#stream.write(`${JSON.stringify(reject)}\n`);
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  #open(): WriteStream {
    mkdirSync(path.dirname(this.path), { recursive: true, mode: 0o700 });
    return createWriteStream(this.path, { flags: 'wx', mode: 0o600 }).on('error', (error) => {
      this.#failure = error;
    });
  }

  /** Closes the file and returns its outcome. Does not throw, so that the import's summary can be printed first. */
  async end(): Promise<KeptRejects> {
    if (this.#stream && !this.#failure) {
      await finished(this.#stream.end()).catch((error) => {
        this.#failure = error;
      });
    }
    const failure =
      this.#failure && `The rejected rows could not be written to ${this.path}: ${this.#failure.message}`;
    return { path: this.#stream && !failure ? this.path : null, failure };
  }
}
