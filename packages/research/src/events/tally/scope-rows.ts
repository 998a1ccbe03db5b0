import type { EventScope } from '@partner-api/query';
import { OUT, SURE } from '../certainty/certainty.js';
import { deathsFilter } from '../certainty/deaths-filter.js';
import { bucketCertainties } from '../certainty/row-certainty.js';
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
  const certainties = bucketCertainties(table, scope);
  const { province } = table.buckets.columns;
  const deadly = scope.deaths === null ? null : deathsFilter(table, scope.deaths);
  const isTooFew = (bucket: number) => deadly?.areTooFew(bucket) ?? false;
  const arePlacesAsked = scope.provinces.length > 0;
  const [sure, possible, unattributed]: [number[], number[], number[]] = [[], [], []];
  for (let bucket = 0; bucket < certainties.length; bucket++) {
    const certainty = certainties[bucket];
    if (certainty === OUT || table.buckets.eventsOf(bucket) === 0 || isTooFew(bucket)) continue;
    if (certainty === SURE) sure.push(bucket);
    else if (arePlacesAsked && province.get(bucket) === UNKNOWN) unattributed.push(bucket);
    else possible.push(bucket);
  }
  const rowsOf = (buckets: readonly number[]) =>
    new RowSet(table, buckets, deadly && ((row) => deadly.certaintyOf(row) !== OUT));
  return { sure: rowsOf(sure), possible: rowsOf(possible), unattributed: rowsOf(unattributed) };
}
