import { type Confidence, EVIDENCE_LIMIT, type ResearchStatus, type Statement } from '@partner-api/contract';
import type { EventQuery, Reading } from '@partner-api/query';
import type { Present } from '../../domain/present.js';
import { heaviestRows } from '../../events/evidence/heaviest-rows.js';
import { monitoringRows } from '../../events/evidence/monitoring-rows.js';
import type { EventTable } from '../../events/table/event-table.js';
import { countableOf, figuresOfRow } from '../../events/tally/figures.js';
import { eventsIn } from '../../events/tally/tally.js';
import type { IndexSnapshot } from '../../live/live-index.js';
import type { Localization } from '../../messages/localization.js';
import { computationOf } from '../../results/computation.js';
import { sayQuote } from '../../results/evidence.js';
import { NOTHING_FOUND, type ResearchFindings } from '../../results/findings.js';
import { rowEvidence, usedRows } from '../../results/row-evidence.js';
import { type AnsweredQuery, answerQuery, isCertain, isDecided } from './answer-query.js';
import { sayAnswer } from './say-answer.js';

/** The result of counting. `nothing`: no answer is possible. */
export interface ComputedAnswer {
  readonly outcome: 'answered' | 'nothing';
  readonly findings: ResearchFindings;
  readonly query: EventQuery;
}

/** Answers a question by counting events; null when it has no countable reading. */
export function computeAnswer(
  snapshot: IndexSnapshot,
  reading: Reading,
  localization: Localization,
  present: Present,
): ComputedAnswer | null {
  const { events, index } = snapshot;
  const { table } = events;
  if (table.size === 0 || reading.tier === 'none') return null;
  const answered = answerQuery(snapshot, reading.queries[0], present);
  const { tally, coverage, query } = answered;
  const rows = rowsShown(table, answered);
  const computations = computationsFor(answered, localization);
  const searched = index.coverage(eventsIn(tally));
  const isKnownToBeNone = coverage.extent === 'whole' && coverage.distinguishesType;
  const hasInvolvement = (answered.involvement?.sure.events ?? 0) > 0;
  if (rows.length === 0 || (tally.sure.events === 0 && !isKnownToBeNone && !hasInvolvement))
    return { outcome: 'nothing', findings: { ...NOTHING_FOUND, computations, coverage: searched }, query };
  const evidence = rowEvidence(
    table,
    snapshot,
    rows.map((row) => ({ row, stance: isSupport(table, answered, row) ? 'supports' : 'context' })),
    0,
  );
  const ids = evidence.map(({ id }) => id);
  const computed = sayAnswer(table, answered, present.today, localization).map(
    (text): Statement => ({ kind: 'computed', text, evidence_ids: ids }),
  );
  // Redacted titles of sensitive events repeat, so each quotation is used once.
  const telling = answered.chosen?.events.length ?? quotedRows(table, answered).length;
  const quoted = new Map(evidence.slice(0, telling).map((one) => [one.quote, one]));
  const told = [...quoted.values()].map(
    (one): Statement => ({
      kind: 'extracted',
      text: sayQuote(one, localization.locale),
      evidence_ids: [one.id],
    }),
  );
  const statements = [...computed, ...told];
  const isWhole = reading.tier === 'exact' && reading.queries.length === 1;
  const findings: ResearchFindings = {
    status: statusOf(answered, isWhole),
    answer: { text: statements.map(({ text }) => text).join('\n'), statements },
    evidence,
    computations,
    coverage: searched,
    used_records: usedRows(table, rows, tally.rows),
    confidence: confidenceOf(answered, isWhole),
  };
  return { outcome: 'answered', findings, query };
}

function computationsFor(
  answered: AnsweredQuery,
  localization: Localization,
): ResearchFindings['computations'] {
  const { query, parts, ranking, allKilled } = answered;
  // Limits the output: there may be thousands of days.
  const groups = query.groupBy === 'day' && ranking !== null ? ranking.groups : (parts?.groups ?? []);
  const all =
    allKilled === null
      ? []
      : [{ ...answered, query: { ...query, measure: 'killed' as const }, tally: allKilled }];
  return [
    computationOf(answered, groups, localization),
    ...all.map((one) => computationOf(one, [], localization)),
  ];
}

/** The events shown as evidence: the heaviest, at least one of each group, or the nearest in time when none was counted. */
function rowsShown(table: EventTable, answered: AnsweredQuery): readonly number[] {
  const { query, tally, parts, ranking, chosen, involvement } = answered;
  if (chosen !== null) return chosen.events.length === 0 ? [] : chosen.rows;
  const countable = countableOf(query);
  if (tally.sure.events === 0)
    return involvement === null
      ? monitoringRows(table, query)
      : heaviestRows(table, countable, involvement.rows.sure, EVIDENCE_LIMIT);
  const best = heaviestRows(table, countable, tally.rows.sure, EVIDENCE_LIMIT);
  const told = quotedRows(table, answered);
  const first = new Set(told);
  // There may be thousands of groups, of which several may have the same heaviest event.
  const groups = (ranking?.groups ?? parts?.groups ?? [])
    .filter(({ tally: { sure } }) => sure.events > 0)
    .slice(0, told.length > 0 ? 0 : 5 * EVIDENCE_LIMIT);
  for (const { key } of groups)
    for (const row of heaviestRows(table, countable, parts?.rowsOf([key]).sure ?? tally.rows.sure, 1))
      first.add(row);
  return [...new Set([...first, ...best])].slice(0, EVIDENCE_LIMIT);
}

/** The events quoted in the answer: those with the most deaths. */
function quotedRows(table: EventTable, { query, tally }: AnsweredQuery): readonly number[] {
  if (query.asks !== 'list' && query.asks !== 'holds') return [];
  const countable = query.measure === 'events' && query.deaths === null ? 'killed' : countableOf(query);
  const figuresOf = figuresOfRow(table, countable);
  const { sure } = tally.rows;
  const deadly = query.measure === 'events' ? sure : sure.where((row) => figuresOf(row).low > 0);
  return heaviestRows(table, countable, deadly, mostQuoted);
}

const mostQuoted = 4;

/** Whether a row supports the answer. Rows ranked after it, and rows that may have fewer deaths, are only context. */
function isSupport(table: EventTable, { query, chosen, tally }: AnsweredQuery, row: number): boolean {
  if (chosen !== null) return chosen.events.includes(row);
  if (tally.sure.events === 0) return false;
  return query.deaths === null || figuresOfRow(table, query.deaths)(row).low > 0;
}

function statusOf(answered: AnsweredQuery, isWhole: boolean): ResearchStatus {
  const { decision, coverage, mayBeUnderOtherNames } = answered;
  // A decided yes or no does not depend on complete coverage.
  const isKnown = (decision !== null && decision !== 'undecided') || coverage.extent === 'whole';
  return isWhole && isKnown && isDecided(answered) && !mayBeUnderOtherNames ? 'answered' : 'partial';
}

/** `high` without uncertainty; `low` for incomplete coverage, a missing bound or a partial reading. */
function confidenceOf(answered: AnsweredQuery, isWhole: boolean): Confidence {
  const { coverage, decision, ranking, involvement, tally } = answered;
  const isDecisive = decision === 'supported' || decision === 'refuted';
  const isOfUnknownDoers = ranking?.isOrdered === false || involvement !== null;
  const isBoundMissing = tally.missing.low + tally.missing.high > 0;
  if (!isWhole || isOfUnknownDoers || isBoundMissing) return 'low';
  if (coverage.extent !== 'whole') return isDecisive ? 'medium' : 'low';
  return isCertain(answered) ? 'high' : 'medium';
}
