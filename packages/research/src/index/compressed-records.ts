import type { RecordKind } from '@partner-api/contract';
import type { Archive, Archived } from '../packed/archive.js';
import { KeyTable } from '../packed/key-table.js';
import { NumberColumn } from '../packed/number-column.js';
import { PackedTexts } from '../packed/packed-texts.js';
import type { CorpusRecord } from '../records/corpus.js';
import { type KnownTimes, knownTimes } from './known-times.js';

/** Stores records in columns, with their content as compressed JSON. A removed record that returns keeps its row. */
export class CompressedRecords implements Archived {
  /** By row: the id followed by a letter for the kind, so that keys sort like `comparePassages`. */
  readonly #keys = new KeyTable();
  readonly #revisions = new NumberColumn();
  /** In seconds since 1970; NaN if unknown. */
  readonly #earliest = new NumberColumn();
  readonly #latest = new NumberColumn();
  /** Address of the content; -1 for a removed record. */
  #contents = new NumberColumn();
  #texts = new PackedTexts();
  #live = 0;

  archive(archive: Archive): void {
    for (const part of [this.#keys, this.#revisions, this.#earliest, this.#latest]) part.archive(archive);
    for (const part of [this.#contents, this.#texts]) part.archive(archive);
    this.#live = archive.number(this.#live);
  }

  /** Number of records, without removed ones. */
  get size(): number {
    return this.#live;
  }

  /** Number of rows, with removed records. */
  get rowCount(): number {
    return this.#keys.size;
  }

  get bytes(): number {
    const columns = [this.#revisions, this.#earliest, this.#latest, this.#contents];
    return columns.reduce((sum, { bytes }) => sum + bytes, this.#keys.bytes + this.#texts.bytes);
  }

  /** Returns the row of a record; -1 if it is not in the index. */
  find(kind: RecordKind, id: string): number {
    const row = this.#keys.find(keyOf(kind, id));
    return row >= 0 && this.isPresent(row) ? row : -1;
  }

  isPresent(row: number): boolean {
    return this.#contents.get(row) !== left;
  }

  revisionOf(row: number): number {
    return this.#revisions.get(row);
  }

  timesOf(row: number): KnownTimes {
    return { earliest: milliseconds(this.#earliest.get(row)), latest: milliseconds(this.#latest.get(row)) };
  }

  /** Returns the row. */
  add(corpusRecord: CorpusRecord): number {
    const { kind, revision, record } = corpusRecord;
    const row = this.#keys.numberOf(keyOf(kind, record.id));
    const { earliest, latest } = knownTimes(corpusRecord);
    this.#revisions.set(row, revision);
    this.#earliest.set(row, seconds(earliest));
    this.#latest.set(row, seconds(latest));
    this.#contents.set(row, this.#texts.add(JSON.stringify(corpusRecord)));
    this.#live++;
    return row;
  }

  remove(row: number): void {
    this.#contents.set(row, left);
    this.#live--;
  }

  read(row: number): CorpusRecord {
    return JSON.parse(this.#texts.read(this.#contents.get(row)));
  }

  compare(a: number, b: number): number {
    return this.#keys.compare(a, b);
  }

  /** Recompresses the content if removed records outnumber the others. Yields; nothing may change meanwhile. */
  *compact(): Generator<void, void, undefined> {
    if (this.#texts.count - this.#live < Math.max(minRemovedToCompact, this.#live)) return;
    const texts = new PackedTexts();
    const contents = new NumberColumn();
    for (let row = 0; row < this.rowCount; row++) {
      const address = this.#contents.get(row);
      contents.push(address === left ? left : texts.add(this.#texts.read(address)));
      if (row % rowsPerSlice === rowsPerSlice - 1) yield;
    }
    this.#texts = texts;
    this.#contents = contents;
  }
}

function keyOf(kind: RecordKind, id: string): string {
  return `${id}/${letters[kind]}`;
}

/** In the alphabetical order of the kinds. */
const letters: Readonly<Record<RecordKind, string>> = { claim: 'c', dossier: 'd', event: 'e' };
const left = -1;
const minRemovedToCompact = 64;
const rowsPerSlice = 100;

function seconds(time: number | null): number {
  return time === null ? Number.NaN : time / 1000;
}

function milliseconds(time: number): number | null {
  return Number.isNaN(time) ? null : Math.round(time * 1000);
}
