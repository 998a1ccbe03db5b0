// What a claim's verdict has to be, from numbers counted in the database alone.

/** @returns {Promise<{ expected: string, counted?: object }>} the verdict that the table gives, for a claim as labels.mjs has it */
export async function expectedOf(claim, table) {
  const { asked, and, change, others = change && [change.before] } = claim;
  if (claim.expected !== undefined) return { expected: claim.expected };
  if (asked === null) return { expected: 'insufficient_evidence' };
  const coverage = (one) => coverageOf(one, table.coveredIn(one.country));
  // The parts of one time are told apart within all of it.
  const isOfTimes = others?.some(({ from }) => from !== asked.from) ?? false;
  const sharesOver = isOfTimes ? around([asked, ...others]) : undefined;
  const counted = await table.count({ ...asked, sharesOver });
  if (others === undefined) {
    const judge = asked.deaths === undefined ? expectedVerdict : expectedOfDeadly;
    const verdict = judge(claim, counted, coverage(asked));
    if (and === undefined) return { counted, expected: verdict };
    const other = await expectedOf(and, table);
    return { counted: [counted, other.counted], expected: ofBoth(verdict, other.expected) };
  }
  const rest = [];
  for (const other of others) rest.push(await table.count({ ...other, sharesOver }));
  const covered = [asked, ...others].map((one) => coverage(one) === 'whole');
  const expected =
    change === undefined
      ? expectedOfParts(claim, counted, rest, covered)
      : expectedChange(change, rest[0], counted);
  return { counted: [counted, ...rest], expected };
}

/** Of a time that is not covered whole it is not known how much more there was. */
function expectedOfParts({ says, isOfTimes, isOfAllTimes }, first, others, [isCovered, ...areCovered]) {
  if (!isOfAllTimes && isCovered && areCovered.every(Boolean)) return expectedOrder(says, first, others);
  const known = says === 'more' ? isCovered && others : others.filter((_, at) => areCovered[at]);
  return isOfTimes && known ? expectedFirst(says, first, known) : 'insufficient_evidence';
}

function around(times) {
  const ends = (member) => times.map((time) => time[member]).sort();
  return { from: ends('from')[0], to: ends('to').at(-1) };
}

/**
 * The rules of the service, told again: bounds that the source does not give decide nothing against a claim, and of the
 * rows without a province so much is reckoned with as the allowance says.
 * @param {{ says: string, number?: number, other?: number }} claim
 * @param {{ low: number, best: number, estimatedHigh: number, high: number, placedBest: number, placedHigh: number, placedMost: number, allowance: number }} counted
 * @param {'whole' | 'part' | 'none'} covered
 */
export function expectedVerdict(claim, counted, covered) {
  if (covered === 'none') return 'insufficient_evidence';
  const isWhole = covered === 'whole';
  const { holds, fails = holds } = claim.says === 'dozens' ? ofMany(claim.number) : { holds: bandOf(claim) };
  const { low, best, estimatedHigh, high, placedBest, placedHigh, placedMost, allowance } = counted;
  const beyond = (more) => (isWhole ? more : Number.POSITIVE_INFINITY);
  const isWithin = (from, to, band) => from >= band.from && to <= band.to;
  const meets = (from, to, band) => from <= band.to && band.from <= to;
  if (isWithin(low, estimatedHigh + beyond(placedHigh + allowance), holds)) return 'supported';
  const goesByBest = ['number', 'about'].includes(claim.says) && isWhole && best !== null;
  const isOfLowerOrder = allowance === 0 || allowance < best;
  if (goesByBest && isOfLowerOrder && isWithin(best, best + placedBest, holds)) return 'supported';
  if (!meets(low, high + beyond(placedMost + allowance), fails)) return 'refuted';
  if (meets(low, estimatedHigh, holds) && !isWithin(low, estimatedHigh, fails)) return 'conflicting';
  return 'insufficient_evidence';
}

/** "Dozens" and "hundreds" name no number: right for two of the unit up to the next unit, wrong below one. */
function ofMany(unit) {
  return {
    holds: { from: unit * 2, to: unit * 10 },
    fails: { from: unit, to: Number.POSITIVE_INFINITY },
  };
}

/**
 * Of so many events that each have so many dead. A plain number of them may be of some beside others; what may be said of all of
 * them together is not wrong where fewer have each. Both are the rules of the service, told again: that a verdict is as
 * expected here shows that it follows from the numbers, not that the rules are right. those labelled `judged` go without them.
 */
function expectedOfDeadly(claim, counted, covered) {
  const verdict = expectedVerdict(claim, counted, covered);
  // Null where rows may tell of several events together, whose estimates are no estimates of any one.
  const isSummed = counted.best === null || counted.possibleBest === null;
  if (isSummed && verdict === 'conflicting') return 'insufficient_evidence';
  const isOpen = claim.mayBeTogether || (claim.says === 'number' && counted.low >= claim.number);
  return isOpen && ['refuted', 'conflicting'].includes(verdict) ? 'insufficient_evidence' : verdict;
}

/** The most that a number may be, with all that may belong to it and what is reckoned with of the rows without a province. */
function mostOf({ high, placedMost, allowance }) {
  return high + placedMost + allowance;
}

function hasMore(one, other) {
  return one.low > mostOf(other);
}

/** Of a part that is said to have `more` or `fewer` than each of the others. */
function expectedOrder(says, first, others) {
  const isSo = (other) => (says === 'more' ? hasMore(first, other) : hasMore(other, first));
  const isContrary = (other) => (says === 'more' ? hasMore(other, first) : hasMore(first, other));
  const isExact = (part) => part.low === mostOf(part);
  const isAsMany = (other) => first.low === other.low && isExact(first) && isExact(other);
  // Who shares the first place may be called the first.
  if (others.some(isContrary) || (others.length === 1 && isAsMany(others[0]))) return 'refuted';
  if (others.every(isSo)) return 'supported';
  const overlap = (other) => first.low < other.estimatedHigh && other.low < first.estimatedHigh;
  return others.some((other) => !isSo(other) && overlap(other)) ? 'conflicting' : 'insufficient_evidence';
}

/** Of a number that is said to have risen or fallen by so many percent of what it was, all of both times being covered. */
function expectedChange({ says, percent, went }, before, after) {
  const change = (from, to) => (went === 'rose' ? to / from - 1 : 1 - to / from) * 100;
  const range = (most) => {
    const ends = [change(before.low, most(after)), change(most(before), after.low)];
    return { from: Math.min(...ends), to: Math.max(...ends) };
  };
  // A plain number that ends in 0 or 5 is taken to be rounded.
  const rounded = percent % 5 === 0 ? Math.min(percent % 10 === 0 ? 5 : 2.5, percent / 20) : 0;
  const tolerance = says === 'number' ? Math.max(0.5, rounded) : 0;
  const band = {
    from: percent - tolerance,
    to: says === 'number' ? percent + tolerance : Number.POSITIVE_INFINITY,
  };
  const isWithin = ({ from, to }) => from >= band.from && to <= band.to;
  const meets = ({ from, to }) => from <= band.to && band.from <= to;
  const [whole, sure] = [range(mostOf), range(({ estimatedHigh }) => estimatedHigh)];
  const byBest = change(before.best, after.best);
  if (isWithin(whole) || (says === 'number' && isWithin({ from: byBest, to: byBest }))) return 'supported';
  if (!meets(whole)) return 'refuted';
  return meets(sure) && !isWithin(sure) ? 'conflicting' : 'insufficient_evidence';
}

/** Of the one that is said to have most or fewest of all, the others not all known: wrong where one is known that surely has more, or fewer. */
function expectedFirst(says, first, others) {
  const isContrary = (other) => (says === 'more' ? hasMore(other, first) : hasMore(first, other));
  return others.some(isContrary) ? 'refuted' : 'insufficient_evidence';
}

/** Of two statements in one claim: both have to be right, and one that is wrong makes it wrong. */
function ofBoth(one, other) {
  const verdicts = [one, other];
  return (
    ['refuted', 'conflicting', 'insufficient_evidence'].find((verdict) => verdicts.includes(verdict)) ??
    'supported'
  );
}

/** Numbers that make a claim true. "About" is a tenth more or less; a round number of hundreds stands for its neighbours. */
function bandOf({ says, number, other }) {
  switch (says) {
    case 'none':
      return { from: 0, to: 0 };
    case 'some':
      return { from: 1, to: Number.POSITIVE_INFINITY };
    case 'at_least':
      return { from: number, to: Number.POSITIVE_INFINITY };
    case 'more_than':
      return { from: number + 1, to: Number.POSITIVE_INFINITY };
    case 'at_most':
      return { from: 0, to: number };
    case 'fewer_than':
      return { from: 0, to: number - 1 };
    case 'about':
      return { from: Math.ceil(number * 0.9), to: Math.floor(number * 1.1) };
    case 'between':
      return { from: number, to: other };
    case 'number': {
      const zeros = /0*$/.exec(String(number))[0].length;
      const tolerance = zeros >= 2 ? Math.floor(Math.min(10 ** zeros / 2, number / 20)) : 0;
      return { from: number - tolerance, to: number + tolerance };
    }
    default:
      throw new Error(`No numbers make "${says}" true`);
  }
}

export function coverageOf({ from, to, kind }, covered) {
  // The source tells of organised violence alone.
  if (['protest', 'riot'].includes(kind) || to < covered.from || from > covered.to) return 'none';
  return from >= covered.from && to <= covered.to ? 'whole' : 'part';
}
