import { EVENT_TYPES } from '@partner-api/contract';
import { dateOf } from '../events/day.js';
import { type EventTable, UNKNOWN } from '../events/event-table.js';
import { type Tally, tallyOf } from '../events/tally.js';
import type { GroupedTally, GroupTally } from '../events/tally-groups.js';
import { fill, longDate, messagesIn, monthAndYear, number, separated } from '../messages/catalogue.js';
import { sayReading } from '../messages/wording.js';
import type { CountedAnswer } from './compute-answer.js';
import { deadliestRows } from './deadliest-rows.js';
import type { Ranking } from './rank-groups.js';

// Statements of a computed answer, in the locale. Nothing is concluded here.

export function sayCount(answer: CountedAnswer, locale: string): string {
  const { messages, parts } = said(answer, locale);
  const figure = sayFigure(answer.tally, answer, locale);
  return withNotes(
    withPossible(fill(messages.figure, { parts, figure }, locale), answer, locale),
    answer,
    locale,
  );
}

export function sayGroups(
  table: EventTable,
  answer: CountedAnswer,
  { groups, anywhere }: GroupedTally,
  locale: string,
): string {
  const { messages, parts } = said(answer, locale);
  const isOfActors = answer.question.grouping === 'actor';
  const told = isOfActors ? groups.slice(0, mostActors) : groups;
  const shown = told.map((group) => sayGroup(table, answer, group, locale));
  const text = fill(messages.groups, { parts, groups: separated(shown, locale) }, locale);
  const others = groups.length - told.length;
  const counted =
    others === 0
      ? text
      : `${text} ${fill(messages.otherParties, { number: number(others, locale) }, locale)}`;
  return withAnywhere(withOverlap(counted, answer, locale), answer, anywhere, locale);
}

export function sayRank(
  table: EventTable,
  answer: CountedAnswer,
  { groups, isDecided }: Ranking,
  locale: string,
): string {
  const { messages, parts } = said(answer, locale);
  const shown = separated(
    groups.map((group) => sayGroup(table, answer, group, locale)),
    locale,
  );
  const order = answer.question.isFewest ? messages.fewest : messages.most;
  const ranked = fill(isDecided ? order : messages.undecidedRank, { groups: shown }, locale);
  const text = withOverlap(fill(messages.ranked, { parts, ranking: ranked }, locale), answer, locale);
  return withNotes(withAnywhere(text, answer, answer.grouped?.anywhere ?? [], locale), answer, locale);
}

export function sayDeadliest(table: EventTable, answer: CountedAnswer, locale: string): string {
  const { messages, parts } = said(answer, locale);
  const { first, isDecided } = deadliestRows(table, answer.tally);
  const one = tallyOf(table, 'killed', first === null ? [] : [first], []);
  const figure = sayFigure(one, { ...answer, coverage: { extent: 'whole', spans: [] } }, locale);
  const ranking = fill(
    messages.deadliest,
    { figure: [figure, ...sayWhen(table, first, locale)].join(', ') },
    locale,
  );
  const text = fill(messages.ranked, { parts, ranking }, locale);
  return withNotes(isDecided ? text : `${text} ${messages.mayBeDeadlier}`, answer, locale);
}

function said({ question }: CountedAnswer, locale: string) {
  const messages = messagesIn(locale).events.answer;
  const { window } = question.scope;
  const isAlways = window.from === null && window.to === null;
  const parts = sayReading(question, locale);
  const shown = isAlways ? [...parts.slice(0, -1), messages.allTimes] : parts;
  return { messages, parts: separated(shown, locale) };
}

/** "1,234 by the best estimates, between 1,200 and 1,300", or what of it is known. */
function sayFigure(
  { sure, possible, sureRows }: Tally,
  { question, coverage }: Pick<CountedAnswer, 'question' | 'coverage'>,
  locale: string,
): string {
  const { answer } = messagesIn(locale).events;
  const high = coverage.extent === 'whole' ? sure.high + possible.high : Number.POSITIVE_INFINITY;
  const values = { low: number(sure.low, locale), high: number(high, locale) };
  const bounds = high === sure.low ? answer.exact : Number.isFinite(high) ? answer.range : answer.atLeast;
  const figure = fill(bounds, values, locale);
  // Of events that may all belong elsewhere there is no best estimate, and none of nothing.
  const isEstimated = sureRows.length > 0 && question.measure !== 'events';
  const showsBest = isEstimated && sure.best !== null && high !== sure.low;
  return showsBest ? fill(answer.withBest, { best: number(sure.best, locale), figure }, locale) : figure;
}

function sayGroup(
  table: EventTable,
  answer: CountedAnswer,
  { key, tally }: GroupTally,
  locale: string,
): string {
  const figure = sayFigure(tally, answer, locale);
  return fill(
    messagesIn(locale).events.answer.group,
    { key: sayKey(table, answer, key, locale), figure },
    locale,
  );
}

function sayKey(table: EventTable, { question }: CountedAnswer, key: string, locale: string): string {
  switch (question.grouping) {
    case 'month':
      return monthAndYear(`${key}-01T00:00:00Z`, locale);
    case 'province':
      return table.provinces.values.find(({ slug }) => slug === key)?.name ?? key;
    case 'type': {
      const type = EVENT_TYPES.find((known) => known === key);
      return type === undefined ? key : messagesIn(locale).events.kinds[type];
    }
    default:
      return key;
  }
}

function sayWhen({ columns }: EventTable, row: number | null, locale: string): string[] {
  if (row === null || columns.earliest.get(row) === UNKNOWN || columns.latest.get(row) === UNKNOWN) return [];
  const { times } = messagesIn(locale).events;
  const [from, to] = [columns.earliest.get(row), columns.latest.get(row)].map((day) =>
    longDate(`${dateOf(day)}T00:00:00Z`, locale),
  );
  if (from === undefined || to === undefined) return [];
  return [fill(from === to ? times.onDay : times.between, { from, to }, locale)];
}

function withAnywhere(
  text: string,
  { question }: CountedAnswer,
  anywhere: readonly number[],
  locale: string,
): string {
  const { withoutProvince, withoutParties } = messagesIn(locale).events.answer;
  const messages = { province: withoutProvince, actor: withoutParties, month: null, year: null, type: null };
  const message = question.grouping === null ? null : messages[question.grouping];
  if (anywhere.length === 0 || message === null) return text;
  return `${text} ${fill(message, { events: number(anywhere.length, locale) }, locale)}`;
}

/** Why the figures of parties add up to more than the whole. */
function withOverlap(text: string, { question: { grouping, scope } }: CountedAnswer, locale: string): string {
  if (grouping !== 'actor') return text;
  const { countedForEach, notAttributed } = messagesIn(locale).events.answer;
  return `${text} ${scope.role === 'by' ? notAttributed : countedForEach}`;
}

/** Parties named in the answer; the computation has them all. */
const mostActors = 10;

/** Why the number is a range. */
function withPossible(text: string, { question, tally, coverage }: CountedAnswer, locale: string): string {
  if (tally.possibleRows.length === 0 || coverage.extent !== 'whole') return text;
  const { possible, possibleKilled } = messagesIn(locale).events;
  const events = number(tally.possibleRows.length, locale);
  const isOfPeople = question.measure !== 'events' && Number.isFinite(tally.possible.high);
  const why = isOfPeople
    ? fill(possibleKilled, { events, high: number(tally.possible.high, locale) }, locale)
    : fill(possible, { events }, locale);
  return `${text} ${why}`;
}

function withNotes(text: string, { tally, coverage }: CountedAnswer, locale: string): string {
  const { events } = messagesIn(locale);
  return [
    text,
    ...(tally.assumedRows > 0 ? [events.bestOnly] : []),
    ...(tally.sourceCount > 1 ? [events.severalSources] : []),
    ...(coverage.extent === 'whole' ? [] : [events.answer.notCovered]),
  ].join(' ');
}
