import type { Measure } from '@partner-api/contract';
import type { Deaths, Scope } from '@partner-api/reading';
import { OUT, SURE } from '../certainty/certainty.js';
import { deadliness } from '../certainty/deadly-rows.js';
import { rowCertainty } from '../certainty/row-certainty.js';
import { UNBOUNDED } from '../table/estimates.js';
import { type EventTable, UNKNOWN } from '../table/event-table.js';
import { ROWS_PER_BLOCK } from '../table/row-blocks.js';
import { type Countable, countableOf, estimatedIn } from './countable.js';

/** What was counted over the events of a scope. */
export interface Tally {
  /** Rows of events that surely belong to it, in the order of the table. */
  readonly sureRows: readonly number[];
  /** Rows of events that may belong to it. */
  readonly possibleRows: readonly number[];
  /** Over the sure ones. */
  readonly sure: Total;
  /** What the possible ones could add. */
  readonly possible: Total;
  /** Rows where a best estimate stands for a bound that is not given. */
  readonly assumedRows: number;
  /** Rows that may tell of several events together, where events are counted by their dead. */
  readonly summedRows: number;
  /** Sources that tell of sure events. More than one may tell of the same. */
  readonly sourceCount: number;
}

export interface Total {
  readonly low: number;
  /** Null when it is not known: a row has none, or several sources may tell of the same events. */
  readonly best: number | null;
  /** `Infinity` when nothing bounds it. */
  readonly high: number;
}

const NOTHING: Total = { low: 0, best: 0, high: 0 };

/** Counts the events of a scope, or the dead in them. Those that may have as many dead as each has to have count by their estimates. */
export function tally(table: EventTable, scope: Scope, measure: Measure): Tally {
  const certaintyOf = rowCertainty(table, scope);
  const { live } = table.columns;
  const [sureRows, possibleRows]: [number[], number[]] = [[], []];
  for (let start = 0; start < table.rowCount; start += ROWS_PER_BLOCK) {
    if (!table.blocks.mayTouch(start / ROWS_PER_BLOCK, scope.window)) continue;
    const end = Math.min(start + ROWS_PER_BLOCK, table.rowCount);
    for (let row = start; row < end; row++) {
      const certainty = live.get(row) === 1 ? certaintyOf(row) : OUT;
      if (certainty === OUT) continue;
      (certainty === SURE ? sureRows : possibleRows).push(row);
    }
  }
  return tallyOf(table, countableOf({ measure, scope }), sureRows, possibleRows);
}

/** The same over rows that are known already. */
export function tallyOf(
  table: EventTable,
  countable: Countable,
  sureRows: readonly number[],
  possibleRows: readonly number[],
): Tally {
  const bySource = new Map<number, number[]>();
  for (const row of sureRows) {
    const source = table.columns.source.get(row);
    const rows = bySource.get(source);
    if (rows === undefined) bySource.set(source, [row]);
    else rows.push(row);
  }
  const totals = [...bySource.values()].map((rows) => totalOf(table, countable, rows));
  const possible = totalOf(table, countable, possibleRows);
  return {
    sureRows,
    possibleRows,
    sure: ofSeveralSources(totals),
    possible: { ...possible, low: 0 },
    assumedRows: countAssumed(table, estimatedIn(countable), sureRows),
    summedRows: countSummed(table, countable, [...sureRows, ...possibleRows]),
    sourceCount: bySource.size,
  };
}

/** What happened is told at least as fully as by the one source that tells most, at most as by all of them together. */
function ofSeveralSources(totals: readonly Total[]): Total {
  const [only = NOTHING, ...others] = totals;
  if (others.length === 0) return only;
  return {
    low: Math.max(...totals.map(({ low }) => low)),
    best: null,
    high: totals.reduce((sum, { high }) => sum + high, 0),
  };
}

function totalOf(table: EventTable, countable: Countable, rows: readonly number[]): Total {
  if (typeof countable !== 'string') return totalOfDeadly(table, countable, rows);
  if (countable === 'events') return { low: rows.length, best: rows.length, high: rows.length };
  const { lows, bests, highs } = table.estimatesOf(countable);
  let low = 0;
  let best: number | null = 0;
  let high = 0;
  for (const row of rows) {
    const [rowBest, rowHigh] = [bests.get(row), highs.get(row)];
    low += lows.get(row);
    best = best === null || rowBest === UNKNOWN ? null : best + rowBest;
    high += rowHigh === UNBOUNDED ? Number.POSITIVE_INFINITY : rowHigh;
  }
  return { low, best, high };
}

/** How many of the events surely have so many dead, how many by the best estimates, and how many possibly. */
function totalOfDeadly(table: EventTable, deaths: Deaths, rows: readonly number[]): Total {
  const { certaintyOf, byBest, most } = deadliness(table, deaths);
  const told = rows.map(byBest);
  return {
    low: rows.filter((row) => certaintyOf(row) === SURE).length,
    best: told.includes(null) ? null : told.filter((isSo) => isSo).length,
    high: rows.reduce((sum, row) => sum + most(row), 0),
  };
}

function countSummed(table: EventTable, countable: Countable, rows: readonly number[]): number {
  return typeof countable === 'string' ? 0 : rows.filter(deadliness(table, countable).isSummed).length;
}

function countAssumed(table: EventTable, measure: Measure, rows: readonly number[]): number {
  if (measure === 'events') return 0;
  const flag = measure === 'killed' ? 1 : 2;
  return rows.filter((row) => (table.columns.assumed.get(row) & flag) !== 0).length;
}
