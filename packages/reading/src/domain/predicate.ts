/** A range of numbers, both ends included; `to` may be `Infinity`. */
interface Band {
  readonly from: number;
  readonly to: number;
}

/** What a claim says of a number. */
export interface Predicate {
  readonly says: Saying;
  /** The number named, and the second of two; null for "none" and "some". */
  readonly named: readonly [number, number | null] | null;
  /** Any number in it makes the claim true. */
  readonly holds: Band;
  /** Any number outside makes it false; wider than `holds` where words are vague. */
  readonly fails: Band;
  /** Whether the best estimate decides, as for "about 40" and a plain "40". */
  readonly isByBest: boolean;
  /** What else it may be said of than what is counted; too few of those do not show it to be false. */
  readonly mayBeOf?: MayBeOf;
}

/**
 * All that are counted together, and not each of them; all that had happened up to a time, and not in it; or what had happened
 * when it was said, and not all until today.
 */
type MayBeOf = 'together' | 'so_far' | 'when_said';

export type Saying =
  | 'at_least'
  | 'more_than'
  | 'at_most'
  | 'fewer_than'
  | 'up_to'
  | 'about'
  | 'exactly'
  | 'number'
  | 'between'
  | 'none'
  | 'some'
  | 'vague';

const above = (from: number): Band => ({ from, to: Number.POSITIVE_INFINITY });
const up = (to: number): Band => ({ from: 0, to });

export function compared(
  says: 'at_least' | 'more_than' | 'at_most' | 'fewer_than',
  value: number,
): Predicate {
  const band = {
    at_least: above(value),
    more_than: above(value + 1),
    at_most: up(value),
    fewer_than: up(value - 1),
  };
  return { says, named: [value, null], holds: band[says], fails: band[says], isByBest: false };
}

/** A number that was reached at some time, be it surpassed later; the best estimate decides as for a plain number. */
export function reached(value: number): Predicate {
  return { ...compared('at_least', value), isByBest: true };
}

/** "Up to 200": false above it, true where that many were nearly reached, and misleading far below. */
export function upTo(value: number): Predicate {
  const holds = { from: Math.ceil(value * 0.9), to: value };
  return { says: 'up_to', named: [value, null], holds, fails: up(value), isByBest: true };
}

/** Within a tenth of the number. */
export function about(value: number): Predicate {
  const band = { from: Math.ceil(value * 0.9), to: Math.floor(value * 1.1) };
  return { says: 'about', named: [value, null], holds: band, fails: band, isByBest: true };
}

export function exactly(value: number): Predicate {
  const band = { from: value, to: value };
  return { says: 'exactly', named: [value, null], holds: band, fails: band, isByBest: false };
}

/**
 * A plain number. One that ends in two zeros or more is taken to be rounded: half of its last digit's worth more or less
 * is the same, but never more than a twentieth.
 */
export function plainNumber(value: number): Predicate {
  const zeros = /(?<!0)0*$/.exec(String(value))?.[0].length ?? 0;
  const halo = value > 0 && zeros >= 2 ? Math.floor(Math.min(10 ** zeros / 2, value / 20)) : 0;
  const band = { from: value - halo, to: value + halo };
  return { says: 'number', named: [value, null], holds: band, fails: band, isByBest: true };
}

export function between(low: number, high: number): Predicate {
  const band = { from: low, to: high };
  return { says: 'between', named: [low, high], holds: band, fails: band, isByBest: false };
}

export const NONE: Predicate = { says: 'none', named: null, holds: up(0), fails: up(0), isByBest: false };
export const SOME: Predicate = {
  says: 'some',
  named: null,
  holds: above(1),
  fails: above(1),
  isByBest: false,
};

/** "At most 40", "up to 40", "none": none is too few. */
export function isBoundedAbove({ fails }: Predicate): boolean {
  return fails.from === 0;
}

/** Where it is not clear that it is said of each that is counted: what shows it to be true does, and nothing shows it to be false. */
export function neverFailing(predicate: Predicate): Predicate {
  return { ...predicate, fails: above(0), mayBeOf: 'together' };
}

/** "The toll reached 400,000 in 2016": of more than happened then, perhaps, so that only more than it says shows it to be false. */
export function maybeSoFar(predicate: Predicate): Predicate {
  return { ...predicate, fails: up(predicate.fails.to), mayBeOf: 'so_far' };
}

/** "Nobody has been killed since May 2018", said in June: that some were later does not show it to be false. */
export function whenSaid(predicate: Predicate): Predicate {
  const { fails, mayBeOf = 'when_said' } = predicate;
  return { ...predicate, fails: above(fails.from), mayBeOf };
}

/** "Two attacks killed 50 each": of some, beside which there may be more; of fewer it is false. */
export function falseOnlyBelow(predicate: Predicate): Predicate {
  return { ...predicate, fails: above(predicate.fails.from) };
}

/** What is true where another is false; null for one that does not lie on one side of a number. */
export function opposite({ says, named }: Predicate): Predicate | null {
  const value = named?.[0] ?? 0;
  switch (says) {
    case 'at_least':
      return compared('fewer_than', value);
    case 'more_than':
      return compared('at_most', value);
    case 'at_most':
      return compared('more_than', value);
    case 'fewer_than':
      return compared('at_least', value);
    case 'none':
      return SOME;
    case 'some':
      return NONE;
    default:
      return null;
  }
}

/**
 * "Hundreds": false below one hundred, true from two hundred to ten times a hundred, and unclear elsewhere: who says it
 * of thousands plays them down.
 */
export function vague(order: number): Predicate {
  return {
    says: 'vague',
    named: [order, null],
    holds: { from: 2 * order, to: order * mostOrders },
    fails: above(order),
    isByBest: false,
  };
}

const mostOrders = 10;
