import type { Comparison } from '../domain/event-reading.js';
import type { TallyVerdict } from './judge-tally.js';
import type { GroupTally } from './tally-groups.js';

/**
 * Judges that a part of a tally has more, or fewer, than another or than each other. `isMore` tells whether one surely has
 * more than another.
 */
export function judgeComparison(
  { says, part, than }: Comparison,
  groups: readonly GroupTally[],
  isMore: (a: GroupTally, b: GroupTally) => boolean,
): TallyVerdict {
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
