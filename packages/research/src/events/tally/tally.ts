import type { EventQuery, EventScope } from '@partner-api/query';
import type { EventTable } from '../table/event-table.js';
import { type Countable, countableOf, type Figures, type Summed, sum, totalOf } from './figures.js';
import type { Rows } from './row-list.js';
import { type ScopeRows, scopeRows } from './scope-rows.js';

/** What a query counts. */
export interface Tally extends Omit<Summed, 'figures'> {
  readonly rows: ScopeRows;
  /** Of the events that surely belong. */
  readonly sure: Figures;
  /** What those could add that may belong. */
  readonly possible: Figures;
  /** What the events without a known province come to. */
  readonly unattributed: Figures;
}

/** Counts the events of a scope, or the dead in them. */
export function tally(table: EventTable, query: EventScope & Pick<EventQuery, 'measure'>): Tally {
  return tallyOf(table, countableOf(query), scopeRows(table, query));
}

/** The same over rows that are known already. */
export function tallyOf(table: EventTable, countable: Countable, rows: ScopeRows): Tally {
  const { figures: sure, ...known } = sum(table, countable, rows.sure);
  const added = (some: Rows) => ({ ...totalOf(table, countable, some), low: 0 });
  return { rows, sure, possible: added(rows.possible), unattributed: added(rows.unattributed), ...known };
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
export function isPlain({ possible, unattributed, missing, sourceCount }: Tally): boolean {
  return possible.events + unattributed.events + missing.low + missing.high === 0 && sourceCount <= 1;
}
