import type { Aside, ComparedParts, Direction } from '@partner-api/reading';
import { type EventQuestion, isOfOrder } from '@partner-api/reading';
import type { Present } from '../../domain/present.js';
import { coverageOf, coversPart, type ScopeCoverage } from '../../events/coverage.js';
import { type Covering, judgeComparison, withParts } from '../../events/judging/judge-comparison.js';
import { judgeCount } from '../../events/judging/judge-count.js';
import type { EventTable } from '../../events/table/event-table.js';
import { provincesHeld } from '../../events/table/provinces-held.js';
import { countableOf } from '../../events/tally/countable.js';
import { type Tally, tally } from '../../events/tally/tally.js';
import { tallyActors } from '../../events/tally/tally-actors.js';
import { type GroupedTally, tallyGroups } from '../../events/tally/tally-groups.js';
import type { Level } from '../../live/live-index.js';
import type { Decision } from '../../messages/answer-messages.js';
import { type Change, changeOf } from './change-of.js';
import { type ChosenEvents, chooseEvents } from './chosen-events.js';
import { groupsWithin } from './groups-within.js';
import { isOfDeeds, isOutweighed } from './outweighed.js';
import { type PartsOfTime, partsOfTime, upToToday } from './parts-of-time.js';
import { type Ranking, rankGroups } from './rank-groups.js';

/** A question that was counted, with all that the answer is made of. */
export interface CountedAnswer {
  /** With its time up to today. */
  readonly question: EventQuestion;
  readonly tally: Tally;
  readonly coverage: ScopeCoverage;
  readonly grouped: GroupedTally | null;
  /** Of those by month or year. */
  readonly parts: PartsOfTime;
  readonly ranking: Ranking | null;
  readonly change: Change | null;
  /** Whether it went the way that it is asked for; null where that is not asked, or not sure. */
  readonly went: boolean | null;
  /** Of events that are asked for by their place in an order. */
  readonly chosen: ChosenEvents | null;
  /** Of a question for yes or no. */
  readonly decision: Decision | null;
  /** All who were killed, where it is asked what share of them were civilians; else null. */
  readonly allKilled: Tally | null;
  /** What the parties had a part in, where the dead of it are more than those who were surely theirs; else null. */
  readonly tookPart: Tally | null;
  /** Whether sources may tell it under other names. */
  readonly mayBeUnderOtherNames: boolean;
  /** Whether violence is asked for, and the number of the dead gives another answer than that of the events. */
  readonly isOtherByDead: boolean;
  /** What the question says beside what was counted. */
  readonly asides: readonly Aside[];
}

/** Counts what a question asks for. One for violence is decided only where the dead give the same answer. */
export function countAnswer(
  level: Level,
  { reading, asides }: Asked,
  present: Present,
  whether: AskedWhether,
): CountedAnswer {
  const counted = countMeasure(level, { reading, asides }, present, whether);
  if (!reading.mayBeOfDead || !isOrdered(counted, whether)) return counted;
  const dead = countMeasure(level, { reading: { ...reading, measure: 'killed' }, asides }, present, whether);
  if (isSameOrder(counted, dead)) return counted;
  const isAsked = counted.went !== null || counted.decision !== null;
  return {
    ...counted,
    went: null,
    decision: isAsked ? 'undecided' : null,
    isOtherByDead: true,
  };
}

interface Asked {
  readonly reading: EventQuestion;
  readonly asides: readonly Aside[];
}

/** Whether parts are put in order, so that another number could put them in another. */
function isOrdered({ change, ranking }: CountedAnswer, { comparison }: AskedWhether): boolean {
  return change !== null || ranking !== null || comparison !== null;
}

function isSameOrder(one: CountedAnswer, other: CountedAnswer): boolean {
  const way = ({ change }: CountedAnswer) => Math.sign(change?.difference ?? 0);
  const first = ({ ranking, question }: CountedAnswer) =>
    ranking?.groups.slice(0, question.numberAsked ?? 1).map(({ key }) => key) ?? [];
  return (
    one.went === other.went &&
    one.decision === other.decision &&
    way(one) === way(other) &&
    new Set([...first(one), ...first(other)]).size === first(one).length
  );
}

function countMeasure(
  level: Level,
  { reading, asides }: Asked,
  present: Present,
  { direction, comparison }: AskedWhether,
): CountedAnswer {
  const { table } = level.events;
  const asked = { ...reading, grouping: reading.grouping ?? groupingOfSum(reading) };
  const { asks, measure, grouping } = asked;
  // By the whole of the time: what is known to the month alone is in it, too, when the month is not over.
  const found = tally(table, asked.scope, measure);
  const countable = countableOf(asked);
  const scope = { ...asked.scope, window: upToToday(asked.scope.window, present.today) };
  const question = { ...asked, scope };
  const coverage = coverageOf(level.coverage, scope, present.heldUntil);
  const grouped =
    grouping === null
      ? null
      : grouping === 'actor'
        ? tallyActors(table, countable, found, { ...scope, areOpponents: asked.areOpponents })
        : withParts(
            table,
            countable,
            comparedParts(table, question),
            tallyGroups(table, countable, found, grouping, scope.window),
          );
  const keys = grouped?.groups.map(({ key }) => key) ?? [];
  const mayBeUnderOtherNames = level.events.reader.mayBeUnderOtherNames(scope, found.sureRows.length);
  const isWhole = coverage.extent === 'whole' && !mayBeUnderOtherNames;
  const parts = partsOfTime({
    ...{ spans: level.coverage, scope, asked: asked.scope.window },
    ...{ grouping, keys, coverage, present },
  });
  const change = asks === 'change' && grouped !== null ? changeOf(table, question, grouped, parts) : null;
  return {
    question,
    tally: found,
    coverage,
    grouped,
    parts,
    ranking: grouped === null ? null : rankingOf(table, question, grouped),
    change,
    went:
      change === null || direction === null || coverage.extent !== 'whole' ? null : wentSo(change, direction),
    chosen: isOfOrder(asks) ? chooseEvents(table, found, asks, question) : null,
    decision:
      comparison === null || grouped === null
        ? decisionOf(table, question, found, isWhole)
        : mayBeUnderOtherNames && question.grouping === comparison.grouping
          ? 'undecided'
          : comparedIn(table, question, comparison, grouped, {
              isWhole,
              isCovered: (key) => coversPart(level.coverage, scope, key, present.heldUntil),
            }),
    allKilled: asks === 'share' ? tally(table, asked.scope, 'killed') : null,
    tookPart: grouping === null && !isOfOrder(asks) ? tookPartIn(table, question, found) : null,
    mayBeUnderOtherNames,
    isOtherByDead: false,
    asides: asides.filter(({ says }) => says !== 'source'),
  };
}

/** "In Aleppo and in Idlib" may ask for the sum or for each, so that both are told. */
function groupingOfSum({ asks, scope }: EventQuestion): 'province' | null {
  return asks === 'count' && scope.provinces.length > 1 && scope.actors.length === 0 ? 'province' : null;
}

/** Of a battle it is not known who killed whom: what a party surely did by itself is the least of what it had a part in. */
function tookPartIn(table: EventTable, question: EventQuestion, found: Tally): Tally | null {
  if (!isOfDeeds(question) || question.scope.actors.length === 0 || !isOutweighed(found)) return null;
  const all = tally(table, { ...question.scope, role: 'involved' }, question.measure);
  return all.sureRows.length > found.sureRows.length && all.sure.high > found.sure.high ? all : null;
}

/** The parts that are asked for: those with most or fewest, or whose number is so. */
function rankingOf(table: EventTable, question: EventQuestion, grouped: GroupedTally): Ranking | null {
  const { asks, predicate } = question;
  if (asks === 'which' && predicate !== null) return groupsWithin(table, question, predicate, grouped);
  return asks === 'rank' ? rankGroups(table, question, grouped) : null;
}

/** Provinces that are named, or put in order, though nothing may have happened there. */
function comparedParts(table: EventTable, { asks, grouping, scope }: EventQuestion): string[] {
  if (grouping !== 'province') return [];
  const isOrdered = asks === 'rank' || asks === 'which';
  const held = isOrdered && scope.provinces.length === 0 ? provincesHeld(table, scope.country) : [];
  return [...scope.provinces, ...held].map(({ slug }) => slug);
}

/** What a question for yes or no puts: which way a number went, and which part has more. */
export interface AskedWhether {
  readonly direction: Direction | null;
  readonly comparison: ComparedParts | null;
}

function comparedIn(
  table: EventTable,
  question: EventQuestion,
  comparison: ComparedParts,
  grouped: GroupedTally,
  covering: Covering,
): Decision | null {
  if (question.grouping !== comparison.grouping) return null;
  return judgeComparison(table, countableOf(question), comparison, grouped, covering).verdict;
}

/** Up and down in between is neither yes nor no. */
function wentSo({ difference, isDecided, isSteady }: Change, direction: Direction): boolean | null {
  return isDecided && isSteady ? difference > 0 === (direction === 'up') : null;
}

function decisionOf(
  table: EventTable,
  { predicate, ...question }: EventQuestion,
  found: Tally,
  isWhole: boolean,
): Decision | null {
  if (question.asks !== 'whether' || predicate === null) return null;
  return judgeCount(table, { ...question, predicate }, found, isWhole).verdict.verdict;
}

/** Whether words of the question were not understood, or name but a part, so that it asks for less than was counted. */
export function isWider({ asides }: CountedAnswer): boolean {
  return asides.some(({ says }) => says === 'unread' || says === 'narrower');
}

/** Whether nothing that is not known well enough could make it another answer. */
export function isDecided({ ranking, change, chosen, decision, isOtherByDead }: CountedAnswer): boolean {
  if (isOtherByDead) return false;
  if (decision !== null) return decision === 'supported' || decision === 'refuted';
  return [ranking, change, chosen].every((found) => found === null || found.isDecided);
}
