import type { Queryable } from '../engine/index.js';
import type { Outcome, WriteOptions } from '../ports/writing.js';
import type { Decided } from './decided.js';
import { droppedBy } from './dropped.js';
import type { DryRunRecords } from './dry-run-records.js';
import { type HeldVersions, readHeld } from './held.js';
import { lockState, type WriterState } from './lock-state.js';
import { isWithheld } from './place.js';
import { decide } from './plan.js';
import type { Prepared } from './prepared.js';

export interface DecidedBatch {
  readonly state: WriterState;
  /** In the order of the changes, like the outcomes. */
  readonly decided: readonly Decided[];
  readonly outcomes: readonly Outcome[];
  /** The decisions that write a version. */
  readonly toWrite: readonly Decided[];
  /** IDs of records whose new version is withheld. */
  readonly withheld: ReadonlySet<string>;
}

/**
 * Decides the changes of a batch against the stored records or, in a dry run, against the records as they would be.
 * Locks the row of `store_state`, so that the decision holds until the transaction ends.
 */
export async function decideBatch(
  connection: Queryable,
  changes: readonly Prepared[],
  options: WriteOptions,
  dryRunRecords: DryRunRecords | null,
): Promise<DecidedBatch> {
  const state = await lockState(connection, options.now);
  const read = await readHeld(connection, changes);
  const held = dryRunRecords?.override(read, changes) ?? read;
  const first = changes.map((prepared) => {
    const before = held.get(prepared.id);
    return { prepared, before, decision: decide(prepared.change, prepared.digest, before?.current, options) };
  });
  // A snapshot row that omits a member no longer has it at the source; only journal lines are checked.
  const dropped =
    options.style === 'journal'
      ? await droppedBy(
          connection,
          first.filter(isWritten),
          dryRunRecords?.membersOf(first.filter(isWritten)) ?? NO_MEMBERS,
        )
      : NO_MEMBERS;
  const decided = options.refuseRemovals
    ? first.map((one) => refusingRemovals(one, dropped.get(one.prepared.id) ?? []))
    : first;
  const toWrite = decided.filter(isWritten);
  const withheld = new Set(
    toWrite.filter((entry) => isWithheld(entry, state)).map(({ prepared }) => prepared.id),
  );
  const outcomes = decided.map(({ prepared: { id, change }, before, decision: { outcome, write } }) => {
    const told = withDropped(outcome, dropped.get(id));
    const waits = write ? withheld.has(id) && change.action === 'publish' : waitsStill(before);
    return waits ? markWithheld(told) : told;
  });
  return { state, decided, outcomes, toWrite, withheld };
}

const isWritten = ({ decision }: Decided): boolean => decision.write;

/** Credits are removed only by an explicit empty list. */
const EXPLICIT_ONLY = 'upstream';

function refusingRemovals(decided: Decided, dropped: readonly string[]): Decided {
  const { change } = decided.prepared;
  const removed = dropped.filter((member) => member !== EXPLICIT_ONLY);
  if (change.action === 'retract' || change.correction === null || removed.length === 0) return decided;
  const detail = `leaves out what the record has: ${removed.join(', ')}. A line holds the whole record`;
  return {
    ...decided,
    decision: { outcome: { result: 'refused', reason: 'removes_members', detail }, write: false },
  };
}

const NO_MEMBERS: ReadonlyMap<string, readonly string[]> = new Map();

const waitsStill = (before: HeldVersions | undefined): boolean =>
  before?.waiting != null && before.waiting.status !== 'retracted';

const withDropped = (outcome: Outcome, dropped: readonly string[] | undefined): Outcome =>
  dropped && outcome.result === 'updated' ? { ...outcome, dropped } : outcome;

const markWithheld = (outcome: Outcome): Outcome =>
  outcome.result === 'refused' ? outcome : { ...outcome, withheld: true };
