import type { EventQuery, EventScope } from '@partner-api/query';
import type { EventTable } from '../table/event-table.js';
import { type Countable, countableOf, type Figures } from './figures.js';
import type { Rows } from './row-list.js';
import { type ScopeRows, scopeRows } from './scope-rows.js';
import { type Summed, Sums } from './sums.js';

/** What some rows of a scope come to. */
export interface Totals extends Omit<Summed, 'figures'> {
  /** Of the events that surely belong. */
  readonly sure: Figures;
  /** What those could add that may belong. */
  readonly possible: Figures;
  /** What the events without a known province come to. */
  readonly unattributed: Figures;
}

/** What a query counts. */
export interface Tally extends Totals {
  readonly rows: ScopeRows;
}

/** Counts the events of a scope, or the dead in them. */
export function tally(table: EventTable, query: EventScope & Pick<EventQuery, 'measure'>): Tally {
  const rows = scopeRows(table, query);
  return { ...tallyOf(table, countableOf(query), rows), rows };
}

/** The same over rows that are known already. */
export function tallyOf(table: EventTable, countable: Countable, rows: ScopeRows): Totals {
  const of = (some: Rows) => new Sums(table, countable).add(some);
  return totalsIn({ sure: of(rows.sure), possible: of(rows.possible), unattributed: of(rows.unattributed) });
}

/** What they come to in one place. */
export function totalsIn(sums: Readonly<Record<keyof ScopeRows, Sums>>, place = 0): Totals {
  const { figures: sure, ...known } = sums.sure.summed(place);
  const added = (some: Sums) => ({ ...some.total(place), low: 0 });
  return { sure, possible: added(sums.possible), unattributed: added(sums.unattributed), ...known };
}

/** All rows of which it is not known whether they belong. */
export function uncertainRows({ rows }: Pick<Tally, 'rows'>): Rows {
  const { possible, unattributed } = rows;
  if (unattributed.length === 0) return possible;
  const both = new Int32Array(possible.length + unattributed.length);
  both.set(possible);
  both.set(unattributed, possible.length);
  return both;
}

/** Whether nothing is uncertain in a number but that its estimates may differ. */
export function isPlain({ possible, unattributed, missing, sourceCount }: Totals): boolean {
  return possible.events + unattributed.events + missing.low + missing.high === 0 && sourceCount <= 1;
}
