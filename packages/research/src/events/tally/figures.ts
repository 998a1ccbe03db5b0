import type { EventQuery } from '@partner-api/query';
import { SURE } from '../certainty/certainty.js';
import { deadliness } from '../certainty/deadly-rows.js';
import { type EventTable, type MeasureOfDead, MISSING, UNBOUNDED, UNKNOWN } from '../table/event-table.js';
import { RowList, type Rows } from './row-list.js';

/** What is counted of events: themselves, those among them with so many dead, or the dead. */
export type Countable = EventQuery['measure'] | NonNullable<EventQuery['deaths']>;

export function countableOf({ measure, deaths }: Pick<EventQuery, 'measure' | 'deaths'>): Countable {
  return deaths ?? measure;
}

/** Whose estimates a number is made of; null for events. */
export function estimatedIn(countable: Countable): MeasureOfDead | null {
  if (typeof countable !== 'string') return countable.measure;
  return countable === 'events' ? null : countable;
}

/** What some events come to. */
export interface Figures {
  readonly events: number;
  readonly low: number;
  /** Null when it is not known: a row has none, or several sources may tell of the same events. */
  readonly best: number | null;
  /** By the high estimates; where a row has none, its best one stands for it. `Infinity` when nothing bounds it. */
  readonly high: number;
  /** The most that it may be by bounds that sources give: where they give no high number of civilians, all killed. */
  readonly most: number;
}

const NOTHING: Figures = { events: 0, low: 0, best: 0, high: 0, most: 0 };

/** The figures of some rows, and what has to be known of them. */
export interface Summed {
  readonly figures: Figures;
  /** Sources that tell of the events. More than one may tell of the same. */
  readonly sourceCount: number;
  /** Rows whose source gives a best estimate and no low, or no high one. */
  readonly missing: { readonly low: number; readonly high: number };
  /** Rows that may sum up several events, where events are counted by their dead. */
  readonly summedRows: number;
}

/** Adds up rows, each source by itself. */
export function sum(table: EventTable, countable: Countable, rows: Rows): Summed {
  const ofOne = typeof countable === 'string' ? sumOfOneSource(table, countable, rows) : null;
  if (ofOne !== null) return ofOne;
  const ofSources = bySource(table, rows);
  return {
    figures: ofSeveralSources(ofSources.map((some) => totalOf(table, countable, some))),
    sourceCount: ofSources.length,
    missing: missingIn(table, countable, rows),
    summedRows: typeof countable === 'string' ? 0 : rows.filter(deadliness(table, countable).isSummed).length,
  };
}

/** In one pass: nearly all that is asked about is told by one source. Null where it is not. */
function sumOfOneSource(table: EventTable, measure: EventQuery['measure'], rows: Rows): Summed | null {
  const { values: sources } = table.columns.source;
  const first = sources[rows[0] ?? 0];
  const events = rows.length;
  const sourceCount = events === 0 ? 0 : 1;
  if (measure === 'events') {
    for (const row of rows) if (sources[row] !== first) return null;
    const figures = { events, low: events, best: events, high: events, most: events };
    return { figures, sourceCount, missing: { low: 0, high: 0 }, summedRows: 0 };
  }
  const [lows, bests, highs, mosts] = columnsOf(table, measure);
  const { values: missing } = table.columns.missing;
  const flags = MISSING[measure];
  let [low, best, high, most] = [0, 0, 0, 0];
  let [unknown, unboundedHigh, unboundedMost, missingLow, missingHigh] = [0, 0, 0, 0, 0];
  for (const row of rows) {
    if (sources[row] !== first) return null;
    low += lows[row] ?? 0;
    const rowBest = bests[row] ?? UNKNOWN;
    if (rowBest === UNKNOWN) unknown++;
    else best += rowBest;
    const rowHigh = highs[row] ?? UNBOUNDED;
    if (rowHigh === UNBOUNDED) unboundedHigh++;
    else high += rowHigh;
    const rowMost = mosts[row] ?? UNBOUNDED;
    if (rowMost === UNBOUNDED) unboundedMost++;
    else most += rowMost;
    const isMissing = missing[row] ?? 0;
    if ((isMissing & flags.low) !== 0) missingLow++;
    if ((isMissing & flags.high) !== 0) missingHigh++;
  }
  return {
    figures: {
      ...{ events, low, best: unknown > 0 ? null : best },
      high: unboundedHigh > 0 ? Number.POSITIVE_INFINITY : high,
      most: unboundedMost > 0 ? Number.POSITIVE_INFINITY : most,
    },
    sourceCount,
    missing: { low: missingLow, high: missingHigh },
    summedRows: 0,
  };
}

function columnsOf(
  table: EventTable,
  measure: MeasureOfDead,
): readonly [Int32Array, Int32Array, Int32Array, Int32Array] {
  const { lows, bests, highs } = table.estimatesOf(measure);
  const { killedHigh, civiliansMost } = table.columns;
  const { values: mosts } = measure === 'killed' ? killedHigh : civiliansMost;
  return [lows.values, bests.values, highs.values, mosts];
}

function bySource({ columns }: EventTable, rows: Rows): readonly Rows[] {
  const { values: sources } = columns.source;
  const first = sources[rows[0] ?? 0];
  let same = 0;
  while (same < rows.length && sources[rows[same] ?? 0] === first) same++;
  if (same === rows.length) return rows.length === 0 ? [] : [rows];
  const found = new Map<number, RowList>();
  for (const row of rows) {
    const source = sources[row] ?? 0;
    const of = found.get(source) ?? new RowList();
    of.push(row);
    found.set(source, of);
  }
  return [...found.values()].map((list) => list.rows);
}

/** At least as much as the source that tells most, and at most what all tell together. */
function ofSeveralSources(totals: readonly Figures[]): Figures {
  const [only = NOTHING, ...others] = totals;
  if (others.length === 0) return only;
  const added = (of: (figures: Figures) => number) => totals.reduce((all, one) => all + of(one), 0);
  return {
    events: added(({ events }) => events),
    low: Math.max(...totals.map(({ low }) => low)),
    best: null,
    high: added(({ high }) => high),
    most: added(({ most }) => most),
  };
}

/** The same of rows of any sources: what they come to together. */
export function totalOf(table: EventTable, countable: Countable, rows: Rows): Figures {
  const events = rows.length;
  if (typeof countable !== 'string') return totalOfDeadly(table, countable, rows);
  if (countable === 'events') return { events, low: events, best: events, high: events, most: events };
  const [lows, bests, highs, mosts] = columnsOf(table, countable);
  let [low, best, high, most] = [0, 0, 0, 0];
  let isBestKnown = true;
  for (const row of rows) {
    const rowBest = bests[row] ?? UNKNOWN;
    const rowHigh = highs[row] ?? UNBOUNDED;
    const rowMost = mosts[row] ?? UNBOUNDED;
    low += lows[row] ?? 0;
    if (rowBest === UNKNOWN) isBestKnown = false;
    else best += rowBest;
    high += rowHigh === UNBOUNDED ? Number.POSITIVE_INFINITY : rowHigh;
    most += rowMost === UNBOUNDED ? Number.POSITIVE_INFINITY : rowMost;
  }
  return { events, low, best: isBestKnown ? best : null, high, most };
}

/** How many of the events surely have so many dead, how many by the best estimates, and how many possibly. */
function totalOfDeadly(table: EventTable, deaths: Exclude<Countable, string>, rows: Rows): Figures {
  const { certaintyOf, byBest, most } = deadliness(table, deaths);
  let [low, best, high] = [0, 0, 0];
  let isBestKnown = true;
  for (const row of rows) {
    if (certaintyOf(row) === SURE) low++;
    const isSo = byBest(row);
    if (isSo === null) isBestKnown = false;
    else if (isSo) best++;
    high += most(row);
  }
  return { events: rows.length, low, best: isBestKnown ? best : null, high, most: high };
}

function missingIn(table: EventTable, countable: Countable, rows: Rows): Summed['missing'] {
  const measure = estimatedIn(countable);
  if (measure === null) return { low: 0, high: 0 };
  const flags = MISSING[measure];
  const { values } = table.columns.missing;
  let [low, high] = [0, 0];
  for (const row of rows) {
    const missing = values[row] ?? 0;
    if (missing === 0) continue;
    if ((missing & flags.low) !== 0) low++;
    if ((missing & flags.high) !== 0) high++;
  }
  return { low, high };
}
