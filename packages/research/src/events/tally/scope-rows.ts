import type { EventScope } from '@partner-api/query';
import { OUT, SURE } from '../certainty/certainty.js';
import { deadliness } from '../certainty/deadly-rows.js';
import { cellCertainties } from '../certainty/row-certainty.js';
import { type EventTable, UNKNOWN } from '../table/event-table.js';
import { RowSet } from './row-set.js';

/** The rows of a scope. */
export interface ScopeRows {
  /** Events that certainly match. */
  readonly sure: RowSet;
  /** Events that possibly match: their day, type or actors are uncertain, or they are disputed. */
  readonly possible: RowSet;
  /** Events of the country without a province, when the scope has provinces. */
  readonly unattributed: RowSet;
}

export function scopeRows(table: EventTable, scope: EventScope): ScopeRows {
  const certainties = cellCertainties(table, scope);
  const { province } = table.cells.columns;
  const deadly = scope.deaths === null ? null : deadliness(table, scope.deaths);
  const isTooFew = (cell: number) => deadly?.areTooFew(cell) ?? false;
  const arePlacesAsked = scope.provinces.length > 0;
  const [sure, possible, unattributed]: [number[], number[], number[]] = [[], [], []];
  for (let cell = 0; cell < certainties.length; cell++) {
    const certainty = certainties[cell];
    if (certainty === OUT || table.cells.eventsOf(cell) === 0 || isTooFew(cell)) continue;
    if (certainty === SURE) sure.push(cell);
    else if (arePlacesAsked && province.get(cell) === UNKNOWN) unattributed.push(cell);
    else possible.push(cell);
  }
  const rowsOf = (cells: readonly number[]) =>
    new RowSet(table, cells, deadly && ((row) => deadly.certaintyOf(row) !== OUT));
  return { sure: rowsOf(sure), possible: rowsOf(possible), unattributed: rowsOf(unattributed) };
}
