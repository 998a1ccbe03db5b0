import type { EventScope } from '@partner-api/query';
import { OUT, SURE } from '../certainty/certainty.js';
import { deadliness } from '../certainty/deadly-rows.js';
import { matterCertainties } from '../certainty/row-certainty.js';
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
  const certainties = matterCertainties(table, scope);
  const { province } = table.matters.columns;
  const deadly = scope.deaths === null ? null : deadliness(table, scope.deaths);
  const isTooFew = (matter: number) => deadly?.areTooFew(matter) ?? false;
  const arePlacesAsked = scope.provinces.length > 0;
  const [sure, possible, unattributed]: [number[], number[], number[]] = [[], [], []];
  for (let matter = 0; matter < certainties.length; matter++) {
    const certainty = certainties[matter];
    if (certainty === OUT || table.matters.eventsOf(matter) === 0 || isTooFew(matter)) continue;
    if (certainty === SURE) sure.push(matter);
    else if (arePlacesAsked && province.get(matter) === UNKNOWN) unattributed.push(matter);
    else possible.push(matter);
  }
  const rowsOf = (matters: readonly number[]) =>
    new RowSet(table, matters, deadly && ((row) => deadly.certaintyOf(row) !== OUT));
  return { sure: rowsOf(sure), possible: rowsOf(possible), unattributed: rowsOf(unattributed) };
}
