import type { Change, Outcome, PreparedChange, WriteOptions } from '../ports/writing.js';
import { type Prepared, toPrepared } from './prepared.js';

export type Write = (
  batch: readonly (Change | PreparedChange)[],
  options: WriteOptions,
) => Promise<readonly Outcome[]>;

/**
 * Processes batches in the order of the calls, and prepares a batch while it waits. Throws a RangeError for a batch
 * with a repeated ID.
 */
export function inTurn(
  take: (changes: readonly Prepared[], options: WriteOptions) => Promise<readonly Outcome[]>,
): Write {
  let turn: Promise<unknown> = Promise.resolve();
  return async (batch, options) => {
    const changes = batch.map(toPrepared);
    refuseRepeatedIds(changes);
    const outcomes = turn.then(() => take(changes, options));
    turn = outcomes.catch(() => undefined);
    return outcomes;
  };
}

function refuseRepeatedIds(changes: readonly Prepared[]): void {
  const ids = new Set(changes.map(({ id }) => id));
  if (ids.size !== changes.length) throw new RangeError('A record id occurs more than once in one batch');
}
