import type { ResearchResponse } from '../../routes/research.js';
import type { ResearchRequest } from '../../wire/bodies.js';
import { attribution, attributionWithoutUpstream, meta } from './envelope.js';
import { bridgeOpen } from './evidence.js';

const coverage = {
  records_searched: 1_284,
  records_considered: 6,
  window: { earliest: '2024-01-03T00:00:00Z', latest: '2026-03-14T23:59:59Z' },
  languages: ['en'],
};

export const researchRequest: ResearchRequest = { query: 'Is the bridge at Old Ford open?', locale: 'en-GB' };

export const answered: ResearchResponse = {
  data: {
    id: 'rs-01JQ8Z5T3M7R9XK2',
    query: researchRequest.query,
    locale: { requested: 'en-GB', resolved: 'en' },
    status: 'answered',
    answer: {
      text: 'The bridge stayed open to traffic, according to the district council.',
      statements: [
        {
          kind: 'extracted',
          text: 'The bridge stayed open to traffic, according to the district council.',
          evidence_ids: ['e1'],
        },
      ],
    },
    explanation: null,
    evidence: [bridgeOpen],
    computations: [],
    coverage,
    used_records: [{ kind: 'event', id: 'ev-1042', version: 2 }],
    confidence: 'medium',
    method: { name: 'bm25-extractive', version: '1', machine_generated: true },
    generated_at: '2026-03-15T08:30:00Z',
  },
  meta,
  attribution,
};

export const notKnown: ResearchResponse = {
  data: {
    id: 'rs-01JQ8Z61B4Q2W7NE',
    query: 'How many people crossed the bridge at Old Ford in 2019?',
    locale: { requested: null, resolved: 'en' },
    status: 'insufficient_evidence',
    answer: null,
    explanation: 'No sentence in the records answers the question.',
    evidence: [],
    computations: [],
    coverage,
    used_records: [],
    confidence: 'low',
    method: { name: 'bm25-extractive', version: '1', machine_generated: true },
    generated_at: '2026-03-15T08:30:00Z',
  },
  meta,
  attribution: attributionWithoutUpstream,
};
