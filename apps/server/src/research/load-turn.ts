import type { Corpus } from '@partner-api/research';

/** A worker's turn to read the whole store; it ends when the worker says so or ends. */
export class LoadTurn {
  readonly #corpus: Promise<Corpus>;
  #end: () => void = () => undefined;
  #closed = false;

  constructor(corpus: Promise<Corpus>) {
    this.#corpus = corpus;
  }

  /** Resolves when the turn has come. */
  begin(): Promise<void> {
    return new Promise((begun, failed) => {
      const held = () =>
        new Promise<void>((end) => {
          this.#end = end;
          if (this.#closed) end();
          begun();
        });
      this.#corpus.then((corpus) => corpus.withLoadLock?.(held) ?? held()).catch(failed);
    });
  }

  end(): void {
    this.#end();
  }

  close(): void {
    this.#closed = true;
    this.#end();
  }
}
