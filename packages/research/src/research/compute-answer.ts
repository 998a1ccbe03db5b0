import { type Computation, EVIDENCE_LIMIT, type ResearchStatus, type Statement } from '@partner-api/contract';
import { computationOf, countsOf } from '../events/computation.js';
import { coverageOf, type ScopeCoverage } from '../events/coverage.js';
import type { EventTable } from '../events/event-table.js';
import { heaviestRows } from '../events/heaviest-rows.js';
import { neighboursOf } from '../events/neighbours.js';
import { rowEvidence, usedRows } from '../events/row-evidence.js';
import { type Tally, tally } from '../events/tally.js';
import { tallyActors } from '../events/tally-actors.js';
import { type GroupedTally, tallyGroups } from '../events/tally-groups.js';
import type { Level } from '../live-index.js';
import type { Present } from '../present.js';
import type { EventQuestion, Grouping } from '../reading/read-question.js';
import { answerConfidence } from './answer-confidence.js';
import type { ResearchFindings } from './answer-question.js';
import { deadliestRows } from './deadliest-rows.js';
import { rankGroups } from './rank-groups.js';
import { sayCount, sayDeadliest, sayGroups, sayRank } from './say-answer.js';

/** A question that was counted, with all that the answer is made of. */
export interface CountedAnswer {
  readonly question: EventQuestion;
  readonly tally: Tally;
  readonly coverage: ScopeCoverage;
  readonly grouped: GroupedTally | null;
}

/** What counting gave: an answer, `nothing` that could be said, or `other` when the question is not about events. */
export type ComputedAnswer =
  | { readonly outcome: 'answered'; readonly findings: ResearchFindings }
  | { readonly outcome: 'nothing'; readonly findings: ResearchFindings }
  | { readonly outcome: 'other' };

/** The answer that counting events gives. */
export function computeAnswer(level: Level, query: string, locale: string, present: Present): ComputedAnswer {
  const { events, index, coverage: spans } = level;
  const { table } = events;
  if (table.size === 0) return { outcome: 'other' };
  const read = events.reader.readQuestion(query, present.today);
  if (read.outcome !== 'read') return { outcome: 'other' };
  const question = read.reading;
  const { measure, scope, grouping } = question;
  const found = tally(table, scope, measure);
  const coverage = coverageOf(spans, scope, present.heldUntil);
  const counted: CountedAnswer = {
    question,
    tally: found,
    coverage,
    grouped: grouping === null ? null : parted(table, question, found, grouping),
  };
  const rows = rowsShown(level, counted);
  const computations = [computationFor(counted)];
  const searched = index.coverage(found.sureRows.length + found.possibleRows.length);
  if (rows.length === 0 || (found.sureRows.length === 0 && coverage.extent !== 'whole'))
    return { outcome: 'nothing', findings: { ...NOTHING_SAID, computations, coverage: searched } };
  const evidence = rowEvidence(
    table,
    level,
    rows.map((row) => ({ row, stance: 'supports' as const })),
    0,
  );
  const ids = evidence.map(({ id }) => id);
  const computed = sentences(level, counted, locale).map(
    (text): Statement => ({ kind: 'computed', text, evidence_ids: ids }),
  );
  const told = evidence
    .slice(0, extractsOf(question))
    .map(({ id, quote }): Statement => ({ kind: 'extracted', text: quote, evidence_ids: [id] }));
  const statements = [...computed, ...told];
  const used = [...rows, ...found.sureRows, ...found.possibleRows];
  const findings: ResearchFindings = {
    status: statusOf(level, counted),
    answer: { text: statements.map(({ text }) => text).join('\n'), statements },
    evidence,
    computations,
    coverage: searched,
    used_records: usedRows(table, used),
    confidence: answerConfidence(counted),
  };
  return { outcome: 'answered', findings };
}

function parted(table: EventTable, { measure, scope }: EventQuestion, found: Tally, grouping: Grouping) {
  return grouping === 'actor'
    ? tallyActors(table, measure, found, scope)
    : tallyGroups(table, measure, found, grouping, scope.window);
}

const NOTHING_SAID = {
  status: 'insufficient_evidence',
  answer: null,
  evidence: [],
  used_records: [],
  confidence: 'low',
} as const satisfies Partial<ResearchFindings>;

function computationFor({ question, tally: found, coverage, grouped }: CountedAnswer): Computation {
  const groups = (grouped?.groups ?? []).map(({ key, tally: part }) => ({ key, ...countsOf(part) }));
  return computationOf(question.measure, question.scope, found, coverage.extent, groups);
}

function sentences({ events: { table } }: Level, counted: CountedAnswer, locale: string): string[] {
  const { question, grouped } = counted;
  if (question.asks === 'deadliest') return [sayDeadliest(table, counted, locale)];
  if (question.asks === 'rank' && grouped !== null)
    return [sayRank(table, counted, rankGroups(table, counted, grouped), locale)];
  const total = sayCount(counted, locale);
  return grouped === null ? [total] : [total, sayGroups(table, counted, grouped, locale)];
}

/** The events shown: those that matter most, of each part at least one, or those before and after where there are none. */
function rowsShown(
  { events: { table } }: Level,
  { question, tally: found, grouped }: CountedAnswer,
): readonly number[] {
  const { measure, scope } = question;
  if (question.asks === 'deadliest') return deadliestRows(table, found).rows;
  if (found.sureRows.length === 0) return neighboursOf(table, scope);
  const best = heaviestRows(table, measure, found.sureRows, EVIDENCE_LIMIT);
  if (question.asks === 'list')
    return [...new Set([...heaviestRows(table, 'killed', found.sureRows, mostExtracts), ...best])].slice(
      0,
      EVIDENCE_LIMIT,
    );
  if (grouped === null) return best;
  const ofEach = grouped.groups.flatMap(({ tally: part }) => heaviestRows(table, measure, part.sureRows, 1));
  return [...new Set([...ofEach, ...best])].slice(0, EVIDENCE_LIMIT);
}

/** Events that are quoted in the answer itself. */
function extractsOf({ asks }: EventQuestion): number {
  if (asks === 'deadliest') return 1;
  return asks === 'list' ? mostExtracts : 0;
}

const mostExtracts = 4;

function statusOf({ events: { table } }: Level, counted: CountedAnswer): ResearchStatus {
  const { question, coverage, grouped } = counted;
  const isDecided =
    question.asks === 'deadliest'
      ? deadliestRows(table, counted.tally).isDecided
      : question.asks !== 'rank' || grouped === null || rankGroups(table, counted, grouped).isDecided;
  return coverage.extent === 'whole' && isDecided ? 'answered' : 'partial';
}
