import type { Stance } from '@partner-api/contract';
import { byTime, heaviestRows, takeBest } from '../events/evidence/heaviest-rows.js';
import type { JudgedQuery } from '../events/judging/judge-query.js';
import type { EventTable } from '../events/table/event-table.js';
import { countableOf, estimatedIn, figuresOfRow } from '../events/tally/figures.js';
import type { RowSet } from '../events/tally/row-set.js';
import { uncertainRows } from '../events/tally/tally.js';
import type { RowFinding } from '../results/row-evidence.js';
import type { EventCheck } from './check-events.js';

/** Selects at most `limit` events as evidence, from the statements that determine the verdict. */
export function eventFindings(
  table: EventTable,
  { checks, verdict }: EventCheck,
  limit: number,
): RowFinding[] {
  const decisive = checks.filter((check) => verdict === 'undecided' || check.verdict.verdict === verdict);
  const share = Math.floor(limit / decisive.length);
  return decisive.flatMap((check) =>
    (check.sides === null ? findingsOf(table, check, share) : findingsOfSides(table, check, share)).slice(
      0,
      share,
    ),
  );
}

/** The highest-ranked events of the compared group and of its closest competitor. */
function findingsOfSides(
  table: EventTable,
  { query, tally, sides, parts, verdict: { verdict } }: JudgedQuery,
  limit: number,
): RowFinding[] {
  const says = query.comparison?.says ?? 'more';
  const stances = stancesOfSides(verdict, says);
  return [sides?.first, sides?.others[0]].flatMap((side, place) =>
    rowsOf(
      table,
      query,
      parts?.rowsOf(side?.keys ?? []).sure ?? tally.rows.sure.of([]),
      Math.floor(limit / 2),
      stances[place] ?? 'context',
    ),
  );
}

/** The stances of the two sides of a comparison: the side with the higher count decides. */
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
 * For a count of 0, nearby events show that the place has data. For `conflicting`, the events with the widest estimates
 * are cited for both sides.
 */
function findingsOf(table: EventTable, check: JudgedQuery, limit: number): RowFinding[] {
  const { query, tally, verdict, single, monitoring } = check;
  const { sure } = tally.rows;
  switch (verdict.verdict) {
    case 'supported':
    case 'refuted': {
      const stance = verdict.verdict === 'supported' ? 'supports' : 'refutes';
      if (single !== null) return [{ row: single, stance }];
      if (tally.sure.events === 0) return monitoring.map((row) => ({ row, stance }));
      // For a total of 0, each event with a count of 0 is evidence.
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
      const others = single === null ? sure : sure.where((row) => row !== single);
      return [
        ...(single === null ? [] : [{ row: single, stance: 'context' as const }]),
        ...rowsOf(table, query, others, Math.min(limit, maxContext), 'context'),
        ...rowsOf(table, query, uncertainRows(tally), Math.min(limit - maxContext - 1, 3), 'context'),
      ];
    }
  }
}

const maxContext = 8;

/** An event with no deaths neither supports nor refutes a number of deaths. */
function rowsOf(
  table: EventTable,
  query: JudgedQuery['query'],
  rows: RowSet,
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

/** The rows with the widest range between low and high estimate. */
function widest(table: EventTable, { query, tally }: JudgedQuery, limit: number): number[] {
  const { lows, highs } = table.estimatesOf(estimatedIn(countableOf(query)) ?? 'killed');
  const width = (row: number) => highs.get(row) - lows.get(row);
  const open = tally.rows.sure.where((row) => width(row) > 0);
  return takeBest(open, limit, (a, b) => width(b) - width(a) || byTime(table, a, b));
}
