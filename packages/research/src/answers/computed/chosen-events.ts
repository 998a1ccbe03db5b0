import { EVIDENCE_LIMIT, type Measure } from '@partner-api/contract';
import type { EventQuestion, Order } from '@partner-api/reading';
import { deadIn } from '@partner-api/reading';
import { tellsOneEvent } from '../../events/certainty/one-event.js';
import { byTime } from '../../events/evidence/heaviest-rows.js';
import { takeBest } from '../../events/evidence/take-best.js';
import { type EventTable, UNKNOWN } from '../../events/table/event-table.js';
import type { Tally } from '../../events/tally/tally.js';

export interface ChosenEvents {
  /**
   * Of those that surely belong, in their order. Fewer than asked for where no more are known to have killed, more where
   * as many were killed in others as in the last of them.
   */
  readonly events: readonly number[];
  /** Those, the next ones, and such as could come before them. */
  readonly rows: readonly number[];
  /** Those that would come before them but may tell of several events, and so are left out, the first of them first. */
  readonly leftOut: readonly number[];
  /** Of those that may belong to the scope, the one with the most dead, where it has more than the first of the events. */
  readonly rival: number | null;
  /** False where an event that may belong to the scope comes before them, or may do so. */
  readonly isDecided: boolean;
}

/** The first event of an order, or as many as are asked for. */
export function chooseEvents(
  table: EventTable,
  { sureRows, possibleRows }: Tally,
  order: Order,
  { measure, numberAsked }: Pick<EventQuestion, 'measure' | 'numberAsked'>,
): ChosenEvents {
  const { least, most, compare, mayPrecede, isLevel, isOne } = waysOf(table, order, measure);
  const asked = numberAsked ?? 1;
  const told = sureRows.filter(least);
  const sure = takeBest(told.filter(isOne), EVIDENCE_LIMIT + 1, compare);
  const last = sure[asked - 1] ?? null;
  const level = last === null ? [] : sure.slice(asked).filter((row) => isLevel(row, last));
  const isTooMany = asked + level.length > EVIDENCE_LIMIT;
  const events = sure.slice(0, isTooMany ? asked : asked + level.length);
  const mayComeBefore = (other: number) => most(other) && (last === null || mayPrecede(other, last));
  const leftOut = told.filter((other) => !isOne(other) && mayComeBefore(other)).toSorted(compare);
  const rivals = possibleRows.filter(mayComeBefore);
  const [first] = events;
  const [rival] = order === 'deadliest' ? takeBest(rivals.filter(isOne), 1, compare) : [];
  const isAhead = rival !== undefined && first !== undefined && !isLevel(rival, first);
  const next = sure.slice(events.length, events.length + mostCompared);
  return {
    events,
    rows: [...events, ...takeBest(rivals, mostCompared, compare), ...next].slice(0, EVIDENCE_LIMIT),
    leftOut,
    rival: isAhead && compare(rival, first) < 0 ? rival : null,
    isDecided: events.length > 0 && rivals.length === 0 && leftOut.length === 0 && !isTooMany,
  };
}

const mostCompared = 4;

interface Ways {
  /** Whether a row surely, and whether it possibly, tells of what is asked. */
  readonly least: (row: number) => boolean;
  readonly most: (row: number) => boolean;
  readonly compare: (a: number, b: number) => number;
  readonly mayPrecede: (row: number, other: number) => boolean;
  /** Whether neither of two comes before the other. */
  readonly isLevel: (row: number, other: number) => boolean;
  /** Whether a row tells of one event, and not of what several came to. */
  readonly isOne: (row: number) => boolean;
}

function waysOf(table: EventTable, order: Order, measure: Measure): Ways {
  const { earliest, latest } = table.columns;
  const isKnown = (row: number) => earliest.get(row) !== UNKNOWN && latest.get(row) !== UNKNOWN;
  if (order === 'deadliest') {
    const { bests } = table.estimatesOf(deadIn(measure));
    const dead = (row: number) => bests.get(row);
    return {
      least: (row) => dead(row) > 0,
      most: () => true,
      compare: (a, b) => dead(b) - dead(a) || byTime(table, a, b),
      mayPrecede: (row, other) => dead(row) === UNKNOWN || dead(row) >= dead(other),
      isLevel: (row, other) => dead(row) === dead(other),
      isOne: (row) => tellsOneEvent(table, row),
    };
  }
  const [least, most] = victims(table, measure);
  // Of those on one day the first that is held stands for all.
  const common = {
    least: (row: number) => least(row) && isKnown(row),
    most,
    isLevel: () => false,
    isOne: () => true,
  };
  return order === 'first'
    ? {
        ...common,
        compare: (a, b) => byTime(table, a, b),
        mayPrecede: (row, other) => earliest.get(row) <= earliest.get(other),
      }
    : {
        ...common,
        compare: (a, b) => latest.get(b) - latest.get(a) || byTime(table, b, a),
        mayPrecede: (row, other) => !isKnown(row) || latest.get(row) >= latest.get(other),
      };
}

/** Whether an event killed somebody of those asked for, for sure and possibly. */
function victims(table: EventTable, measure: Measure): [Ways['least'], Ways['most']] {
  if (measure === 'events') return [() => true, () => true];
  const { lows, highs } = table.estimatesOf(measure);
  return [(row) => lows.get(row) > 0, (row) => highs.get(row) > 0];
}
