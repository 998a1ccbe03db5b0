import type { Measure } from '@partner-api/contract';
import { type EventTable, UNKNOWN } from '../../events/event-table.js';
import { byTime } from '../../events/heaviest-rows.js';
import { takeBest } from '../../events/take-best.js';
import type { Tally } from '../../events/tally.js';

/** The one event that is asked for. */
export type Single = 'deadliest' | 'first' | 'last';

export interface SingleRow {
  /** Of those that surely belong; null where none does that is known to have killed, where that is asked. */
  readonly row: number | null;
  /** The row, those next to it, and those that could come before it. */
  readonly rows: readonly number[];
  /** Those that would come before it but may tell of several events, and so are left out, the first of them first. */
  readonly leftOut: readonly number[];
  /** False where an event that may belong to the scope comes before it, or may do so. */
  readonly isDecided: boolean;
}

export function singleRow(
  table: EventTable,
  { sureRows, possibleRows }: Tally,
  single: Single,
  measure: Measure,
): SingleRow {
  const { least, most, compare, mayPrecede, isOne } = orders(table, single, measure);
  const told = sureRows.filter(least);
  const sure = takeBest(told.filter(isOne), mostCompared, compare);
  const [row = null] = sure;
  const mayComeBefore = (other: number) => most(other) && (row === null || mayPrecede(other, row));
  const leftOut = told.filter((other) => !isOne(other) && mayComeBefore(other)).toSorted(compare);
  const rivals = possibleRows.filter(mayComeBefore);
  return {
    row,
    rows: [...sure, ...takeBest(rivals, mostCompared, compare)],
    leftOut,
    isDecided: row !== null && rivals.length === 0 && leftOut.length === 0,
  };
}

const mostCompared = 5;

interface Order {
  /** Whether a row surely, and whether it possibly, tells of what is asked. */
  readonly least: (row: number) => boolean;
  readonly most: (row: number) => boolean;
  readonly compare: (a: number, b: number) => number;
  readonly mayPrecede: (row: number, other: number) => boolean;
  /** Whether a row tells of one event, and not of what several came to. */
  readonly isOne: (row: number) => boolean;
}

/** Sources sum up what they cannot tell apart over weeks, months or a year. */
const mostDays = 7;

function orders(table: EventTable, single: Single, measure: Measure): Order {
  const { earliest, latest, killedBest } = table.columns;
  const isKnown = (row: number) => earliest.get(row) !== UNKNOWN && latest.get(row) !== UNKNOWN;
  if (single === 'deadliest') {
    const dead = (row: number) => killedBest.get(row);
    return {
      least: (row) => dead(row) > 0,
      most: () => true,
      compare: (a, b) => dead(b) - dead(a) || byTime(table, a, b),
      mayPrecede: (row, other) => dead(row) === UNKNOWN || dead(row) >= dead(other),
      isOne: (row) => isKnown(row) && latest.get(row) - earliest.get(row) < mostDays,
    };
  }
  const [least, most] = victims(table, measure);
  const common = { least: (row: number) => least(row) && isKnown(row), most, isOne: () => true };
  return single === 'first'
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
function victims({ columns }: EventTable, measure: Measure): [Order['least'], Order['most']] {
  if (measure === 'events') return [() => true, () => true];
  const [lows, highs] =
    measure === 'killed'
      ? [columns.killedLow, columns.killedHigh]
      : [columns.civiliansLow, columns.civiliansHigh];
  return [(row) => lows.get(row) > 0, (row) => highs.get(row) > 0];
}
