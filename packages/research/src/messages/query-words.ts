import { EVENT_TYPES } from '@partner-api/contract';
import type { Change, Comparison, EventQuery, Grouping, Predicate } from '@partner-api/query';
import { say } from './catalogue.js';
import { sayDeaths } from './figures.js';
import { longDate, monthAndYear, number, percent } from './formats.js';
import { type Localization, listed, separated, yesOrNo } from './localization.js';
import { sayPlace, sayProvince } from './places.js';
import { sayTime } from './times.js';

/** Words a query for a person to check: "people killed; battles; Homs (Syria); May 2017; at least 217". */
export function sayQuery(query: EventQuery, localization: Localization): string {
  const { locale } = localization;
  const { measure, kind, deaths, window, predicate, comparison } = query;
  const parts = [
    ...(deaths === null && (measure !== 'events' || kind === 'any')
      ? [say(locale, `measure.${measure}`)]
      : []),
    ...(kind === 'any' && deaths === null ? [] : [say(locale, `kind.${kind}`)]),
    ...(deaths === null ? [] : [`${say(locale, `measure.${deaths.measure}`)}: ${sayDeaths(deaths, locale)}`]),
    sayActors(query, locale),
    sayPlace(query, localization),
    sayTime(window, locale),
    ...(predicate === null || query.asks === 'which' ? [] : [sayPredicate(predicate, locale)]),
    ...(comparison === null ? [] : [sayComparison(comparison, query.country, localization)]),
    sayAsks(query, locale),
  ];
  return separated(
    parts.filter((part) => part !== ''),
    locale,
  );
}

/** The actors with their role, each with all its names in the records. */
export function sayActors({ actors, role }: Pick<EventQuery, 'actors' | 'role'>, locale: string): string {
  if (actors.length === 0) return '';
  const names = actors.map((all) => all.join(' / '));
  return say(locale, `actors.${role}`, { actors: listed(names, locale) });
}

export function sayPredicate({ says, named, holds }: Predicate, locale: string): string {
  const [first, second] = says === 'vague' ? [holds.from, holds.to] : (named ?? [0, null]);
  return say(locale, `saying.${says}`, { number: number(first, locale), other: number(second ?? 0, locale) });
}

function sayComparison(comparison: Comparison, country: string | null, localization: Localization): string {
  const { locale } = localization;
  const { grouping, says, part, than, areTogether, changedBy } = comparison;
  const name = (keys: readonly string[]) =>
    listed(
      keys.map((key) => sayPart(grouping, key, country, localization)),
      locale,
    );
  if (than === null && !areTogether)
    return say(locale, says === 'more' ? 'compare.most' : 'compare.fewest', { part: name(part) });
  const other = than === null ? say(locale, 'compare.others') : name(than);
  const said = say(locale, `compare.${says}`, { part: name(part), other });
  if (changedBy === null) return said;
  return say(locale, 'compare.by', { comparison: said, difference: sayPercent(changedBy, locale) });
}

/** Words a change in percent: "at least 80%". */
function sayPercent({ says, percent: value }: Change, locale: string): string {
  return say(locale, `saying.${says}`, { number: percent(value / 100, locale) });
}

function sayAsks({ asks, groupBy, isFewest, predicate }: EventQuery, locale: string): string {
  const by = groupBy === null ? '' : say(locale, `by.${groupBy}`);
  switch (asks) {
    case 'holds':
      return '';
    case 'count':
      return by;
    case 'which':
      return say(locale, 'asks.which', {
        by,
        condition: predicate === null ? '' : sayPredicate(predicate, locale),
      });
    case 'rank':
      return say(locale, 'asks.rank', { by, fewest: yesOrNo(isFewest) });
    case 'change':
      return say(locale, 'asks.change', { by });
    default:
      return say(locale, `asks.${asks}`);
  }
}

/** The display name of a group, by its key. */
export function sayPart(
  grouping: Grouping,
  key: string,
  country: string | null,
  localization: Localization,
): string {
  switch (grouping) {
    case 'day':
      return longDate(key, localization.locale);
    case 'month':
      return monthAndYear(key, localization.locale);
    case 'province':
      return sayProvince(key, country, localization);
    case 'type': {
      const type = EVENT_TYPES.find((known) => known === key);
      return type === undefined ? key : say(localization.locale, `kind.${type}`);
    }
    default:
      return key;
  }
}
