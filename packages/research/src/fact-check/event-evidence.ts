import type { Stance } from '@partner-api/contract';
import { heaviestRows, takeBest } from '../events/evidence/heaviest-rows.js';
import type { JudgedQuery } from '../events/judging/judge-query.js';
import type { EventTable } from '../events/table/event-table.js';
import { countableOf, estimatedIn, figuresOfRow } from '../events/tally/figures.js';
import { NO_ROWS, type Rows } from '../events/tally/row-list.js';
import { uncertainRows } from '../events/tally/tally.js';
import type { RowFinding } from '../results/row-evidence.js';
import type { EventsChecked } from './check-events.js';

/** The events that a verdict rests on most, at most `limit`: those of the statements that make it what it is. */
export function eventFindings(
  table: EventTable,
  { checks, verdict }: EventsChecked,
  limit: number,
): RowFinding[] {
  const decisive = checks.filter((check) => verdict === 'undecided' || check.verdict.verdict === verdict);
  const share = Math.floor(limit / decisive.length);
  return decisive.flatMap((check) =>
    check.sides === null ? findingsOf(table, check, share) : findingsOfSides(table, check, share),
  );
}

/** Of the part of which something is said, and of the one that comes nearest to it or goes beyond it, the heaviest. */
function findingsOfSides(
  table: EventTable,
  { query, sides, parts, verdict: { verdict } }: JudgedQuery,
  limit: number,
): RowFinding[] {
  const says = query.comparison?.says ?? 'more';
  const stances = stancesOfSides(verdict, says);
  return [sides?.first, sides?.others[0]].flatMap((side, place) =>
    rowsOf(
      table,
      query,
      parts?.rowsOf(side?.keys ?? []).sure ?? NO_ROWS,
      Math.floor(limit / 2),
      stances[place] ?? 'context',
    ),
  );
}

/** Of what it is said of, and of what it is compared with: the one that has more decides. */
function stancesOfSides(verdict: JudgedQuery['verdict']['verdict'], says: 'more' | 'fewer'): Stance[] {
  switch (verdict) {
    case 'supported':
      return says === 'more' ? ['supports', 'context'] : ['context', 'supports'];
    case 'refuted':
      return says === 'more' ? ['context', 'refutes'] : ['refutes', 'context'];
    case 'conflicting':
      return ['supports', 'refutes'];
    case 'undecided':
      return ['context', 'context'];
  }
}

/**
 * Where none was counted, those that show that the place is watched; where the estimates speak on both sides, the events whose
 * own estimates lie furthest apart, once for each side. What decides nothing is context.
 */
function findingsOf(table: EventTable, check: JudgedQuery, limit: number): RowFinding[] {
  const { query, tally, verdict, single, beside } = check;
  const { sure } = tally.rows;
  switch (verdict.verdict) {
    case 'supported':
    case 'refuted': {
      const stance = verdict.verdict === 'supported' ? 'supports' : 'refutes';
      if (single !== null) return [{ row: single, stance }];
      if (sure.length === 0) return beside.map((row) => ({ row, stance }));
      // Of none at all each event is evidence that counts none.
      return tally.sure.most === 0
        ? heaviestRows(table, countableOf(query), sure, limit).map((row) => ({ row, stance }))
        : rowsOf(table, query, sure, limit, stance);
    }
    case 'conflicting':
      return widest(table, check, Math.floor(limit / 2)).flatMap((row): RowFinding[] => [
        { row, stance: 'supports' },
        { row, stance: 'refutes' },
      ]);
    case 'undecided': {
      const others = sure.filter((row) => row !== single);
      return [
        ...(single === null ? [] : [{ row: single, stance: 'context' as const }]),
        ...rowsOf(table, query, others, Math.min(limit, mostContext), 'context'),
        ...rowsOf(table, query, uncertainRows(tally), Math.min(limit - mostContext - 1, 3), 'context'),
      ];
    }
  }
}

const mostContext = 8;

/** An event in which nobody was killed speaks neither for a number of dead nor against it. */
function rowsOf(
  table: EventTable,
  query: JudgedQuery['query'],
  rows: Rows,
  limit: number,
  stance: Stance,
): RowFinding[] {
  const countable = countableOf(query);
  const figuresOf = figuresOfRow(table, countable);
  const tells = (row: number) => {
    const { low, most } = figuresOf(row);
    return query.deaths === null ? most > 0 : low > 0;
  };
  return heaviestRows(table, countable, rows, Math.max(0, limit)).map((row) => ({
    row,
    stance: tells(row) ? stance : 'context',
  }));
}

/** The rows with the widest estimates. */
function widest(table: EventTable, { query, tally }: JudgedQuery, limit: number): number[] {
  const { lows, highs } = table.estimatesOf(estimatedIn(countableOf(query)) ?? 'killed');
  const width = (row: number) => highs.get(row) - lows.get(row);
  const open = tally.rows.sure.filter((row) => width(row) > 0);
  return takeBest(open, limit, (a, b) => width(b) - width(a) || a - b);
}
