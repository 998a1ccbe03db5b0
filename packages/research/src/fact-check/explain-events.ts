import type { Reading } from '@partner-api/query';
import { changeByBest } from '../events/judging/judge-change.js';
import { changedIn, type Side } from '../events/judging/judge-comparison.js';
import type { JudgedQuery } from '../events/judging/judge-query.js';
import { say } from '../messages/catalogue.js';
import { sayFigure } from '../messages/figures.js';
import { percent } from '../messages/formats.js';
import { capitalized, type Localization, listed, separated, yesOrNo } from '../messages/localization.js';
import { sayCoverage, sayHeadline, sayOpen } from '../messages/notes.js';
import { sayPlace } from '../messages/places.js';
import { sayPart, sayQuery } from '../messages/query-words.js';
import { sayReading } from '../messages/reading-words.js';
import { sourceValues } from '../messages/sources.js';
import { sayTime } from '../messages/times.js';
import type { EventCheck } from './check-events.js';

/**
 * Explains a verdict on events: first the figures and the conclusion in quotable sentences, then how the text was read,
 * what was excluded, and the coverage of imports.
 */
export function explainEvents(
  { checks, isExact }: EventCheck,
  reading: Reading,
  localization: Localization,
): string {
  const { locale } = localization;
  const queries = [...new Set(checks.map(({ query }) => sayQuery(query, localization)))];
  const opening = checks.flatMap((check) => [
    ...(check.sides === null ? [sayHeadline(check, localization)] : saySides(check, localization)),
    ...(isExact ? sayConclusion(check, locale) : []),
  ]);
  const details = checks.flatMap((check) => [...sayOpen(check, localization), ...sayCoverage(check, locale)]);
  return [
    ...opening,
    ...(checks.length > 1 && queries.length > 1 ? [say(locale, 'read.two')] : []),
    say(locale, 'read.as', { query: separated(queries, locale) }),
    ...sayReading(reading, localization),
    ...new Set(details),
    ...(checks.some(({ monitoring }) => monitoring.length > 0) ? [say(locale, 'monitoring')] : []),
  ].join(' ');
}

/** "UCDP records people killed in Syria (2017): Homs 2,217 (2,100 to 2,300); Hama 1,500." */
function saySides({ query, coverage, sides }: JudgedQuery, localization: Localization): string[] {
  const { locale } = localization;
  const { comparison } = query;
  if (sides === null || comparison === null) return [];
  const name = ({ keys }: Side) =>
    comparison.areTogether && keys !== sides.first.keys
      ? say(locale, 'compare.others')
      : listed(
          keys.map((key) => sayPart(comparison.grouping, key, query.country, localization)),
          locale,
        );
  const parts = [sides.first, ...sides.others.slice(0, maxOthers)].map((side) =>
    say(locale, 'group', { key: name(side), figure: sayFigure(side.tally.sure, locale) }),
  );
  const changed = changedIn(comparison, sides);
  const best = changed === null ? null : changeByBest(changed);
  const time = sayTime(query.window, locale);
  return [
    capitalized(
      say(locale, 'headline.parts', {
        ...sourceValues(coverage.spans, locale),
        ...{
          what: say(locale, query.measure === 'events' ? `kind.${query.kind}` : `measure.${query.measure}`),
        },
        ...{
          place: sayPlace(query, localization),
          time,
          hasTime: yesOrNo(time !== ''),
          parts: separated(parts, locale),
        },
      }),
      locale,
    ),
    ...(best === null ? [] : [say(locale, 'headline.change', { change: percent(best / 100, locale) })]),
  ];
}

const maxOthers = 2;

function sayConclusion({ verdict, single }: JudgedQuery, locale: string): string[] {
  if (verdict.verdict === 'undecided') return [say(locale, `because.${verdict.because}`)];
  if (verdict.verdict === 'supported' && single !== null) return [say(locale, 'conclusion.single')];
  return [say(locale, `conclusion.${verdict.verdict}`)];
}
