import { type Computation, EVIDENCE_LIMIT, type ResearchStatus, type Statement } from '@partner-api/contract';
import type { EventQuestion, Unread } from '@partner-api/reading';
import { asksDirection } from '@partner-api/reading';
import type { Present } from '../../domain/present.js';
import { isSurelySoDeadly } from '../../events/certainty/deadly-rows.js';
import { heaviestRows } from '../../events/evidence/heaviest-rows.js';
import { rowsBeside } from '../../events/evidence/rows-beside.js';
import type { EventTable } from '../../events/table/event-table.js';
import { countableOf } from '../../events/tally/countable.js';
import type { Tally } from '../../events/tally/tally.js';
import type { Level } from '../../live/live-index.js';
import { computationOf, groupsOf } from '../../results/computation.js';
import type { ResearchFindings } from '../../results/research-findings.js';
import { rowEvidence, usedRows } from '../../results/row-evidence.js';
import { asksAverage, asksShare } from '../questions/asks-of-all.js';
import { asksWhether } from '../questions/question-form.js';
import { answerConfidence } from './answer-confidence.js';
import { type AskedWhether, type CountedAnswer, countAnswer, isDecided, isWider } from './count-answer.js';
import { sayAnswer } from './say-answer.js';
import { shareOfCivilians } from './share-of-civilians.js';

/**
 * What counting gave: an answer, with what was asked for and is not computed from what was counted, `nothing` that could be
 * said, `unread` where a few words kept a question about events from being counted, or `other` when it is not about events.
 */
export type ComputedAnswer =
  | {
      readonly outcome: 'answered';
      readonly findings: ResearchFindings;
      readonly lacks: 'share' | 'average' | null;
    }
  | {
      readonly outcome: 'nothing';
      readonly findings: ResearchFindings;
      readonly isRelative: boolean;
      readonly country: string | null;
    }
  | { readonly outcome: 'unread'; readonly unread: Unread }
  | { readonly outcome: 'other' };

/** The answer that counting events gives. */
export function computeAnswer(level: Level, query: string, locale: string, present: Present): ComputedAnswer {
  const { events, index } = level;
  const { table } = events;
  if (table.size === 0) return { outcome: 'other' };
  const read = events.reader.readQuestion(query, present.today);
  if (read.outcome === 'unread') return { outcome: 'unread', unread: read };
  if (read.outcome === 'other') return { outcome: 'other' };
  const asked = asksWhether(query) ? whetherIn(events.reader, query, present) : NOT_WHETHER;
  const counted = countAnswer(level, read, present, asked);
  const { question, tally: found, coverage } = counted;
  const rows = rowsShown(level, counted);
  const computations = computationsFor(counted);
  const searched = index.coverage(found.sureRows.length + found.possibleRows.length);
  const isKnownToBeNone = coverage.extent === 'whole' && coverage.isToldApart;
  // What a party had a part in is told where nothing is surely its own doing.
  const tellsPart = (counted.tookPart?.sureRows.length ?? 0) > 0;
  if (rows.length === 0 || (found.sureRows.length === 0 && !isKnownToBeNone && !tellsPart))
    return {
      outcome: 'nothing',
      findings: { ...NOTHING_SAID, computations, coverage: searched },
      isRelative: question.isRelative,
      country: question.scope.country,
    };
  // Of nobody there is no share; what is known of it may stand in a dossier.
  if (question.asks === 'share' && found.sureRows.length === 0) return { outcome: 'other' };
  const evidence = rowEvidence(
    table,
    level,
    rows.map((row) => ({ row, stance: isSupport(table, counted, row) ? 'supports' : 'context' })),
    0,
  );
  const ids = evidence.map(({ id }) => id);
  const computed = sayAnswer(table, counted, locale).map(
    (text): Statement => ({ kind: 'computed', text, evidence_ids: ids }),
  );
  // Titles of events that say little for protection's sake are alike.
  const telling = counted.chosen?.events.length ?? toldRows(table, question, found).length;
  const quoted = new Map(evidence.slice(0, telling).map(({ id, quote }) => [quote, id]));
  const told = [...quoted].map(
    ([quote, id]): Statement => ({ kind: 'extracted', text: quote, evidence_ids: [id] }),
  );
  const statements = [...computed, ...told];
  const used = [...rows, ...found.sureRows, ...found.possibleRows];
  const findings: ResearchFindings = {
    status: statusOf(counted),
    answer: { text: statements.map(({ text }) => text).join('\n'), statements },
    evidence,
    computations,
    coverage: searched,
    used_records: usedRows(table, used),
    confidence: answerConfidence(counted),
  };
  return { outcome: 'answered', findings, lacks: lackingIn(query, counted) };
}

/** "How much of the violence was in Homs?": a change alone is told with its share. */
function lackingIn(query: string, counted: CountedAnswer): 'share' | 'average' | null {
  const { asks } = counted.question;
  if (asks === 'change') return null;
  if (asks === 'share') return shareOfCivilians(counted) === null ? 'share' : null;
  if (asksShare(query)) return 'share';
  return asksAverage(query) ? 'average' : null;
}

const NOT_WHETHER: AskedWhether = { direction: null, comparison: null };

/**
 * A comparison is decided as a claim is, read by the same rules, and so is by how many percent it changed; "did it rise?" by all
 * parts of its time.
 */
function whetherIn(reader: Level['events']['reader'], query: string, { today }: Present): AskedWhether {
  const direction = asksDirection(reader.withoutNames(query));
  const claim = reader.readClaim(query, today);
  const [only, ...others] = claim.outcome === 'read' && claim.asides.length === 0 ? claim.reading : [];
  const isCompared = only !== undefined && 'comparison' in only && others.length === 0;
  const comparison = isCompared ? only.comparison : null;
  if (direction === null || comparison?.changedBy) return { direction: null, comparison };
  return { direction, comparison: null };
}

const NOTHING_SAID = {
  status: 'insufficient_evidence',
  answer: null,
  evidence: [],
  used_records: [],
  confidence: 'low',
} as const satisfies Partial<ResearchFindings>;

/** Of events asked for by their order, those next to them are for comparison; of those with so many dead, such as may have fewer. */
function isSupport(
  table: EventTable,
  { question: { scope }, chosen, tally: { sureRows } }: CountedAnswer,
  row: number,
): boolean {
  if (chosen !== null) return chosen.events.includes(row);
  return sureRows.length > 0 && (scope.deaths === null || isSurelySoDeadly(table, scope.deaths, row));
}

function computationsFor(counted: CountedAnswer): Computation[] {
  const { question, tally: found, coverage, grouped, ranking, allKilled } = counted;
  // There may be thousands of days.
  const shown = question.grouping === 'day' && ranking !== null ? ranking : grouped;
  const groups = shown === null ? [] : groupsOf(shown);
  const all = allKilled === null ? [] : [computationOf('killed', question.scope, allKilled, coverage.extent)];
  return [computationOf(question.measure, question.scope, found, coverage.extent, groups), ...all];
}

/** The events shown: those that matter most, of each part at least one, or those before and after where there are none. */
function rowsShown(
  { events: { table } }: Level,
  { question, tally: found, grouped, chosen, tookPart }: CountedAnswer,
): readonly number[] {
  const { scope } = question;
  if (chosen !== null) return chosen.events.length === 0 ? [] : chosen.rows;
  const countable = countableOf(question);
  if (found.sureRows.length === 0)
    return tookPart === null
      ? rowsBeside(table, scope).rows
      : heaviestRows(table, countable, tookPart.sureRows, EVIDENCE_LIMIT);
  const best = heaviestRows(table, countable, found.sureRows, EVIDENCE_LIMIT);
  const told = toldRows(table, question, found);
  if (told.length > 0) return [...new Set([...told, ...best])].slice(0, EVIDENCE_LIMIT);
  if (grouped === null) return best;
  const ofEach = grouped.groups.flatMap(({ tally: part }) =>
    heaviestRows(table, countable, part.sureRows, 1),
  );
  return [...new Set([...ofEach, ...best])].slice(0, EVIDENCE_LIMIT);
}

/** Events that are quoted in the answer itself: those with the most dead, of people those alone that tell of some. */
function toldRows(table: EventTable, { asks, measure, scope }: EventQuestion, { sureRows }: Tally): number[] {
  if (asks !== 'list' && asks !== 'whether') return [];
  const { deaths } = scope;
  if (deaths !== null) {
    const rows = sureRows.filter((row) => isSurelySoDeadly(table, deaths, row));
    return heaviestRows(table, deaths, rows, mostTold);
  }
  if (measure === 'events') return heaviestRows(table, 'killed', sureRows, mostTold);
  const { bests } = table.estimatesOf(measure);
  const deadly = sureRows.filter((row) => bests.get(row) > 0);
  return heaviestRows(table, measure, deadly, mostTold);
}

const mostTold = 4;

function statusOf(counted: CountedAnswer): ResearchStatus {
  // That something happened stands, whatever else did.
  const isKnown = counted.decision !== null || counted.coverage.extent === 'whole';
  const isWhole = !isWider(counted) && !counted.mayBeUnderOtherNames;
  return isKnown && isDecided(counted) && isWhole ? 'answered' : 'partial';
}
