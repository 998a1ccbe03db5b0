import type { Measure } from '@partner-api/contract';
import type { Comparison } from '../domain/event-reading.js';
import type { EventTable } from './event-table.js';
import type { TallyVerdict } from './judge-tally.js';
import { tallyOf } from './tally.js';
import { comparing, type GroupedTally, type GroupTally } from './tally-groups.js';

/** With the parts that are compared, of which nothing may be recorded. */
export function withCompared(
  table: EventTable,
  measure: Measure,
  { part, than }: Comparison,
  grouped: GroupedTally,
): GroupedTally {
  const keys = than === null ? [part] : [part, than];
  const missing = keys.filter((key) => !grouped.groups.some((group) => group.key === key));
  const none = missing.map((key) => ({ key, tally: tallyOf(table, measure, [], []) }));
  return { ...grouped, groups: [...grouped.groups, ...none] };
}

/** Judges that a part of a tally has more, or fewer, than another or than each other. */
export function judgeComparison(
  table: EventTable,
  measure: Measure,
  { says, part, than }: Comparison,
  grouped: GroupedTally,
): TallyVerdict {
  const { groups } = grouped;
  const isMore = comparing(table, measure, grouped);
  const first = groups.find(({ key }) => key === part);
  const others = groups.filter(({ key }) => (than === null ? key !== part : key === than));
  if (first === undefined || others.length === 0) return { verdict: 'undecided', because: 'inexact' };
  const isSo = (other: GroupTally) => (says === 'more' ? isMore(first, other) : isMore(other, first));
  const isContrary = (other: GroupTally) => (says === 'more' ? isMore(other, first) : isMore(first, other));
  if (others.some(isContrary)) return { verdict: 'refuted' };
  if (others.every(isSo)) return { verdict: 'supported' };
  const open = others.filter((other) => !isSo(other));
  // Between several sources the numbers lie apart for other reasons.
  const isOfOneSource = [first, ...open].every(({ tally }) => tally.sourceCount <= 1);
  if (isOfOneSource && open.some((other) => overlap(first, other))) return { verdict: 'conflicting' };
  const isOpen = open.some((other) => !areEven(first, other));
  return { verdict: 'undecided', because: isOpen ? 'possible_events' : 'inexact' };
}

/** Whether the estimates of what surely belongs put now one and now the other first. */
function overlap({ tally: { sure: a } }: GroupTally, { tally: { sure: b } }: GroupTally): boolean {
  return a.low < b.high && b.low < a.high;
}

function areEven({ tally: { sure: a } }: GroupTally, { tally: { sure: b } }: GroupTally): boolean {
  return a.low === b.low && a.high === b.high;
}
