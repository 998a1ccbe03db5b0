// What a claim's verdict has to be, from numbers counted in the database alone.

/**
 * @param {{ says: string, number?: number, other?: number }} claim
 * @param {{ low: number, best: number, high: number, possibleBest: number, possibleHigh: number }} counted
 * @param {'whole' | 'part' | 'none'} covered
 */
export function expectedVerdict(claim, counted, covered) {
  if (covered === 'none') return 'insufficient_evidence';
  if (claim.says === 'dozens') return ofMany(claim.number, counted, covered);
  const band = bandOf(claim);
  const { low, best, high, possibleBest, possibleHigh } = counted;
  const most = covered === 'whole' ? high + possibleHigh : Number.POSITIVE_INFINITY;
  const isWithin = (from, to) => from >= band.from && to <= band.to;
  const meets = (from, to) => from <= band.to && band.from <= to;
  if (isWithin(low, most)) return 'supported';
  const goesByBest = ['number', 'about'].includes(claim.says) && covered === 'whole';
  if (goesByBest && isWithin(best, best + possibleBest)) return 'supported';
  if (!meets(low, most)) return 'refuted';
  if (meets(low, high) && !isWithin(low, high)) return 'conflicting';
  return 'insufficient_evidence';
}

/**
 * "Dozens" and "hundreds" name no number: surely right for two of the unit or more while the next unit is not reached,
 * surely wrong below one.
 */
function ofMany(unit, { low, high, possibleHigh }, covered) {
  const most = covered === 'whole' ? high + possibleHigh : Number.POSITIVE_INFINITY;
  if (low >= unit * 2 && most < unit * 10) return 'supported';
  if (most < unit) return 'refuted';
  const reaches = high >= unit * 2 && low < unit * 10;
  return reaches && low < unit ? 'conflicting' : 'insufficient_evidence';
}

/**
 * Of so many events that each have so many dead. A plain number of them may be of some beside others; what may be said of all of
 * them together is not wrong where fewer have each. Both are the rules of the service, told again: that a verdict is as
 * expected here shows that it follows from the numbers, not that the rules are right. judged-deadly-claims.mjs goes without them.
 */
export function expectedOfDeadly(claim, counted, covered) {
  const verdict = expectedVerdict(claim, counted, covered);
  // Null where rows may tell of several events together, whose estimates are no estimates of any one.
  const isSummed = counted.best === null || counted.possibleBest === null;
  if (isSummed && verdict === 'conflicting') return 'insufficient_evidence';
  const isOpen = claim.mayBeTogether || (claim.says === 'number' && counted.low >= claim.number);
  return isOpen && ['refuted', 'conflicting'].includes(verdict) ? 'insufficient_evidence' : verdict;
}

/** Of a part that is said to have `more` or `fewer` than each of the others: all that may belong to one may be its own. */
export function expectedOrder(says, first, others) {
  const isMore = (one, other) => one.low > other.high + other.possibleHigh;
  const isSo = (other) => (says === 'more' ? isMore(first, other) : isMore(other, first));
  const isContrary = (other) => (says === 'more' ? isMore(other, first) : isMore(first, other));
  const isExact = ({ low, high, possibleHigh }) => low === high && possibleHigh === 0;
  const isAsMany = (other) => first.low === other.low && isExact(first) && isExact(other);
  // Who shares the first place may be called the first.
  if (others.some(isContrary) || (others.length === 1 && isAsMany(others[0]))) return 'refuted';
  if (others.every(isSo)) return 'supported';
  const overlap = (other) => first.low < other.high && other.low < first.high;
  return others.some((other) => !isSo(other) && overlap(other)) ? 'conflicting' : 'insufficient_evidence';
}

/** Of a number that is said to have risen or fallen by so many percent of what it was, all of both times being covered. */
export function expectedChange({ says, percent, went }, before, after) {
  const change = (from, to) => (went === 'rose' ? to / from - 1 : 1 - to / from) * 100;
  const range = (key, more) => {
    const ends = [
      change(before[key[0]], after[key[1]] + (more ? after[more] : 0)),
      change(before[key[1]] + (more ? before[more] : 0), after[key[0]]),
    ];
    return { from: Math.min(...ends), to: Math.max(...ends) };
  };
  // A plain number that ends in 0 or 5 is taken to be rounded.
  const rounded = percent % 5 === 0 ? Math.min(percent % 10 === 0 ? 5 : 2.5, percent / 20) : 0;
  const halo = says === 'number' ? Math.max(0.5, rounded) : 0;
  const band = { from: percent - halo, to: says === 'number' ? percent + halo : Number.POSITIVE_INFINITY };
  const isWithin = ({ from, to }) => from >= band.from && to <= band.to;
  const meets = ({ from, to }) => from <= band.to && band.from <= to;
  const [whole, sure] = [range(['low', 'high'], 'possibleHigh'), range(['low', 'high'])];
  if (isWithin(whole)) return 'supported';
  if (says === 'number' && isWithin(range(['best', 'best'], 'possibleBest'))) return 'supported';
  if (!meets(whole)) return 'refuted';
  return meets(sure) && !isWithin(sure) ? 'conflicting' : 'insufficient_evidence';
}

/** Of the one that is said to have most or fewest of all, the others not all known: wrong where one is known that surely has more, or fewer. */
export function expectedFirst(says, first, others) {
  const isMore = (one, other) => one.low > other.high + other.possibleHigh;
  const isContrary = (other) => (says === 'more' ? isMore(other, first) : isMore(first, other));
  return others.some(isContrary) ? 'refuted' : 'insufficient_evidence';
}

/** Of two statements in one claim: both have to be right, and one that is wrong makes it wrong. */
export function ofBoth(one, other) {
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
      const halo = zeros >= 2 ? Math.floor(Math.min(10 ** zeros / 2, number / 20)) : 0;
      return { from: number - halo, to: number + halo };
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
