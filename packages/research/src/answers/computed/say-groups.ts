import type { EventQuestion, Grouping } from '@partner-api/reading';
import type { EventTable } from '../../events/table/event-table.js';
import type { GroupedTally, GroupTally } from '../../events/tally/tally-groups.js';
import { fill, messagesIn, separated } from '../../messages/catalogue.js';
import { withDeadly } from '../../messages/deaths-wording.js';
import { sayFigure } from '../../messages/figures.js';
import { number } from '../../messages/formats.js';
import { sayPart } from '../../messages/wording.js';
import type { CountedAnswer } from './count-answer.js';
import { isOfDeeds, surelyTheirs } from './outweighed.js';
import { sayLead } from './say-figure.js';

/** Parts of a scope, each with its figure, and what the reader has to know of them. */
export function sayGroups(
  table: EventTable,
  counted: CountedAnswer,
  grouping: Grouping,
  { groups, anywhere }: GroupedTally,
  locale: string,
): string[] {
  const { question, ranking } = counted;
  const { answer } = messagesIn(locale).events;
  const all = ranking?.groups ?? (grouping === 'actor' ? groups.slice(0, mostActors) : groups);
  const isOfDeaths = grouping === 'actor' && question.measure !== 'events';
  const told = isOfDeaths ? all.filter(tellsDeaths) : all;
  const shown = told.map((group) => sayGroup(table, counted, group, locale));
  const others = groups.length - told.length;
  const values = {
    lead: sayLead(question.scope, locale),
    what: sayWhat(question, locale),
    by: answer.by[grouping],
    groups: separated(shown, locale),
  };
  return [
    ...(question.asks === 'which' ? [sayWhich(question, values, locale)] : []),
    ...(told.length === 0 || question.asks === 'which'
      ? []
      : [fill(orderOf(counted, locale), values, locale)]),
    ...(grouping === 'actor' && ranking === null && others > 0
      ? [fill(answer.otherParties, { number: number(others, locale) }, locale)]
      : []),
    ...(grouping === 'actor'
      ? [question.scope.role === 'by' ? answer.notAttributed : answer.countedForEach]
      : []),
    ...(question.areOpponents ? [answer.opponentsAlone] : []),
    ...sayAnywhere(grouping, anywhere, locale),
  ];
}

function orderOf({ question, ranking }: CountedAnswer, locale: string): string {
  const { groups, fewest, most } = messagesIn(locale).events.answer;
  if (ranking === null || !ranking.isOrdered) return groups;
  return question.isFewest ? fewest : most;
}

/** "Battles by province, those with none: Tartus: 0." */
function sayWhich(
  { predicate }: EventQuestion,
  values: Readonly<Record<'lead' | 'what' | 'by' | 'groups', string>>,
  locale: string,
): string {
  const { sayings, answer } = messagesIn(locale).events;
  const says = predicate?.says ?? 'some';
  const [named] = predicate?.named ?? [];
  const condition = fill(sayings[says], { number: number(named ?? 0, locale), other: '' }, locale);
  const groups = values.groups === '' ? answer.noGroup : values.groups;
  return fill(answer.which, { ...values, condition, groups }, locale);
}

/** Nobody is named beside deaths of which nothing is known, or which were none. */
function tellsDeaths({ tally: { sure, possible } }: GroupTally): boolean {
  const high = sure.high + possible.high;
  return sure.low > 0 || (high > 0 && Number.isFinite(high));
}

/** Parties named in the answer; the computation has them all. */
const mostActors = 10;

/** "people killed", "people killed (battles)", "battles". */
function sayWhat({ measure, scope }: EventQuestion, locale: string): string {
  const { answer, measures, placeInCountry } = messagesIn(locale).events;
  if (scope.deaths !== null) return withDeadly(answer.kinds[scope.kind], scope, locale);
  if (scope.kind === 'any') return measures[measure];
  const kind = answer.kinds[scope.kind];
  return measure === 'events'
    ? kind
    : fill(placeInCountry, { place: measures[measure], country: kind }, locale);
}

function sayGroup(
  table: EventTable,
  { question, parts }: CountedAnswer,
  { key, tally }: GroupTally,
  locale: string,
): string {
  const { answer } = messagesIn(locale).events;
  const { best } = isOfDeeds(question) ? surelyTheirs(tally) : tally.sure;
  const known = { ...tally, sure: { ...tally.sure, best } };
  const isPlain = question.measure === 'events' && question.scope.deaths === null;
  const figure = sayFigure(known, isPlain, locale);
  const open =
    key === parts.unfinished ? answer.soFar : parts.incomplete.has(key) ? answer.incomplete : '{figure}';
  const values = {
    key: sayPart(question.grouping, key, table.provinces.values, locale),
    figure: fill(open, { figure }, locale),
  };
  return fill(answer.group, values, locale);
}

function sayAnywhere(grouping: Grouping, { length }: readonly number[], locale: string): string[] {
  const { withoutProvince, withoutParties } = messagesIn(locale).events.answer;
  const message = {
    province: withoutProvince,
    actor: withoutParties,
    day: null,
    month: null,
    year: null,
    type: null,
  };
  const wording = message[grouping];
  return length === 0 || wording === null ? [] : [fill(wording, { events: number(length, locale) }, locale)];
}
