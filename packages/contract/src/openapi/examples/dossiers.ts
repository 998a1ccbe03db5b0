import type { Dossier } from '../../records/dossier.js';
import type { DossierList } from '../../routes/dossiers.js';
import { filtersIn } from '../../wire/list-parameters.js';
import { RecordFiltersSchema } from '../../wire/parameters.js';
import { attributionWithoutUpstream, meta } from './envelope.js';
import { northArdel } from './provinces.js';

const bridges: Dossier = {
  id: 'ds-7',
  version: 5,
  status: 'published',
  published_at: '2025-11-20T08:00:00Z',
  updated_at: '2026-03-15T07:30:00Z',
  lang: 'en',
  external_ids: [],
  corrections: [],
  title: 'The bridges of North Ardel',
  summary: 'What is known about the fighting around the three river crossings of North Ardel.',
  state: 'open',
  period: { earliest: '2025-11-02T00:00:00Z', latest: null },
  provinces: [northArdel],
  sections: [
    { heading: 'Old Ford', body: 'The bridge at Old Ford is the only crossing still open to traffic.' },
    { heading: null, body: 'The two other bridges have been closed since the winter.' },
  ],
  event_refs: [{ id: 'ev-1042', version: 2 }],
  claim_refs: [{ id: 'cl-311', version: 1 }],
  sources: [
    {
      publisher: 'Ardel Courier',
      title: 'A winter at the river',
      url: 'https://courier.example/2026/02/01/river',
      published_at: '2026-02-01T06:00:00Z',
    },
  ],
};

export const dossierPage: DossierList = {
  data: [bridges],
  page: { limit: 50, next_cursor: null },
  meta: { ...meta, filters: filtersIn(RecordFiltersSchema, { province: 'north-ardel' }) },
  attribution: attributionWithoutUpstream,
};
