import type { EventQuery } from '@partner-api/query';
import type { Figures } from '../events/tally/figures.js';
import { type MessageKey, say } from './catalogue.js';
import { number } from './formats.js';

/** A worded number with the range of its estimates; `range` is empty when they agree. */
export interface SaidFigure {
  readonly counted: string;
  readonly range: string;
}

type Counted = Pick<EventQuery, 'measure' | 'kind' | 'deaths'>;

/** "217 people killed", "12 battles": the best estimate, or the range from low to high without one. */
export function sayCounted(query: Counted, figures: Figures, locale: string): SaidFigure {
  const { low, best, high, events } = figures;
  if (query.deaths === null && query.measure === 'events')
    return { counted: sayEvents(query, events, number(events, locale), locale), range: '' };
  const isUnknown = best === null && low === 0 && !Number.isFinite(high);
  if (query.deaths === null && isUnknown && events > 0)
    return { counted: say(locale, 'people.unknown'), range: '' };
  const range = sayRange(low, high, locale);
  const count = best ?? (Number.isFinite(high) ? high : low);
  const figure = best === null ? range : number(best, locale);
  const counted =
    query.deaths !== null || query.measure === 'events'
      ? sayEvents(query, count, figure, locale)
      : say(locale, `people.${query.measure}`, { count, figure });
  return { counted, range: best === null || low === high ? '' : range };
}

function sayEvents({ kind, deaths }: Counted, count: number, figure: string, locale: string): string {
  const events = say(locale, `events.${kind}`, { count, figure });
  if (deaths === null) return events;
  const key: MessageKey = deaths.measure === 'killed' ? 'events.deadly' : 'events.deadly_civilians';
  return say(locale, key, { events, number: sayDeaths(deaths, locale) });
}

/** The deaths per event: "at least 10". */
export function sayDeaths({ from, to }: NonNullable<EventQuery['deaths']>, locale: string): string {
  const said = (value: number) => number(value, locale);
  if (to === from) return say(locale, 'saying.exactly', { number: said(from) });
  if (to === null) return say(locale, 'saying.at_least', { number: said(from) });
  if (from === 0) return say(locale, 'saying.at_most', { number: said(to) });
  return say(locale, 'saying.between', { number: said(from), other: said(to) });
}

/** "217 to 236", "217 or more", "217". */
export function sayRange(low: number, high: number, locale: string): string {
  if (low === high) return number(low, locale);
  if (!Number.isFinite(high)) return say(locale, 'range.open', { low: number(low, locale) });
  return say(locale, 'range', { low: number(low, locale), high: number(high, locale) });
}

/** The figure of a group: "217 (217 to 236)". */
export function sayFigure({ low, best, high, events }: Figures, locale: string): string {
  if (best === null && low === 0 && !Number.isFinite(high) && events > 0) return say(locale, 'range.unknown');
  const range = sayRange(low, high, locale);
  return best === null || low === high
    ? range
    : say(locale, 'range.best', { best: number(best, locale), range });
}
