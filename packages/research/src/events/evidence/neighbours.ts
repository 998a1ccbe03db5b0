import type { Scope } from '@partner-api/reading';
import { SURE } from '../certainty/certainty.js';
import { matterCertainty } from '../certainty/row-certainty.js';
import { type EventTable, UNKNOWN } from '../table/event-table.js';
import { ROWS_PER_BLOCK } from '../table/row-blocks.js';
import { byTime } from './heaviest-rows.js';

/**
 * The last event before a window and the first after it, of the same place and matter: what shows that the place is
 * watched, and that between them nothing was recorded. Where there is none of the same matter, of any matter.
 */
export function neighboursOf(table: EventTable, scope: Scope): number[] {
  const same = nearest(table, scope);
  return same.length > 0 ? same : nearest(table, { ...scope, kind: 'any', actors: [], role: 'involved' });
}

function nearest(table: EventTable, scope: Scope): number[] {
  const { columns } = table;
  const certaintyOf = matterCertainty(table, scope);
  const { from, to } = scope.window;
  let before: number | null = null;
  let after: number | null = null;
  for (let start = 0; start < table.rowCount; start += ROWS_PER_BLOCK) {
    const block = start / ROWS_PER_BLOCK;
    const least = before === null ? UNKNOWN : columns.latest.get(before);
    const most = after === null ? Number.POSITIVE_INFINITY : columns.earliest.get(after);
    const mayPrecede = from !== null && table.blocks.mayEndBefore(block, from, least);
    if (!mayPrecede && (to === null || !table.blocks.mayBeginAfter(block, to, most))) continue;
    for (let row = start; row < Math.min(start + ROWS_PER_BLOCK, table.rowCount); row++) {
      if (columns.live.get(row) === 0 || certaintyOf(row) !== SURE) continue;
      const [earliest, latest] = [columns.earliest.get(row), columns.latest.get(row)];
      if (earliest === UNKNOWN || latest === UNKNOWN) continue;
      if (from !== null && latest < from) {
        if (before === null || isLater(table, row, before)) before = row;
      } else if (to !== null && earliest > to && (after === null || byTime(table, row, after) < 0))
        after = row;
    }
  }
  return [before, after].filter((row) => row !== null);
}

function isLater(table: EventTable, a: number, b: number): boolean {
  const difference = table.columns.latest.get(a) - table.columns.latest.get(b);
  return difference > 0 || (difference === 0 && byTime(table, a, b) > 0);
}
