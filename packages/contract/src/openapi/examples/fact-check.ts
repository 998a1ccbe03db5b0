import type { FactCheckResponse } from '../../routes/fact-check.js';
import type { FactCheckRequest } from '../../wire/bodies.js';
import { bridgeDestroyed } from './claims.js';
import { attribution, attributionWithoutUpstream, meta } from './envelope.js';
import { bridgeOpen, bridgePhotographed } from './evidence.js';

const coverage = {
  records_searched: 1_284,
  records_considered: 9,
  window: { earliest: '2024-01-03T00:00:00Z', latest: '2026-03-15T07:00:00Z' },
  languages: ['en'],
};

export const factCheckRequest: FactCheckRequest = {
  claim: 'The bridge at Old Ford was destroyed on 14 March.',
  locale: 'en',
};

export const refuted: FactCheckResponse = {
  data: {
    id: 'fc-01JQ8Z7C9D1F5H3J',
    claim: factCheckRequest.claim,
    locale: { requested: 'en', resolved: 'en' },
    verdict: 'refuted',
    verdict_label: 'Refuted',
    explanation:
      'A reviewed claim with the same wording was found false, and an event of that day says otherwise.',
    matched_claims: [
      {
        id: bridgeDestroyed.id,
        version: bridgeDestroyed.version,
        text: bridgeDestroyed.text,
        review: bridgeDestroyed.review,
        score: 0.97,
        method: 'bm25',
      },
    ],
    evidence: [bridgePhotographed, { ...bridgeOpen, stance: 'refutes' }],
    computations: [],
    coverage,
    used_records: [
      { kind: 'claim', id: 'cl-311', version: 1 },
      { kind: 'event', id: 'ev-1042', version: 2 },
    ],
    confidence: 'high',
    method: { name: 'bm25-calibrated', version: '1+4b81f0c2d9e7', machine_generated: true },
    generated_at: '2026-03-15T08:30:00Z',
  },
  meta,
  attribution,
};

export const undecided: FactCheckResponse = {
  data: {
    id: 'fc-01JQ8Z8M2K6P0S4T',
    claim: 'The bridge at Old Ford was built in 1874.',
    locale: { requested: 'en', resolved: 'en' },
    verdict: 'insufficient_evidence',
    verdict_label: 'Not enough evidence',
    explanation: 'None of the records searched says when the bridge was built.',
    matched_claims: [],
    evidence: [],
    computations: [],
    coverage,
    used_records: [],
    confidence: 'low',
    method: { name: 'bm25-calibrated', version: '1+4b81f0c2d9e7', machine_generated: true },
    generated_at: '2026-03-15T08:30:00Z',
  },
  meta,
  attribution: attributionWithoutUpstream,
};
