import type { ComparedParts } from '@partner-api/reading';
import { deadIn } from '@partner-api/reading';
import { isSurelySoDeadly } from '../../events/certainty/deadly-rows.js';
import { heaviestRows } from '../../events/evidence/heaviest-rows.js';
import { takeBest } from '../../events/evidence/take-best.js';
import type { TallyVerdict } from '../../events/judging/tally-verdict.js';
import type { EventTable } from '../../events/table/event-table.js';
import { type Countable, countableOf, estimatedIn } from '../../events/tally/countable.js';
import type { RowFinding } from '../../results/row-evidence.js';
import type { EventsChecked } from './check-events.js';
import { type ComparisonCheck, isComparison, type NumberCheck } from './event-check.js';

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

/**
 * Of the part of which something is said, and of the one that comes nearest to it or goes beyond it, the heaviest; those of the
 * one that has more decide. Where nothing is decided, also those that may belong.
 */
function findingsOfParts(
  table: EventTable,
  { claim, sides, open, verdict: { verdict } }: ComparisonCheck,
  limit: number,
): RowFinding[] {
  const { measure, comparison } = claim;
  const parts = [sides?.first, sides?.others[0]];
  const share = Math.floor(limit / (verdict === 'undecided' ? 3 : 2));
  const findings = parts.flatMap((group, place) => {
    const stance = stancesOfParts(verdict, comparison.says)[place] ?? 'context';
    const rows = heaviestRows(table, measure, group?.tally.sureRows ?? [], share);
    return rows.map((row) => ({ row, stance: tellsOf(table, measure, row) ? stance : 'context' }));
  });
  if (verdict !== 'undecided') return findings;
  const told = new Set(findings.map(({ row }) => row));
  const others = open.possibleRows.filter((row) => !told.has(row));
  return [
    ...findings,
    ...heaviestRows(table, measure, others, share).map((row) => ({ row, stance: CONTEXT })),
  ];
}

const CONTEXT = 'context' as const;

/** Of what it is said of, and of what it is compared with. */
function stancesOfParts(
  verdict: TallyVerdict['verdict'],
  says: ComparedParts['says'],
): readonly RowFinding['stance'][] {
  switch (verdict) {
    case 'supported':
      return says === 'more' ? ['supports', CONTEXT] : [CONTEXT, 'supports'];
    case 'refuted':
      return says === 'more' ? [CONTEXT, 'refutes'] : ['refutes', CONTEXT];
    case 'conflicting':
      return ['supports', 'refutes'];
    case 'undecided':
      return [CONTEXT, CONTEXT];
  }
}

/**
 * Where none was counted, those that show that the place is watched; where the estimates speak on both sides, the events whose own estimates lie furthest apart, once for each side. What
 * decides nothing is context.
 */
function findingsOf(table: EventTable, check: NumberCheck, limit: number): RowFinding[] {
  const { claim, tally, verdict, single, beside } = check;
  const all = (rows: readonly number[], stance: RowFinding['stance'], most = limit) =>
    heaviestRows(table, countableOf(claim), rows, most).map((row) => ({ row, stance }));
  switch (verdict.verdict) {
    case 'supported':
    case 'refuted': {
      const stance = verdict.verdict === 'supported' ? 'supports' : 'refutes';
      if (single !== null) return [{ row: single, stance }];
      const isOfDeadly = claim.scope.deaths !== null;
      if (tally.sureRows.length > 0)
        return all(tally.sureRows, stance).map((finding) =>
          tally.sure[isOfDeadly ? 'low' : 'high'] === 0 || tellsOf(table, countableOf(claim), finding.row)
            ? finding
            : { ...finding, stance: 'context' },
        );
      return (beside?.rows ?? []).map((row) => ({ row, stance }));
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

/**
 * Whether anything of an event is counted: one in which nobody was killed speaks neither for a number of dead nor against it,
 * and one that may have fewer dead than are claimed of each for no number of events.
 */
function tellsOf(table: EventTable, countable: Countable, row: number): boolean {
  if (typeof countable !== 'string') return isSurelySoDeadly(table, countable, row);
  if (countable === 'events') return true;
  return table.estimatesOf(countable).highs.get(row) > 0;
}

/** The rows with the widest estimates. */
function widest(table: EventTable, { claim, tally }: NumberCheck, limit: number): number[] {
  const { deaths } = claim.scope;
  const { lows, highs } = table.estimatesOf(deadIn(estimatedIn(countableOf(claim))));
  const width = (row: number) => highs.get(row) - lows.get(row);
  const open = tally.sureRows.filter((row) =>
    deaths === null ? width(row) > 0 : !isSurelySoDeadly(table, deaths, row),
  );
  return takeBest(open, limit, (a, b) => width(b) - width(a) || a - b);
}
