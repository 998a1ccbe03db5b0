import type { EventScope } from '@partner-api/query';
import { OUT, SURE } from '../certainty/certainty.js';
import { deadliness } from '../certainty/deadly-rows.js';
import { daysOf, matterCertainty, timeCertainty } from '../certainty/row-certainty.js';
import { type EventTable, UNKNOWN } from '../table/event-table.js';
import { ROWS_PER_BLOCK } from '../table/row-blocks.js';

/** The rows of a scope, each in the order of the table. */
export interface ScopeRows {
  /** Events that surely belong to it. */
  readonly sure: readonly number[];
  /** Events that may: their day, type or parties are not known well enough, or they are disputed. */
  readonly possible: readonly number[];
  /** Events of the country without a known province, where provinces are asked for. */
  readonly unattributed: readonly number[];
}

export function scopeRows(table: EventTable, scope: EventScope): ScopeRows {
  const days = daysOf(scope.window);
  const matterOf = matterCertainty(table, scope);
  const timeOf = timeCertainty(table, days);
  const deadly = scope.deaths === null ? null : deadliness(table, scope.deaths).certaintyOf;
  const [live, province] = [table.columns.live.values, table.columns.province.values];
  const arePlacesAsked = scope.provinces.length > 0;
  const [sure, possible, unattributed]: [number[], number[], number[]] = [[], [], []];
  for (let start = 0; start < table.rowCount; start += ROWS_PER_BLOCK) {
    if (!table.blocks.mayTouch(start / ROWS_PER_BLOCK, days)) continue;
    const end = Math.min(start + ROWS_PER_BLOCK, table.rowCount);
    for (let row = start; row < end; row++) {
      if (live[row] !== 1) continue;
      const time = timeOf(row);
      if (time === OUT || deadly?.(row) === OUT) continue;
      const matter = matterOf(row);
      if (matter === OUT) continue;
      if (time === SURE && matter === SURE) sure.push(row);
      else if (arePlacesAsked && province[row] === UNKNOWN) unattributed.push(row);
      else possible.push(row);
    }
  }
  return { sure, possible, unattributed };
}
