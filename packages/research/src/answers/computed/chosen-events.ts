import { EVIDENCE_LIMIT } from '@partner-api/contract';
import { deadIn, type EventQuery } from '@partner-api/query';
import { tellsOneEvent } from '../../events/certainty/deadly-rows.js';
import { BestOf, byTime, takeBest } from '../../events/evidence/heaviest-rows.js';
import { type EventTable, UNKNOWN } from '../../events/table/event-table.js';
import { type Tally, uncertainRows } from '../../events/tally/tally.js';

/** By what events are put in an order, for the first of them to be told. */
type Order = 'deadliest' | 'first' | 'last';

export interface ChosenEvents {
  /** Of those that surely belong, in their order: as many as asked for, and those level with the last of them. */
  readonly events: readonly number[];
  /** Those, the next ones, and such as could come before them. */
  readonly rows: readonly number[];
  /** Those that would come before them but may sum up several events, the first of them first. */
  readonly leftOut: readonly number[];
  /** The deadliest of those that may belong, where it has more dead than the first of the events. */
  readonly rival: number | null;
  /** False where an event that may belong comes before them, or may do so. */
  readonly isDecided: boolean;
}

/** The first event of an order, or as many as are asked for. */
export function chooseEvents(
  table: EventTable,
  tally: Pick<Tally, 'rows'>,
  order: Order,
  { measure, numberAsked }: Pick<EventQuery, 'measure' | 'numberAsked'>,
): ChosenEvents {
  const { least, most, compare, mayPrecede, isLevel, isOne } = orderOf(table, order, measure);
  const asked = numberAsked ?? 1;
  const best = new BestOf(EVIDENCE_LIMIT + 1, compare);
  const summed: number[] = [];
  for (const row of tally.rows.sure) {
    // Nearly all of a million are passed over by this alone.
    const beaten = asked > best.limit ? null : best.last;
    if (!least(row) || (beaten !== null && !mayPrecede(row, beaten))) continue;
    if (isOne(row)) best.offer(row);
    else summed.push(row);
  }
  const sure = best.values;
  const last = sure[asked - 1] ?? null;
  const level = last === null ? [] : sure.slice(asked).filter((row) => isLevel(row, last));
  const isTooMany = asked + level.length > EVIDENCE_LIMIT;
  const events = sure.slice(0, isTooMany ? asked : asked + level.length);
  const mayComeBefore = (other: number) => most(other) && (last === null || mayPrecede(other, last));
  const leftOut = summed.filter(mayComeBefore).sort(compare);
  const rivals = uncertainRows(tally).filter(mayComeBefore);
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

interface Ordering {
  /** Whether a row surely, and whether it possibly, tells of what is asked. */
  readonly least: (row: number) => boolean;
  readonly most: (row: number) => boolean;
  readonly compare: (a: number, b: number) => number;
  readonly mayPrecede: (row: number, other: number) => boolean;
  /** Whether neither of two comes before the other. */
  readonly isLevel: (row: number, other: number) => boolean;
  /** Whether a row tells of one event, and not of the sum of several. */
  readonly isOne: (row: number) => boolean;
}

function orderOf(table: EventTable, order: Order, measure: EventQuery['measure']): Ordering {
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
  const [lows, mostOf] =
    measure === 'events'
      ? [() => 1, () => 1]
      : [
          (row: number) => table.estimatesOf(measure).lows.get(row),
          (row: number) => table.mostOf(measure, row),
        ];
  const isFirst = order === 'first';
  return {
    // Of those on one day the first that is held stands for all.
    least: (row) => lows(row) > 0 && isKnown(row),
    most: (row) => mostOf(row) > 0,
    isLevel: () => false,
    isOne: () => true,
    compare: isFirst
      ? (a, b) => byTime(table, a, b)
      : (a, b) => latest.get(b) - latest.get(a) || byTime(table, b, a),
    mayPrecede: isFirst
      ? (row, other) => earliest.get(row) <= earliest.get(other)
      : (row, other) => !isKnown(row) || latest.get(row) >= latest.get(other),
  };
}
