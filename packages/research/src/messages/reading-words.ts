import type { Reading } from '@partner-api/query';
import { foldText } from '@partner-api/text';
import { say } from './catalogue.js';
import { type Localization, listed } from './localization.js';
import { sayProvince } from './places.js';

type PartialReading = Extract<Reading, { tier: 'partial' }>;

/** Sentences about the unparsed parts of a text; none for an exact reading. */
export function sayReading(reading: Reading, localization: Localization): string[] {
  const { locale } = localization;
  const quoted = (parts: readonly string[]) =>
    listed(
      parts.map((part) => `“${part}”`),
      locale,
    );
  const words = quoted(reading.notConsidered);
  if (reading.tier === 'exact') return [];
  if (reading.tier === 'partial')
    return [say(locale, partialMessage(reading), { words }), ...sayTowns(reading, localization)];
  switch (reading.reason) {
    case 'unsupported_language':
      return [say(locale, 'read.language')];
    case 'guarded':
      if (reading.guards.length > 0) return [say(locale, 'read.guarded', { words: quoted(reading.guards) })];
      // The words fit no template.
      return words === '' ? [] : [say(locale, 'read.partial', { words })];
    case 'no_place_or_time':
      return [say(locale, 'read.place_or_time')];
    default:
      return [];
  }
}

function partialMessage({ queries: [{ window }], notConsidered }: PartialReading) {
  if (notConsidered.length > 0) return 'read.partial';
  return window.from === null && window.to === null ? 'read.no_time' : 'read.partial_place';
}

/** Says that the number is for the whole province when the text names a place in it. */
function sayTowns({ queries: [query], notConsidered }: PartialReading, localization: Localization): string[] {
  const named = foldText(notConsidered.join(' '));
  const [town] = localization.towns.filter(
    ({ name, province }) => query.provinces.includes(province) && named.includes(foldText(name)),
  );
  if (town === undefined) return [];
  const province = sayProvince(town.province, query.country, localization);
  return [say(localization.locale, 'read.town', { town: town.name, province })];
}
