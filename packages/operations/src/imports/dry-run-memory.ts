import type { RecordKind } from '@partner-api/contract';
import { type Change, membersSaid, missingFrom, type Outcome } from '@partner-api/storage';
import { digestOf } from './duplicates.js';

interface Would {
  kind: RecordKind | null;
  isRetracted: boolean;
  withheld: boolean;
  /** Of every change that would have made a version, the present one last. */
  readonly digests: string[];
  /** What the latest one that was no retraction says something of; null when there was none. */
  members: readonly string[] | null;
}

/**
 * A dry run rolls every batch back, so that the store cannot know what earlier batches of the same journal would have
 * made. What they would have made is remembered here, and later outcomes are told as they would have been.
 */
export class DryRunMemory {
  readonly #would = new Map<string, Would>();

  told(id: string, change: Change, outcome: Outcome): Outcome {
    const digest = digestOf(change);
    const before = this.#would.get(id);
    const told = before ? toldAfter(before, id, digest, change, outcome) : outcome;
    if (told.result === 'refused' || 'note' in told) return told;
    const would = before ?? { kind: null, isRetracted: false, withheld: false, digests: [], members: null };
    would.kind ??= kindOf(change);
    would.isRetracted = change.action === 'retract';
    would.withheld = told.withheld ?? false;
    if (told.result !== 'unchanged') would.digests.push(digest);
    would.members = membersOf(change, before) ?? would.members;
    this.#would.set(id, would);
    return told;
  }
}

function toldAfter(before: Would, id: string, digest: string, change: Change, outcome: Outcome): Outcome {
  const kind = kindOf(change);
  if (kind !== null && before.kind !== null && kind !== before.kind) {
    const detail = `the id ${id} belongs to a record of kind ${before.kind}`;
    return { result: 'refused', reason: 'kind_mismatch', detail };
  }
  if ('note' in outcome) return outcome;
  const kept = before.withheld ? ({ withheld: true } as const) : {};
  if (before.digests.at(-1) === digest) return { result: 'unchanged', ...kept };
  if (change.action === 'retract' && before.isRetracted) return { result: 'unchanged' };
  if (before.digests.includes(digest)) return { result: 'unchanged', note: 'superseded', ...kept };
  if (change.action === 'retract') return { result: 'retracted' };
  const isReinstated = change.correction?.kind === 'reinstatement';
  if (before.isRetracted && !isReinstated) return { result: 'unchanged', note: 'stays_retracted' };
  // Whether this one waits is not decided by those before it.
  const waits = outcome.result !== 'refused' && outcome.withheld;
  return { result: 'updated', ...droppedAfter(before, change, outcome), ...(waits && { withheld: true }) };
}

/** The store compares with what it holds, not with the line before. */
function droppedAfter(before: Would, change: Change, outcome: Outcome): { dropped?: readonly string[] } {
  const members = membersOf(change, before);
  if (before.members && members) {
    const dropped = missingFrom(members, before.members);
    return dropped.length > 0 ? { dropped } : {};
  }
  return outcome.result === 'updated' && outcome.dropped ? { dropped: outcome.dropped } : {};
}

function membersOf(change: Change, before: Would | undefined): readonly string[] | null {
  if (change.action === 'retract') return null;
  const { record, upstreamUnsaid } = change;
  const isCredited =
    record.upstream.length > 0 ||
    (upstreamUnsaid === true && (before?.members?.includes('upstream') ?? false));
  return membersSaid({ content: record.content, sensitive: record.sensitive, isCredited });
}

const kindOf = (change: Change): RecordKind | null =>
  change.action === 'publish' ? change.record.kind : change.kind;
