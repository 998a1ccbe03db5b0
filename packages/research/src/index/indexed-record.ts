import type { RecordKind } from '@partner-api/contract';
import type { CorpusRecord } from '../records/corpus.js';

/** A record as read from the index. */
export interface IndexedRecord {
  readonly kind: RecordKind;
  readonly id: string;
  readonly lang: string;
  readonly content: CorpusRecord;
}

/** A part of a record that is indexed separately. */
export interface IndexedPassage {
  readonly parent: IndexedRecord;
  readonly part: number;
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
