import type { CorpusRecord } from '../records/corpus.js';

/** A part of a record that is indexed separately. */
export interface IndexedPassage {
  readonly parent: CorpusRecord;
  readonly part: number;
}

/**
 * A total order on record ids, shorter first (`9` before `10`), so that among identical texts the record entered first
 * ranks first.
 */
export function comparePassages(a: IndexedPassage, b: IndexedPassage): number {
  return (
    a.parent.record.id.length - b.parent.record.id.length ||
    compareText(a.parent.record.id, b.parent.record.id) ||
    compareText(a.parent.kind, b.parent.kind) ||
    a.part - b.part
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
