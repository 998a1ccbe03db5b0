import type { EventTable } from '../../events/event-table.js';
import { heaviestRows } from '../../events/heaviest-rows.js';
import type { TallyVerdict } from '../../events/judge-tally.js';
import { neighboursOf } from '../../events/neighbours.js';
import { takeBest } from '../../events/take-best.js';
import type { GroupTally } from '../../events/tally-groups.js';
import type { RowFinding } from '../../results/row-evidence.js';
import { type ComparisonCheck, type EventsChecked, isComparison, type NumberCheck } from './check-events.js';

/** The events that a verdict rests on most, at most `limit`: those of the statements that make it what it is. */
export function eventFindings(
  table: EventTable,
  { checks, verdict }: EventsChecked,
  limit: number,
): RowFinding[] {
  const decisive = checks.filter((check) => verdict === 'undecided' || check.verdict.verdict === verdict);
  return decisive.flatMap((check) => {
    const share = Math.floor(limit / decisive.length);
    return isComparison(check) ? findingsOfParts(table, check, share) : findingsOf(table, check, share);
  });
}

/** Of the part of which something is said, and of the one that comes nearest to it or goes beyond it, the heaviest. */
function findingsOfParts(
  table: EventTable,
  { claim: { measure, comparison }, grouped: { groups }, verdict }: ComparisonCheck,
  limit: number,
): RowFinding[] {
  const sign = comparison.says === 'more' ? 1 : -1;
  const rowsOf = (group: GroupTally | undefined) =>
    heaviestRows(table, measure, group?.tally.sureRows ?? [], Math.floor(limit / 2));
  const [rival] = groups
    .filter(({ key }) => (comparison.than === null ? key !== comparison.part : key === comparison.than))
    .toSorted((a, b) => sign * (b.tally.sure.low - a.tally.sure.low));
  const stances = stancesOfParts[verdict.verdict];
  return [groups.find(({ key }) => key === comparison.part), rival].flatMap((group, place) =>
    rowsOf(group).map((row) => ({ row, stance: stances[place] ?? 'context' })),
  );
}

/** Of what it is said of, and of what it is compared with. */
const stancesOfParts: Readonly<Record<TallyVerdict['verdict'], readonly RowFinding['stance'][]>> = {
  supported: ['supports', 'context'],
  refuted: ['context', 'refutes'],
  conflicting: ['supports', 'refutes'],
  undecided: ['context', 'context'],
};

/**
 * Where none was counted, those of the place before and after;
 * where the estimates speak on both sides, the events whose own estimates lie furthest apart, once for each side. What
 * decides nothing is context.
 */
function findingsOf(table: EventTable, check: NumberCheck, limit: number): RowFinding[] {
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
function widest(table: EventTable, { claim, tally }: NumberCheck, limit: number): number[] {
  const { columns } = table;
  const [lows, highs] =
    claim.measure === 'civilians_killed'
      ? [columns.civiliansLow, columns.civiliansHigh]
      : [columns.killedLow, columns.killedHigh];
  const width = (row: number) => highs.get(row) - lows.get(row);
  const open = tally.sureRows.filter((row) => width(row) > 0);
  return takeBest(open, limit, (a, b) => width(b) - width(a) || a - b);
}
