import type { EventScope } from '@partner-api/query';
import { SURE } from '../certainty/certainty.js';
import { daysOf, matterCertainties } from '../certainty/row-certainty.js';
import { type EventTable, UNKNOWN } from '../table/event-table.js';
import { ROWS_PER_BLOCK } from '../table/row-blocks.js';
import { scopeRows } from '../tally/scope-rows.js';
import { byTime, heaviestRows } from './heaviest-rows.js';

/**
 * Evidence that a place is monitored although nothing was counted: events of the window with another number of deaths, or
 * the last event before the window and the first one after it.
 */
export function monitoringRows(table: EventTable, scope: EventScope): readonly number[] {
  const { deaths } = scope;
  if (deaths !== null) {
    const { sure } = scopeRows(table, { ...scope, deaths: null });
    if (sure.next(0) >= 0) return heaviestRows(table, deaths, sure, mostBeside);
  }
  const same = neighbours(table, scope);
  return same.length > 0 ? same : neighbours(table, { ...scope, kind: 'any', actors: [], role: 'involved' });
}

const mostBeside = 5;

function neighbours(table: EventTable, scope: EventScope): number[] {
  const { columns } = table;
  const certainties = matterCertainties(table, { ...scope, window: { from: null, to: null } });
  const { from, to } = daysOf(scope.window);
  let before: number | null = null;
  let after: number | null = null;
  for (let start = 0; start < table.rowCount; start += ROWS_PER_BLOCK) {
    const block = start / ROWS_PER_BLOCK;
    const least = before === null ? UNKNOWN : columns.latest.get(before);
    const most = after === null ? Number.POSITIVE_INFINITY : columns.earliest.get(after);
    const mayHold =
      table.blocks.mayEndBefore(block, from, least) || table.blocks.mayBeginAfter(block, to, most);
    if (!mayHold) continue;
    for (let row = start; row < Math.min(start + ROWS_PER_BLOCK, table.rowCount); row++) {
      const [earliest, latest] = [columns.earliest.get(row), columns.latest.get(row)];
      if (columns.live.get(row) === 0 || earliest === UNKNOWN || latest === UNKNOWN) continue;
      const precedes = latest < from && (before === null || isLater(table, row, before));
      const follows = earliest > to && (after === null || byTime(table, row, after) < 0);
      if ((!precedes && !follows) || certainties[columns.matter.get(row)] !== SURE) continue;
      if (precedes) before = row;
      else after = row;
    }
  }
  return [before, after].filter((row) => row !== null);
}

function isLater(table: EventTable, a: number, b: number): boolean {
  const difference = table.columns.latest.get(a) - table.columns.latest.get(b);
  return difference > 0 || (difference === 0 && byTime(table, a, b) > 0);
}
