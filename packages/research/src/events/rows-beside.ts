import type { Scope } from '../domain/scope.js';
import type { EventTable } from './event-table.js';
import { heaviestRows } from './heaviest-rows.js';
import { neighboursOf } from './neighbours.js';
import { tally } from './tally.js';

/**
 * What shows that a place is watched where nothing was counted: the events before and after, and where events were asked for
 * that have so many dead, those with most of the others.
 */
export function rowsBeside(table: EventTable, scope: Scope): number[] {
  if (scope.deaths === null) return neighboursOf(table, scope);
  const { sureRows } = tally(table, { ...scope, deaths: null }, 'events');
  return sureRows.length === 0
    ? neighboursOf(table, scope)
    : heaviestRows(table, scope.deaths, sureRows, mostBeside);
}

const mostBeside = 5;
