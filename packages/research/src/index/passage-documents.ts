import type { Archive, Archived } from '../packed/archive.js';
import { NumberColumn } from '../packed/number-column.js';
import type { CorpusRecord } from '../records/corpus.js';
import type { CompressedRecords } from './compressed-records.js';
import type { IndexedPassage } from './indexed-passage.js';
import type { ItemSource } from './language-indexes.js';

/** Maps the passages of records to documents of an index. The passages of one record have consecutive numbers. */
export class PassageDocuments implements ItemSource<IndexedPassage>, Archived {
  readonly #records: CompressedRecords;
  /** Indexed by passage. */
  readonly #rows = new NumberColumn();
  readonly #documents = new NumberColumn();
  /** Indexed by the row of the record. */
  readonly #firsts = new NumberColumn();
  readonly #counts = new NumberColumn();

  constructor(records: CompressedRecords) {
    this.#records = records;
  }

  archive(archive: Archive): void {
    for (const column of [this.#rows, this.#documents, this.#firsts, this.#counts]) column.archive(archive);
  }

  get bytes(): number {
    return this.#rows.bytes + this.#documents.bytes + this.#firsts.bytes + this.#counts.bytes;
  }

  /** Sets the number of passages of a record, which replace its previous ones, and returns their numbers. */
  assign(row: number, count: number): number[] {
    // Most updates keep the number of passages, and with it the numbers.
    if (count > this.#counts.get(row)) {
      this.#firsts.set(row, this.#rows.length);
      for (let part = 0; part < count; part++) this.#rows.push(row);
    }
    this.#counts.set(row, count);
    return this.of(row);
  }

  /** Returns the passage numbers of a record, in order. */
  of(row: number): number[] {
    const first = this.#firsts.get(row);
    return Array.from({ length: this.#counts.get(row) }, (_, part) => first + part);
  }

  documentOf(passage: number): number {
    return this.#documents.get(passage);
  }

  place(passage: number, document: number): void {
    this.#documents.set(passage, document);
  }

  readonly compare = (a: number, b: number): number => {
    const [left, right] = [this.#rows.get(a), this.#rows.get(b)];
    return left === right ? a - b : this.#records.compare(left, right);
  };

  /** Passages of one record share the same record object. */
  read(passages: readonly number[]): IndexedPassage[] {
    const parents = new Map<number, CorpusRecord>();
    return passages.map((passage) => {
      const row = this.#rows.get(passage);
      const parent = parents.get(row) ?? this.#records.read(row);
      parents.set(row, parent);
      return { parent, part: passage - this.#firsts.get(row) };
    });
  }
}
