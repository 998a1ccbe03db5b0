import type { EventType, Occurrence, Province, Source } from '@partner-api/contract';
import type { EventContent, EventDraft } from './draft.js';

/** An event of a sensitive class: its province and its day at the finest, in words of our own. */
export function withholdPlace(event: EventDraft): EventContent {
  return {
    ...event,
    lang: 'en',
    title: `${typeWords(event.type)}${placeWords(event.province)}`,
    summary: 'Details finer than the province and the day are withheld to protect people.',
    occurred: toDays(event.occurred),
    location: null,
    sources: event.sources.map(toPublisherAndDay),
  };
}

const TYPE_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    battle: 'Battle',
    explosion_remote_violence: 'Explosion or remote violence',
    violence_against_civilians: 'Violence against civilians',
    protest: 'Protest',
    riot: 'Riot',
    strategic_development: 'Strategic development',
  } satisfies Record<EventType, string>),
);

const typeWords = (type: string | null): string => TYPE_WORDS.get(type ?? '') ?? 'Event';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

const placeWords = (province: Province | null): string =>
  province === null ? '' : ` in ${province.name}, ${countryNames.of(province.country) ?? province.country}`;

const COARSER_THAN_HOURS: ReadonlySet<string> = new Set(['day', 'week', 'month', 'year', 'unknown']);

const toDays = ({ earliest, latest, precision }: Occurrence): Occurrence => ({
  earliest: earliest && `${dayOf(earliest)}T00:00:00Z`,
  latest: latest && `${dayOf(latest)}T23:59:59Z`,
  precision: COARSER_THAN_HOURS.has(precision) ? precision : 'day',
});

/** What attribution needs; a headline or a link would name the place, and so would the minute find the article. */
const toPublisherAndDay = ({ publisher, published_at }: Source): Source => ({
  publisher,
  title: null,
  url: null,
  published_at: published_at && `${dayOf(published_at)}T00:00:00Z`,
});

const dayOf = (timestamp: string): string => timestamp.slice(0, 'YYYY-MM-DD'.length);
