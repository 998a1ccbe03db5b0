import type { Measure } from '@partner-api/contract';
import { type EventTable, UNKNOWN } from '../events/event-table.js';
import { byTime } from '../events/heaviest-rows.js';
import type { Tally } from '../events/tally.js';
import { takeBest } from '../index/take-best.js';

/** The one event that is asked for. */
export type Single = 'deadliest' | 'first' | 'last';

export interface SingleRow {
  /** Of those that surely belong; null where none does that is known to have killed, where that is asked. */
  readonly row: number | null;
  /** The row, those next to it, and those that could come before it. */
  readonly rows: readonly number[];
  /** False where an event that may belong to the scope comes before it, or may do so. */
  readonly isDecided: boolean;
}

export function singleRow(
  table: EventTable,
  { sureRows, possibleRows }: Tally,
  single: Single,
  measure: Measure,
): SingleRow {
  const { least, most, compare, mayPrecede } = orders(table, single, measure);
  const sure = takeBest(sureRows.filter(least), mostCompared, compare);
  const [row = null] = sure;
  const rivals = possibleRows.filter((other) => most(other) && (row === null || mayPrecede(other, row)));
  return {
    row,
    rows: [...sure, ...takeBest(rivals, mostCompared, compare)],
    isDecided: row !== null && rivals.length === 0,
  };
}

const mostCompared = 5;

interface Order {
  /** Whether a row surely, and whether it possibly, tells of what is asked. */
  readonly least: (row: number) => boolean;
  readonly most: (row: number) => boolean;
  readonly compare: (a: number, b: number) => number;
  readonly mayPrecede: (row: number, other: number) => boolean;
}

function orders(table: EventTable, single: Single, measure: Measure): Order {
  const { earliest, latest, killedBest } = table.columns;
  if (single === 'deadliest') {
    const dead = (row: number) => killedBest.get(row);
    return {
      least: (row) => dead(row) > 0,
      most: () => true,
      compare: (a, b) => dead(b) - dead(a) || byTime(table, a, b),
      mayPrecede: (row, other) => dead(row) === UNKNOWN || dead(row) >= dead(other),
    };
  }
  const [least, most] = victims(table, measure);
  const isKnown = (row: number) => earliest.get(row) !== UNKNOWN && latest.get(row) !== UNKNOWN;
  const common = { least: (row: number) => least(row) && isKnown(row), most };
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
