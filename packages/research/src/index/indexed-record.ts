import type { RecordKind } from '@partner-api/contract';
import type { CorpusRecord } from '../records/corpus.js';

/** A record as read from the index. */
export class IndexedRecord {
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

  /** Parsed on first access; ranking and quoting share the result. */
  get content(): CorpusRecord {
    this.#content ??= parseRecord(this.#json);
    return this.#content;
  }
}

/** A part of a record that is indexed separately. */
export interface IndexedPassage {
  readonly parent: IndexedRecord;
  readonly part: number;
}

function parseRecord(json: string): CorpusRecord {
  const corpusRecord: CorpusRecord = JSON.parse(json);
  return corpusRecord;
}

/**
 * A total order on record ids, shorter first (`9` before `10`), so that among identical texts the record entered first
 * ranks first.
 */
export function comparePassages(a: IndexedPassage, b: IndexedPassage): number {
  return (
    a.parent.id.length - b.parent.id.length ||
    compareText(a.parent.id, b.parent.id) ||
    compareText(a.parent.kind, b.parent.kind) ||
    a.part - b.part
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
