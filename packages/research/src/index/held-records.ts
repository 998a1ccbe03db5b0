import type { RecordKind } from '@partner-api/contract';
import type { Archive, Archived } from '../packed/archive.js';
import { Interned } from '../packed/interned.js';
import { KeyTable } from '../packed/key-table.js';
import { NumberColumn } from '../packed/number-column.js';
import { PackedTexts } from '../packed/packed-texts.js';
import type { CorpusRecord } from '../records/corpus.js';
import { HeldRecord } from './held-record.js';
import { type KnownTimes, knownTimes } from './known-times.js';

/**
 * The records of an index, each in a row of columns, its content packed as JSON. A record keeps its row for life, also
 * when it leaves and comes back.
 */
export class HeldRecords implements Archived {
  /** By row: the id, and the kind in a letter behind it, so that rows compare as `comparePassages` does. */
  readonly #keys = new KeyTable();
  readonly #revisions = new NumberColumn();
  readonly #langs = new Interned<string>();
  readonly #langOf = new NumberColumn();
  /** In seconds since 1970; NaN when unknown. */
  readonly #earliest = new NumberColumn();
  readonly #latest = new NumberColumn();
  /** The address of the content; -1 of a record that left. */
  #contents = new NumberColumn();
  #texts = new PackedTexts();
  #live = 0;

  archive(archive: Archive): void {
    for (const part of [this.#keys, this.#revisions, this.#langs, this.#langOf]) part.archive(archive);
    for (const part of [this.#earliest, this.#latest, this.#contents, this.#texts]) part.archive(archive);
    this.#live = archive.number(this.#live);
  }

  /** Records held. */
  get size(): number {
    return this.#live;
  }

  /** Rows, those of records that left included. */
  get rowCount(): number {
    return this.#keys.size;
  }

  get bytes(): number {
    const columns = [this.#revisions, this.#langOf, this.#earliest, this.#latest, this.#contents];
    return columns.reduce((sum, { bytes }) => sum + bytes, this.#keys.bytes + this.#texts.bytes);
  }

  /** The row of a record that is held; -1 when it is not. */
  find(kind: RecordKind, id: string): number {
    const row = this.#keys.find(keyOf(kind, id));
    return row >= 0 && this.isHeld(row) ? row : -1;
  }

  isHeld(row: number): boolean {
    return this.#contents.get(row) !== left;
  }

  revisionOf(row: number): number {
    return this.#revisions.get(row);
  }

  langOf(row: number): string {
    return this.#langs.values[this.#langOf.get(row)] ?? 'und';
  }

  timesOf(row: number): KnownTimes {
    return { earliest: milliseconds(this.#earliest.get(row)), latest: milliseconds(this.#latest.get(row)) };
  }

  /** Returns its row. */
  add(corpusRecord: CorpusRecord): number {
    const { kind, revision, record } = corpusRecord;
    const row = this.#keys.numberOf(keyOf(kind, record.id));
    const { earliest, latest } = knownTimes(corpusRecord);
    this.#revisions.set(row, revision);
    this.#langOf.set(row, this.#langs.numberOf(record.lang, record.lang));
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

  read(row: number): HeldRecord {
    const key = this.#keys.textOf(row);
    const kind = kinds[key.at(-1) ?? ''] ?? 'event';
    const json = this.#texts.read(this.#contents.get(row));
    return new HeldRecord(kind, key.slice(0, -separated), this.langOf(row), json);
  }

  compare(a: number, b: number): number {
    return this.#keys.compare(a, b);
  }

  /** Packs what is held anew once more than that has left. Yields on the way; no change may come meanwhile. */
  *compact(): Generator<void, void, undefined> {
    if (this.#texts.count - this.#live < Math.max(fewestLeftToCompact, this.#live)) return;
    const texts = new PackedTexts();
    const contents = new NumberColumn();
    for (let row = 0; row < this.rowCount; row++) {
      const address = this.#contents.get(row);
      contents.push(address === left ? left : texts.add(this.#texts.read(address)));
      if (row % rowsPerTurn === rowsPerTurn - 1) yield;
    }
    this.#texts = texts;
    this.#contents = contents;
  }
}

function keyOf(kind: RecordKind, id: string): string {
  return `${id}/${letters[kind]}`;
}

/** In the order of the alphabet, as the kinds themselves are. */
const letters: Readonly<Record<RecordKind, string>> = { claim: 'c', dossier: 'd', event: 'e' };
const kinds: Readonly<Record<string, RecordKind>> = { c: 'claim', d: 'dossier', e: 'event' };
const separated = '/e'.length;
const left = -1;
const fewestLeftToCompact = 64;
const rowsPerTurn = 500;

function seconds(time: number | null): number {
  return time === null ? Number.NaN : time / 1000;
}

function milliseconds(time: number): number | null {
  return Number.isNaN(time) ? null : Math.round(time * 1000);
}
