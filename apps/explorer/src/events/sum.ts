import type { ConflictEvent } from '@partner-api/client';

/** A number of events, and the known numbers of people killed in them. */
export interface Sum {
  readonly events: number;
  readonly low: number;
  readonly best: number;
  readonly high: number;
  /** Events without a best estimate, which `best` omits. */
  readonly unknown: number;
}

const NOTHING: Sum = { events: 0, low: 0, best: 0, high: 0, unknown: 0 };

function add(sum: Sum, { casualties: { killed } }: ConflictEvent): Sum {
  return {
    events: sum.events + 1,
    low: sum.low + (killed.low ?? killed.best ?? 0),
    best: sum.best + (killed.best ?? 0),
    high: sum.high + (killed.high ?? killed.best ?? killed.low ?? 0),
    unknown: sum.unknown + (killed.best === null ? 1 : 0),
  };
}

export type Measure = 'events' | 'killed';

export const amountOf = (sum: Sum, measure: Measure): number =>
  measure === 'events' ? sum.events : sum.best;

/** Returns the sums by the key of each event; null is a group too. */
export function sumBy<Key>(
  events: Iterable<ConflictEvent>,
  keyOf: (event: ConflictEvent) => Key,
): Map<Key, Sum> {
  const sums = new Map<Key, Sum>();
  for (const event of events) {
    const key = keyOf(event);
    sums.set(key, add(sums.get(key) ?? NOTHING, event));
  }
  return sums;
}
