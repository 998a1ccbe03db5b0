import { coverageOf, type ScopeCoverage } from '../events/coverage.js';
import type { EventTable } from '../events/event-table.js';
import { type Tally, tally } from '../events/tally.js';
import { tallyActors } from '../events/tally-actors.js';
import { type GroupedTally, tallyGroups } from '../events/tally-groups.js';
import { judgeCount } from '../fact-check/events/check-events.js';
import type { Level } from '../live-index.js';
import type { Decision } from '../messages/answer-messages.js';
import type { Present } from '../present.js';
import type { EventQuestion } from '../reading/read-question.js';
import { type Change, changeOf, type Ranking, rankGroups } from './rank-groups.js';
import { type SingleRow, singleRow } from './single-rows.js';

/** A question that was counted, with all that the answer is made of. */
export interface CountedAnswer {
  readonly question: EventQuestion;
  readonly tally: Tally;
  readonly coverage: ScopeCoverage;
  readonly grouped: GroupedTally | null;
  readonly ranking: Ranking | null;
  readonly change: Change | null;
  /** Of the one event that is asked for. */
  readonly single: SingleRow | null;
  /** Of a question for yes or no. */
  readonly decision: Decision | null;
}

export function countAnswer(
  { events: { table }, coverage: spans }: Level,
  question: EventQuestion,
  present: Present,
): CountedAnswer {
  const { asks, measure, scope, grouping } = question;
  const found = tally(table, scope, measure);
  const coverage = coverageOf(spans, scope, present.heldUntil);
  const grouped =
    grouping === null
      ? null
      : grouping === 'actor'
        ? tallyActors(table, measure, found, scope)
        : tallyGroups(table, measure, found, grouping, scope.window);
  const isSingle = asks === 'deadliest' || asks === 'first' || asks === 'last';
  return {
    question,
    tally: found,
    coverage,
    grouped,
    ranking: asks === 'rank' && grouped !== null ? rankGroups(table, question, grouped) : null,
    change: asks === 'change' && grouped !== null ? changeOf(table, question, grouped) : null,
    single: isSingle ? singleRow(table, found, asks, measure) : null,
    decision: decisionOf(table, question, found, coverage),
  };
}

function decisionOf(
  table: EventTable,
  { predicate, ...question }: EventQuestion,
  found: Tally,
  { extent }: ScopeCoverage,
): Decision | null {
  if (question.asks !== 'whether' || predicate === null) return null;
  return judgeCount(table, { ...question, predicate }, found, extent === 'whole').verdict.verdict;
}

/** Whether nothing that is not known well enough could make it another answer. */
export function isDecided({ ranking, change, single, decision }: CountedAnswer): boolean {
  if (decision !== null) return decision === 'supported' || decision === 'refuted';
  return [ranking, change, single].every((found) => found === null || found.isDecided);
}
