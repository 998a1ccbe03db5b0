import type { Predicate } from '@partner-api/reading';
import type { Tally } from '../tally/tally.js';
import { judgeTally } from './judge-tally.js';
import { type TallyVerdict, undecided } from './tally-verdict.js';

/**
 * Judges a claim about one event: it holds when one of them surely is such, and no sum of several; it fails only when all of them
 * together killed too few, because one event may have been recorded as several.
 */
export function judgeSingle(
  predicate: Predicate,
  all: Tally,
  { isOne, each }: { isOne(row: number): boolean; each(row: number): Tally },
  isCovered: boolean,
): { readonly verdict: TallyVerdict; readonly row: number | null } {
  const row = all.sureRows.find(
    (row) => isOne(row) && judgeTally(predicate, each(row), true).verdict === 'supported',
  );
  if (row !== undefined) return { verdict: { verdict: 'supported' }, row };
  const most = all.sure.high + all.possible.high;
  if (isCovered && most < predicate.fails.from) return { verdict: { verdict: 'refuted' }, row: null };
  const because = isCovered ? 'possible_events' : 'not_covered';
  return { verdict: undecided(because), row: null };
}
