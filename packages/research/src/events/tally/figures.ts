import type { EventQuery } from '@partner-api/query';
import { SURE } from '../certainty/certainty.js';
import { deadliness } from '../certainty/deadly-rows.js';
import { type EventTable, type MeasureOfDead, MISSING, UNBOUNDED, UNKNOWN } from '../table/event-table.js';

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
export function sum(table: EventTable, countable: Countable, rows: readonly number[]): Summed {
  const ofSources = bySource(table, rows);
  return {
    figures: ofSeveralSources(ofSources.map((some) => totalOf(table, countable, some))),
    sourceCount: ofSources.length,
    missing: missingIn(table, countable, rows),
    summedRows: typeof countable === 'string' ? 0 : rows.filter(deadliness(table, countable).isSummed).length,
  };
}

/** Most scopes have one source, whose rows are taken as they are. */
function bySource({ columns: { source } }: EventTable, rows: readonly number[]): (readonly number[])[] {
  const first = source.get(rows[0] ?? 0);
  if (rows.every((row) => source.get(row) === first)) return rows.length === 0 ? [] : [rows];
  const found = new Map<number, number[]>();
  for (const row of rows) {
    const of = found.get(source.get(row)) ?? [];
    of.push(row);
    found.set(source.get(row), of);
  }
  return [...found.values()];
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
export function totalOf(table: EventTable, countable: Countable, rows: readonly number[]): Figures {
  const events = rows.length;
  if (typeof countable !== 'string') return totalOfDeadly(table, countable, rows);
  if (countable === 'events') return { events, low: events, best: events, high: events, most: events };
  const { lows, bests, highs } = table.estimatesOf(countable);
  const mosts = countable === 'killed' ? table.columns.killedHigh : table.columns.civiliansMost;
  let [low, best, high, most] = [0, 0, 0, 0];
  let isBestKnown = true;
  for (const row of rows) {
    const rowBest = bests.get(row);
    const rowHigh = highs.get(row);
    const rowMost = mosts.get(row);
    low += lows.get(row);
    if (rowBest === UNKNOWN) isBestKnown = false;
    else best += rowBest;
    high += rowHigh === UNBOUNDED ? Number.POSITIVE_INFINITY : rowHigh;
    most += rowMost === UNBOUNDED ? Number.POSITIVE_INFINITY : rowMost;
  }
  return { events, low, best: isBestKnown ? best : null, high, most };
}

/** How many of the events surely have so many dead, how many by the best estimates, and how many possibly. */
function totalOfDeadly(
  table: EventTable,
  deaths: Exclude<Countable, string>,
  rows: readonly number[],
): Figures {
  const { certaintyOf, byBest, most } = deadliness(table, deaths);
  const told = rows.map(byBest);
  const high = rows.reduce((all, row) => all + most(row), 0);
  return {
    events: rows.length,
    low: rows.filter((row) => certaintyOf(row) === SURE).length,
    best: told.includes(null) ? null : told.filter((isSo) => isSo).length,
    high,
    most: high,
  };
}

function missingIn(table: EventTable, countable: Countable, rows: readonly number[]): Summed['missing'] {
  const measure = estimatedIn(countable);
  if (measure === null) return { low: 0, high: 0 };
  const flags = MISSING[measure];
  let [low, high] = [0, 0];
  for (const row of rows) {
    const missing = table.columns.missing.get(row);
    if (missing === 0) continue;
    if ((missing & flags.low) !== 0) low++;
    if ((missing & flags.high) !== 0) high++;
  }
  return { low, high };
}
