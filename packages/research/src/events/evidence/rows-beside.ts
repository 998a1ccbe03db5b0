import type { Scope } from '@partner-api/reading';
import type { EventTable } from '../table/event-table.js';
import { tally } from '../tally/tally.js';
import { heaviestRows } from './heaviest-rows.js';
import { neighboursOf } from './neighbours.js';

/** What shows that a place is watched where nothing was counted. */
export interface RowsBeside {
  /** The events before and after, or those of the same time that have other numbers of dead than were asked for. */
  readonly are: 'neighbours' | 'otherDeaths';
  readonly rows: readonly number[];
}

export function rowsBeside(table: EventTable, scope: Scope): RowsBeside {
  const { deaths } = scope;
  if (deaths !== null) {
    const { sureRows } = tally(table, { ...scope, deaths: null }, 'events');
    if (sureRows.length > 0)
      return { are: 'otherDeaths', rows: heaviestRows(table, deaths, sureRows, mostBeside) };
  }
  return { are: 'neighbours', rows: neighboursOf(table, scope) };
}

const mostBeside = 5;
