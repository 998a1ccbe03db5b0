import type { EventScope } from '@partner-api/query';
import { OUT, SURE } from '../certainty/certainty.js';
import { deadliness } from '../certainty/deadly-rows.js';
import { daysOf, matterCertainties, timeCertainty } from '../certainty/row-certainty.js';
import { type EventTable, UNKNOWN } from '../table/event-table.js';
import { ROWS_PER_BLOCK } from '../table/row-blocks.js';
import { RowList, type Rows } from './row-list.js';

/** The rows of a scope, each in the order of the table. */
export interface ScopeRows {
  /** Events that certainly match. */
  readonly sure: Rows;
  /** Events that possibly match: their day, type or actors are uncertain, or they are disputed. */
  readonly possible: Rows;
  /** Events of the country without a province, when the scope has provinces. */
  readonly unattributed: Rows;
}

export function scopeRows(table: EventTable, scope: EventScope): ScopeRows {
  const days = daysOf(scope.window);
  const certainties = matterCertainties(table, scope);
  const timeOf = timeCertainty(table, days);
  const deadly = scope.deaths === null ? null : deadliness(table, scope.deaths).certaintyOf;
  const [live, matters] = [table.columns.live.values, table.columns.matter.values];
  const { values: provinces } = table.columns.province;
  const arePlacesAsked = scope.provinces.length > 0;
  const [sure, possible, unattributed] = [new RowList(), new RowList(), new RowList()];
  for (let start = 0; start < table.rowCount; start += ROWS_PER_BLOCK) {
    const block = start / ROWS_PER_BLOCK;
    if (!table.blocks.mayTouch(block, days)) continue;
    const isWithin = table.blocks.liesWithin(block, days);
    const end = Math.min(start + ROWS_PER_BLOCK, table.rowCount);
    for (let row = start; row < end; row++) {
      if (live[row] !== 1) continue;
      const matter = certainties[matters[row] ?? 0];
      if (matter === OUT) continue;
      const time = isWithin ? SURE : timeOf(row);
      if (time === OUT || deadly?.(row) === OUT) continue;
      if (time === SURE && matter === SURE) sure.push(row);
      else if (arePlacesAsked && provinces[row] === UNKNOWN) unattributed.push(row);
      else possible.push(row);
    }
  }
  return { sure: sure.rows, possible: possible.rows, unattributed: unattributed.rows };
}
