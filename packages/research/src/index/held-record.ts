import { Buffer } from 'node:buffer';
import type { RecordKind } from '@partner-api/contract';
import type { CorpusRecord } from '../corpus.js';
import { type KnownTimes, knownTimes } from './known-times.js';
import type { Indexed } from './term-index.js';

/** A record in the index. Its content is kept as JSON in UTF-8, outside the heap, and read when asked for. */
export interface HeldRecord extends KnownTimes {
  readonly kind: RecordKind;
  readonly id: string;
  readonly revision: number;
  readonly lang: string;
  readonly json: Buffer;
  readonly passages: readonly HeldPassage[];
  /** What submitted claims are matched with: one for a claim, none for other kinds. */
  readonly statements: readonly HeldPassage[];
}

export interface HeldPassage extends Indexed {
  readonly holder: HeldRecord;
  readonly part: number;
}

export function holdRecord(corpusRecord: CorpusRecord, passageCount: number): HeldRecord {
  const { kind, revision, record } = corpusRecord;
  const passages: HeldPassage[] = [];
  const statements: HeldPassage[] = kind === 'claim' ? [] : none;
  const held: HeldRecord = {
    kind,
    revision,
    id: record.id,
    lang: record.lang,
    ...knownTimes(corpusRecord),
    json: Buffer.from(JSON.stringify(corpusRecord)),
    passages,
    statements,
  };
  for (let part = 0; part < passageCount; part++) passages.push({ holder: held, part, document: 0 });
  if (kind === 'claim') statements.push({ holder: held, part: 0, document: 0 });
  return held;
}

const none: never[] = [];

export function readRecord(held: HeldRecord): CorpusRecord {
  const corpusRecord: CorpusRecord = JSON.parse(held.json.toString());
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
