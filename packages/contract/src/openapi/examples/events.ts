import type { ConflictEvent } from '../../records/event.js';
import type { EventList, EventResponse } from '../../routes/events.js';
import { filtersIn } from '../../wire/list-parameters.js';
import { EventFiltersSchema } from '../../wire/parameters.js';
import { attribution, attributionWithoutUpstream, meta } from './envelope.js';
import { northArdel, sarnValley } from './provinces.js';

/** Contains a non-ASCII character, so that byte and character offsets differ. */
export const SHELLING_SUMMARY =
  'Artillery shells landed near the bridge at Old Ford, on the road to Brënn, in the afternoon. The bridge stayed open to traffic, according to the district council.';

export const shelling: ConflictEvent = {
  id: 'ev-1042',
  version: 2,
  status: 'published',
  published_at: '2026-03-14T18:20:00Z',
  updated_at: '2026-03-15T07:05:00Z',
  lang: 'en',
  external_ids: [{ scheme: 'sarn-register', id: '88213' }],
  corrections: [
    {
      version: 2,
      at: '2026-03-15T07:05:00Z',
      kind: 'correction',
      reason: 'The number of people killed was revised after a second source.',
    },
  ],
  title: 'Shelling near Old Ford',
  summary: SHELLING_SUMMARY,
  type: 'explosion_remote_violence',
  occurred: { earliest: '2026-03-14T00:00:00Z', latest: '2026-03-14T23:59:59Z', precision: 'day' },
  province: northArdel,
  location: {
    latitude: -32.4,
    longitude: -21.7,
    uncertainty_m: 15_700,
    precision: 'settlement',
    generalized: true,
  },
  actors: [{ name: 'Army of the North', role: 'side_a' }],
  casualties: {
    killed: { low: 1, best: 2, high: 3 },
    civilians_killed: { low: null, best: null, high: null },
  },
  verification: { level: 'corroborated', source_count: 2 },
  sources: [
    {
      publisher: 'Ardel Courier',
      title: 'Shells fall near the Old Ford bridge',
      url: 'https://courier.example/2026/03/14/old-ford',
      published_at: '2026-03-14T17:45:00Z',
    },
    {
      publisher: 'Sarn Valley Event Register',
      title: null,
      url: 'https://register.example/88213',
      published_at: null,
    },
  ],
  dossier_ids: ['ds-7'],
  claim_ids: ['cl-311'],
};

/** An event of a sensitive class after the safeguards: nothing more precise than the province and the day. */
const sensitive: ConflictEvent = {
  id: 'ev-1039',
  version: 1,
  status: 'published',
  published_at: '2026-03-13T09:00:00Z',
  updated_at: '2026-03-13T09:00:00Z',
  lang: 'en',
  external_ids: [],
  corrections: [],
  title: 'Violence against civilians in Sarn Valley',
  summary: null,
  type: 'violence_against_civilians',
  occurred: { earliest: '2026-03-10T00:00:00Z', latest: '2026-03-10T23:59:59Z', precision: 'day' },
  province: sarnValley,
  location: null,
  actors: [{ name: 'Unknown armed group', role: 'perpetrator' }],
  casualties: {
    killed: { low: 0, best: 1, high: 1 },
    civilians_killed: { low: 0, best: 1, high: 1 },
  },
  verification: { level: 'single_source', source_count: 1 },
  sources: [{ publisher: 'Ardel Courier', title: null, url: null, published_at: '2026-03-12T00:00:00Z' }],
  dossier_ids: [],
  claim_ids: [],
};

export const retracted: ConflictEvent = {
  id: 'ev-1017',
  version: 2,
  status: 'retracted',
  published_at: '2026-03-02T10:00:00Z',
  updated_at: '2026-03-05T16:30:00Z',
  lang: 'en',
  external_ids: [],
  corrections: [
    {
      version: 2,
      at: '2026-03-05T16:30:00Z',
      kind: 'retraction',
      reason: 'The only source withdrew its report.',
    },
  ],
  title: 'Retracted',
  summary: null,
  type: null,
  occurred: { earliest: null, latest: null, precision: 'unknown' },
  province: null,
  location: null,
  actors: [],
  casualties: {
    killed: { low: null, best: null, high: null },
    civilians_killed: { low: null, best: null, high: null },
  },
  verification: null,
  sources: [],
  dossier_ids: [],
  claim_ids: [],
};

export const eventPage: EventList = {
  data: [shelling, sensitive],
  page: { limit: 2, next_cursor: 'eyJvIjoiMjAyNi0wMy0xMFQyMzo1OTo1OVoiLCJpIjoiZXYtMTAzOSJ9.Zt81xQ0a' },
  meta: { ...meta, filters: filtersIn(EventFiltersSchema, { since: '720h' }) },
  attribution,
};

export const unknownProvincePage: EventList = {
  data: [],
  page: { limit: 50, next_cursor: null },
  meta: {
    ...meta,
    warnings: [
      {
        parameter: 'province',
        code: 'unknown-province',
        detail: 'No record has the province north-ardle.',
        suggestions: ['north-ardel'],
      },
    ],
    filters: filtersIn(EventFiltersSchema, { province: 'north-ardle' }),
  },
  attribution: attributionWithoutUpstream,
};

export const eventResponse: EventResponse = { data: shelling, meta, attribution };

export const retractedEventResponse: EventResponse = {
  data: retracted,
  meta,
  attribution: attributionWithoutUpstream,
};
