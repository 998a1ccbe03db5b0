import { EVENT_TYPES } from '@partner-api/contract';
import { dateOf, fatalityMeasure, type Grouping, isEventOrder, isTimeGrouping } from '@partner-api/query';
import { type EventTable, UNKNOWN } from '../../events/table/event-table.js';
import { figuresOfRow } from '../../events/tally/figures.js';
import { say } from '../../messages/catalogue.js';
import { sayCounted, sayFigure, sayRange } from '../../messages/figures.js';
import { number, percent } from '../../messages/formats.js';
import { type Localization, separated, yesOrNo } from '../../messages/localization.js';
import { sayCoverage, sayHeadline, sayOpen } from '../../messages/notes.js';
import { sayPlace } from '../../messages/places.js';
import { sayPart, sayPredicate } from '../../messages/query-words.js';
import { sayTime } from '../../messages/times.js';
import { type AnsweredQuery, isDecided } from './answer-query.js';
import { isByPerpetrator, mostFirst } from './rank-groups.js';

/** Words a computed answer as statements, the direct answer first. */
export function sayAnswer(
  table: EventTable,
  answered: AnsweredQuery,
  today: string,
  localization: Localization,
): string[] {
  const { locale } = localization;
  const { coverage, chosen, decision, ranking, change } = answered;
  const opening = [
    ...(decision === null ? [] : [say(locale, `whether.${decision}`)]),
    ...(chosen === null ? [] : sayChosen(table, answered, localization)),
    ...(change === null ? [] : [sayChange(answered, localization)]),
    ...sayShare(answered, localization),
    ...(ranking === null ? [] : sayGroups(answered, today, localization)),
  ];
  const total = chosen === null ? [sayHeadline(answered, localization)] : [];
  const listed = ranking === null && answered.parts !== null ? sayGroups(answered, today, localization) : [];
  const notes = [
    ...sayInvolvement(answered, locale),
    ...(isDecided(answered) || decision !== null ? [] : [say(locale, 'not_certain')]),
    ...(chosen === null ? sayOpen(answered, localization) : []),
    ...(coverage.extent === 'whole' && !answered.isHeldBack ? [] : sayCoverage(answered, locale)),
  ];
  const first = opening.length > 0 ? opening : total;
  const second = opening.length > 0 ? total : [];
  return [[...first, ...second, ...listed].join(' '), notes.join(' ')].filter(
    (statement) => statement !== '',
  );
}

function sayChange({ query, change }: AnsweredQuery, localization: Localization): string {
  const { locale } = localization;
  const { groupBy, country } = query;
  if (change === null || groupBy === null) return '';
  const { first, last, difference, least, isByBest } = change;
  const name = (key: string) => sayPart(groupBy, key, country, localization);
  const values = { first: name(first.key), last: name(last.key) };
  if (difference === 0) return say(locale, 'change.unchanged', values);
  const from = first.tally.sure.best ?? first.tally.sure.low;
  const by = isByBest
    ? number(Math.abs(difference), locale)
    : sayRange(Math.max(0, least), Number.POSITIVE_INFINITY, locale);
  const share = from === 0 || !isByBest ? null : percent(Math.abs(difference) / from, locale);
  const said = share === null ? by : say(locale, 'range.best', { best: by, range: share });
  return say(locale, difference > 0 ? 'change.rose' : 'change.fell', { ...values, difference: said });
}

/** The share of civilians among the deaths; empty without deaths or without best estimates. */
function sayShare({ query, tally, allKilled }: AnsweredQuery, localization: Localization): string[] {
  const [civilians, killed] = [tally.sure.best, allKilled?.sure.best ?? null];
  if (civilians === null || killed === null || killed === 0) return [];
  const time = sayTime(query.window, localization.locale);
  return [
    say(localization.locale, 'share', {
      share: percent(civilians / killed, localization.locale),
      civilians: number(civilians, localization.locale),
      killed: number(killed, localization.locale),
      ...{ place: sayPlace(query, localization), time, hasTime: yesOrNo(time !== '') },
    }),
  ];
}

/** The groups asked for, or all groups, with their figures. */
function sayGroups(
  { query, parts, ranking, coverage }: AnsweredQuery,
  today: string,
  localization: Localization,
): string[] {
  const { locale } = localization;
  const grouping = query.groupBy;
  if (parts === null || grouping === null) return [];
  const all = ranking?.groups ?? shownOf(parts.groups, grouping);
  const groups = all.map(({ key, tally: { sure } }) => {
    const figure = sayFigure(sure, locale);
    const isOpen = coverage.extent === 'part' && isTimeGrouping(grouping) && !parts.isCovered(key);
    const state =
      isTimeGrouping(grouping) && today.startsWith(key) ? 'group.so_far' : isOpen ? 'group.incomplete' : null;
    const said = state === null ? figure : say(locale, state, { figure });
    return say(locale, 'group', { key: sayPart(grouping, key, query.country, localization), figure: said });
  });
  const values = {
    by: say(locale, `by.${grouping}`),
    groups: groups.length === 0 ? say(locale, 'groups.none') : separated(groups, locale),
    condition: query.predicate === null ? '' : sayPredicate(query.predicate, locale),
  };
  const more = ranking === null ? parts.groups.length - all.length : 0;
  return [
    say(locale, orderOf(query, ranking), values),
    ...(more > 0 ? [say(locale, 'group.more', { count: more })] : []),
    ...(grouping === 'actor' ? [say(locale, 'groups.each_party')] : []),
    ...(ranking?.isOrdered === false ? [say(locale, 'groups.no_order')] : []),
    ...(parts.anywhere.events === 0 || isTimeGrouping(grouping)
      ? []
      : [say(locale, 'open.anywhere', { events: parts.anywhere.events })]),
  ];
}

function orderOf({ asks, isFewest }: AnsweredQuery['query'], ranking: AnsweredQuery['ranking']) {
  if (asks === 'which') return 'groups.which';
  if (ranking === null || !ranking.isOrdered) return 'groups';
  return isFewest ? 'groups.fewest' : 'groups.most';
}

/** The actors with the highest figures; the computation lists all of them. */
function shownOf(groups: NonNullable<AnsweredQuery['parts']>['groups'], grouping: Grouping) {
  if (grouping !== 'actor') return groups;
  return groups.toSorted(mostFirst).slice(0, mostActors);
}

const mostActors = 10;

function sayInvolvement({ query, involvement }: AnsweredQuery, locale: string): string[] {
  if (involvement === null || !isByPerpetrator(query)) return [];
  const { counted } = sayCounted(query, involvement.sure, locale);
  return [say(locale, 'took_part', { counted })];
}

function sayChosen(table: EventTable, answered: AnsweredQuery, localization: Localization): string[] {
  const { locale } = localization;
  const { query, chosen } = answered;
  if (chosen === null || !isEventOrder(query.asks)) return [];
  const told = chosen.events.map((row) => sayRow(table, answered, row, localization));
  const [only = '', ...others] = told;
  const numbered = told.map((event, place) => `${number(place + 1, locale)}. ${event}`).join(' ');
  const [heaviest] = chosen.leftOut;
  return [
    others.length === 0
      ? say(locale, `single.${query.asks}`, { event: only })
      : say(locale, 'single.several', { events: numbered }),
    ...(chosen.rival === null
      ? []
      : [say(locale, 'single.rival', { event: sayRow(table, answered, chosen.rival, localization) })]),
    ...(heaviest === undefined
      ? []
      : [
          say(locale, 'single.left_out', {
            events: chosen.leftOut.length,
            event: sayRow(table, answered, heaviest, localization),
          }),
        ]),
  ];
}

/** One event with its province and days: "Homs (Syria), 4 April 2017: 88 people killed." */
function sayRow(
  table: EventTable,
  { query }: AnsweredQuery,
  row: number,
  localization: Localization,
): string {
  const { locale } = localization;
  const { earliest, latest, province, type } = table.buckets.get(table.columns.bucket.get(row));
  const day = (value: number) => (value === UNKNOWN ? null : dateOf(value));
  const window = { from: day(earliest), to: day(latest) };
  const place = table.provinces.values[province];
  const scope = { ...query, provinces: place === undefined ? query.provinces : [place.slug] };
  const dead = figuresOfRow(table, fatalityMeasure(query.measure))(row);
  const kind = EVENT_TYPES[type - 1] ?? 'any';
  const isOfNobody = query.measure === 'events' && dead.high === 0;
  const { counted, range } = isOfNobody
    ? { counted: say(locale, `kind.${kind}`), range: '' }
    : sayCounted({ measure: fatalityMeasure(query.measure), kind: 'any', deaths: null }, dead, locale);
  const values = { place: sayPlace(scope, localization), time: sayTime(window, locale) };
  return say(locale, 'single.event', { ...values, counted, range, hasRange: yesOrNo(range !== '') });
}
