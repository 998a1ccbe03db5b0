import { type EventQuery, isEventOrder } from '@partner-api/query';
import type { Present } from '../../domain/present.js';
import { countQuery } from '../../events/counting/count-query.js';
import { ofRecordedTime } from '../../events/counting/recorded-time.js';
import { type ChangeOverTime, changeOverTime } from '../../events/judging/change-of.js';
import { type JudgedQuery, judgeQuery } from '../../events/judging/judge-query.js';
import { isPlain, type Tally, tally } from '../../events/tally/tally.js';
import type { IndexSnapshot } from '../../live/live-index.js';
import { type ChosenEvents, chooseEvents } from './chosen-events.js';
import {
  groupsWithin,
  isByPerpetrator,
  isMostlyUnattributed,
  type Ranking,
  rankGroups,
} from './rank-groups.js';

/** The counted query of a question, with every part of its answer. */
export interface AnsweredQuery extends JudgedQuery {
  readonly ranking: Ranking | null;
  readonly change: ChangeOverTime | null;
  /** Set when the question asks for single events by rank. */
  readonly chosen: ChosenEvents | null;
  /** Set for a yes/no question. */
  readonly decision: JudgedQuery['verdict']['verdict'] | null;
  /** Everyone killed, when the question asks for the share of civilians. */
  readonly allKilled: Tally | null;
  /** The events that the actors took part in, when these have more deaths than those attributed to the actors. */
  readonly involvement: Tally | null;
}

/** Counts the events that a question asks for. */
export function answerQuery(
  { events: { table }, coverage: spans }: IndexSnapshot,
  asked: EventQuery,
  present: Present,
): AnsweredQuery {
  // "In Aleppo and in Idlib" may ask for the sum or for each province, so the answer gives both.
  const isOfSeveral = asked.asks === 'count' && asked.provinces.length > 1 && asked.groupBy === null;
  const query = ofRecordedTime(isOfSeveral ? { ...asked, groupBy: 'province' } : asked, spans);
  const counted = judgeQuery(table, countQuery({ table, spans, present }, query));
  const { tally: found, parts } = counted;
  const change = query.asks === 'change' && parts !== null ? changeOverTime(parts, present.today) : null;
  return {
    ...counted,
    ranking: parts === null ? null : rankingOf(counted.query, parts),
    change,
    chosen: isEventOrder(query.asks) ? chooseEvents(table, found, query.asks, query) : null,
    decision: decisionOf(counted, change),
    allKilled: query.asks === 'share' ? tally(table, { ...query, measure: 'killed' }) : null,
    involvement: involvementIn(counted),
  };

  function involvementIn({ parts: grouped }: JudgedQuery): Tally | null {
    const mayBe =
      isByPerpetrator(query) && query.actors.length > 0 && grouped === null && !isEventOrder(query.asks);
    if (!mayBe || !isMostlyUnattributed(found)) return null;
    const all = tally(table, { ...query, role: 'involved' });
    return all.sure.high > found.sure.high ? all : null;
  }
}

function rankingOf(query: EventQuery, parts: NonNullable<AnsweredQuery['parts']>): Ranking | null {
  if (query.asks === 'which' && query.predicate !== null) return groupsWithin(query, parts);
  return query.asks === 'rank' ? rankGroups(query, parts) : null;
}

function decisionOf(
  { query, verdict, coverage }: JudgedQuery,
  change: ChangeOverTime | null,
): AnsweredQuery['decision'] {
  if (query.asks === 'holds') return verdict.verdict;
  if (query.asks !== 'change' || query.direction === null) return null;
  // A change that is not monotonic is neither a yes nor a no.
  if (change === null || !change.isDecided || !change.isSteady || coverage.extent !== 'whole')
    return 'undecided';
  return change.difference > 0 === (query.direction === 'up') ? 'supported' : 'refuted';
}

/** Whether no uncertain event could change the answer. */
export function isDecided({ ranking, change, chosen, decision, query }: AnsweredQuery): boolean {
  if (query.asks === 'change' && change === null) return false;
  if (decision !== null) return decision === 'supported' || decision === 'refuted';
  return [ranking, change, chosen].every((found) => found === null || found.isDecided);
}

/** Whether the number has no uncertainty beyond the range of its estimates. */
export function isCertain(answered: AnsweredQuery): boolean {
  return isPlain(answered.tally) && isDecided(answered);
}
