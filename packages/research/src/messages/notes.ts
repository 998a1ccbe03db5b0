import type { CountedQuery } from '../events/counting/count-query.js';
import type { Figures } from '../events/tally/figures.js';
import { say, type Values } from './catalogue.js';
import { sayCounted } from './figures.js';
import { number } from './formats.js';
import { capitalized, type Localization, yesOrNo } from './localization.js';
import { sayPlaceAlone } from './places.js';
import { sayActors } from './query-words.js';
import { saySources, saySpans, sourceValues } from './sources.js';
import { timeValues } from './times.js';

/** A sentence that can be printed: "UCDP records 217 people killed in Homs in May 2017 (217 to 236)." */
export function sayHeadline({ query, tally, coverage }: CountedQuery, localization: Localization): string {
  const { locale } = localization;
  const { counted, range } = sayCounted(query, tally.sure, locale);
  const actors = sayActors(query, locale);
  const said = say(locale, 'headline.counted', {
    ...sourceValues(coverage.spans, locale),
    ...timeValues(query.window, locale),
    ...{ counted, range, hasRange: yesOrNo(range !== '') },
    ...{ actors, hasActors: yesOrNo(actors !== ''), place: sayPlaceAlone(query, localization) },
  });
  return capitalized(said, locale);
}

/** The exclusions and assumptions of a number. */
export function sayOpen({ query, tally, coverage }: CountedQuery, localization: Localization): string[] {
  const { locale } = localization;
  const { missing, sourceCount, summedRows } = tally;
  const bound = missing.low > 0 ? (missing.high > 0 ? 'both' : 'low') : missing.high > 0 ? 'high' : null;
  const source = saySources(coverage.spans, locale);
  return [
    ...(tally.possible.events === 0
      ? []
      : [say(locale, 'open.possible', openValues(query.measure, tally.possible, locale))]),
    ...(tally.unattributed.events === 0
      ? []
      : [say(locale, 'open.unattributed', openValues(query.measure, tally.unattributed, locale))]),
    ...(bound === null
      ? []
      : [
          capitalized(say(locale, `missing.${bound}`, { source, hasSource: yesOrNo(source !== '') }), locale),
        ]),
    ...(summedRows === 0 ? [] : [say(locale, 'summed', { rows: summedRows })]),
    ...(sourceCount > 1 ? [say(locale, 'several_sources')] : []),
  ];
}

function openValues(measure: string, { events, best, high }: Figures, locale: string): Values {
  const killed = best ?? high;
  const isOfPeople = measure !== 'events' && Number.isFinite(killed);
  return { events, hasKilled: yesOrNo(isOfPeople), killed: isOfPeople ? number(killed, locale) : '' };
}

/** The coverage of the scope by imports. */
export function sayCoverage({ coverage, isHeldBack }: CountedQuery, locale: string): string[] {
  const { extent, spans } = coverage;
  const said =
    extent === 'none'
      ? say(locale, 'coverage.none')
      : say(locale, `coverage.${extent}`, { sources: saySpans(spans, locale) });
  return [said, ...(isHeldBack ? [say(locale, 'coverage.held_back')] : [])];
}
