import type { RecordKind } from '@partner-api/contract';
import type { CorpusRecord } from '../records/corpus.js';

/** A record that was found in the index, as it was then. */
export class HeldRecord {
  readonly kind: RecordKind;
  readonly id: string;
  readonly lang: string;
  readonly #json: string;
  #content: CorpusRecord | null = null;

  constructor(kind: RecordKind, id: string, lang: string, json: string) {
    this.kind = kind;
    this.id = id;
    this.lang = lang;
    this.#json = json;
  }

  /** Parsed once: who ranks the record and who quotes it share it. */
  get content(): CorpusRecord {
    this.#content ??= parseRecord(this.#json);
    return this.#content;
  }
}

/** A part of a record that is found by itself. */
export interface HeldPassage {
  readonly holder: HeldRecord;
  readonly part: number;
}

function parseRecord(json: string): CorpusRecord {
  const corpusRecord: CorpusRecord = JSON.parse(json);
  return corpusRecord;
}

/**
 * A total order that depends on nothing but the records: what was numbered first comes first (`9` before `10`), so that
 * of records in the same words the one entered first is found.
 */
export function comparePassages(a: HeldPassage, b: HeldPassage): number {
  return (
    a.holder.id.length - b.holder.id.length ||
    compareText(a.holder.id, b.holder.id) ||
    compareText(a.holder.kind, b.holder.kind) ||
    a.part - b.part
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
