import type { Evidence } from '../../records/evidence.js';
import { REVIEW_EXPLANATION } from './claims.js';
import { SHELLING_SUMMARY } from './events.js';

export const bridgeOpen: Evidence = {
  id: 'e1',
  record: { kind: 'event', id: 'ev-1042', version: 2, field: '/summary' },
  stance: 'supports',
  quote: 'The bridge stayed open to traffic, according to the district council.',
  excerpt: {
    text: SHELLING_SUMMARY,
    sha256: 'fc028b07e02cf0559446e7559e536a912d590141b4c740c9dae01605f7fdeb4a',
  },
  byte_start: 94,
  byte_end: 163,
  source: {
    publisher: 'Ardel Courier',
    url: 'https://courier.example/2026/03/14/old-ford',
    published_at: '2026-03-14T17:45:00Z',
  },
};

export const bridgePhotographed: Evidence = {
  id: 'e2',
  record: { kind: 'claim', id: 'cl-311', version: 1, field: '/review/explanation' },
  stance: 'refutes',
  quote: REVIEW_EXPLANATION,
  excerpt: {
    text: REVIEW_EXPLANATION,
    sha256: '4c08fd0aede86ecf3d3f0b6eab06db79aab7c2c9f1cb2ae17b0716bf379980d7',
  },
  byte_start: 0,
  byte_end: 87,
  source: {
    publisher: 'Sarn Fact Desk',
    url: 'https://facts.example/reviews/old-ford-bridge',
    published_at: '2026-03-15T06:40:00Z',
  },
};
