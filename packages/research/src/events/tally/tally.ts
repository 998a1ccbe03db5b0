import type { EventQuery, EventScope } from '@partner-api/query';
import type { EventTable } from '../table/event-table.js';
import { type Countable, countableOf, type Figures } from './figures.js';
import type { RowSet } from './row-set.js';
import { type ScopeRows, scopeRows } from './scope-rows.js';
import { type Summed, Sums } from './sums.js';

/** The figures of a scope by certainty. */
export interface Totals extends Omit<Summed, 'figures'> {
  /** Events that certainly match. */
  readonly sure: Figures;
  /** Events that possibly match. */
  readonly possible: Figures;
  /** Events without a province. */
  readonly unattributed: Figures;
}

/** The count of a query, with its rows. */
export interface Tally extends Totals {
  readonly rows: ScopeRows;
}

/** Counts the events of a scope, or their deaths. */
export function tally(table: EventTable, query: EventScope & Pick<EventQuery, 'measure'>): Tally {
  const rows = scopeRows(table, query);
  return { ...tallyOf(table, countableOf(query), rows), rows };
}

/** Counts rows that are already selected. */
export function tallyOf(table: EventTable, countable: Countable, rows: ScopeRows): Totals {
  const of = (some: RowSet) => new Sums(table, countable).add(some);
  return totalsIn({ sure: of(rows.sure), possible: of(rows.possible), unattributed: of(rows.unattributed) });
}

/** The totals of one place. */
export function totalsIn(sums: Readonly<Record<keyof ScopeRows, Sums>>, place = 0): Totals {
  const { figures: sure, ...known } = sums.sure.summed(place);
  const added = (some: Sums) => ({ ...some.total(place), low: 0 });
  return { sure, possible: added(sums.possible), unattributed: added(sums.unattributed), ...known };
}

/** The rows that possibly match, including those without a province. */
export function uncertainRows({ rows: { possible, unattributed } }: Pick<Tally, 'rows'>): RowSet {
  return possible.of([...possible.buckets, ...unattributed.buckets]);
}

/** The number of rows that match, surely or possibly. */
export function eventsIn({ sure, possible, unattributed }: Totals): number {
  return sure.events + possible.events + unattributed.events;
}

/** Whether the only uncertainty of a number is the range of its estimates. */
export function isPlain({ possible, unattributed, missing, sourceCount }: Totals): boolean {
  return possible.events + unattributed.events + missing.low + missing.high === 0 && sourceCount <= 1;
}
