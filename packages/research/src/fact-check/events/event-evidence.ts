import type { EventTable } from '../../events/event-table.js';
import { heaviestRows } from '../../events/heaviest-rows.js';
import { neighboursOf } from '../../events/neighbours.js';
import { takeBest } from '../../events/take-best.js';
import type { RowFinding } from '../../results/row-evidence.js';
import type { EventCheck, EventsChecked } from './check-events.js';

/** The events that a verdict rests on most, at most `limit`: those of the statements that make it what it is. */
export function eventFindings(
  table: EventTable,
  { checks, verdict }: EventsChecked,
  limit: number,
): RowFinding[] {
  const decisive = checks.filter((check) => verdict === 'undecided' || check.verdict.verdict === verdict);
  return decisive.flatMap((check) => findingsOf(table, check, Math.floor(limit / decisive.length)));
}

/**
 * Where none was counted, those of the place before and after;
 * where the estimates speak on both sides, the events whose own estimates lie furthest apart, once for each side. What
 * decides nothing is context.
 */
function findingsOf(table: EventTable, check: EventCheck, limit: number): RowFinding[] {
  const { claim, tally, verdict, single } = check;
  const all = (rows: readonly number[], stance: RowFinding['stance'], most = limit) =>
    heaviestRows(table, claim.measure, rows, most).map((row) => ({ row, stance }));
  switch (verdict.verdict) {
    case 'supported':
    case 'refuted': {
      const stance = verdict.verdict === 'supported' ? 'supports' : 'refutes';
      if (single !== null) return [{ row: single, stance }];
      if (tally.sureRows.length > 0) return all(tally.sureRows, stance);
      return neighboursOf(table, claim.scope).map((row) => ({ row, stance }));
    }
    case 'conflicting':
      return widest(table, check, Math.floor(limit / 2)).flatMap((row): RowFinding[] => [
        { row, stance: 'supports' },
        { row, stance: 'refutes' },
      ]);
    case 'undecided':
      return [
        ...(single === null ? [] : [{ row: single, stance: 'context' as const }]),
        ...all(
          tally.sureRows.filter((row) => row !== single),
          'context',
          Math.min(limit, mostContext),
        ),
        ...all(tally.possibleRows, 'context', Math.min(limit - mostContext - 1, mostContext)),
      ];
  }
}

const mostContext = 5;

/** The rows with the widest estimates. */
function widest(table: EventTable, { claim, tally }: EventCheck, limit: number): number[] {
  const { columns } = table;
  const [lows, highs] =
    claim.measure === 'civilians_killed'
      ? [columns.civiliansLow, columns.civiliansHigh]
      : [columns.killedLow, columns.killedHigh];
  const width = (row: number) => highs.get(row) - lows.get(row);
  const open = tally.sureRows.filter((row) => width(row) > 0);
  return takeBest(open, limit, (a, b) => width(b) - width(a) || a - b);
}
