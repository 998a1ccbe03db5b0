import type { EventType, Province } from '@partner-api/contract';
import type { EventContent, EventDraft } from './draft.js';

const SECONDS_OF_DAY = { first: 'T00:00:00Z', last: 'T23:59:59Z' };

/** An event of a sensitive class: its province and its day at the finest, in words of our own. */
export function withholdPlace(event: EventDraft): EventContent {
  const { earliest, latest, precision } = event.occurred;
  return {
    ...event,
    lang: 'en',
    title: `${TYPE_WORDS[event.type ?? ''] ?? 'Event'}${placeWords(event.province)}`,
    summary: 'Details finer than the province and the day are withheld to protect people.',
    occurred: {
      earliest: earliest && earliest.slice(0, 10) + SECONDS_OF_DAY.first,
      latest: latest && latest.slice(0, 10) + SECONDS_OF_DAY.last,
      precision: precision === 'hour' ? 'day' : precision,
    },
    location: null,
    // Publisher and date remain, for attribution; a headline or a link would name the place.
    sources: event.sources.map((source) => ({ ...source, title: null, url: null })),
  };
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  battle: 'Battle',
  explosion_remote_violence: 'Explosion or remote violence',
  violence_against_civilians: 'Violence against civilians',
  protest: 'Protest',
  riot: 'Riot',
  strategic_development: 'Strategic development',
} satisfies Record<EventType, string>;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

const placeWords = (province: Province | null) =>
  province === null ? '' : ` in ${province.name}, ${countryNames.of(province.country) ?? province.country}`;
