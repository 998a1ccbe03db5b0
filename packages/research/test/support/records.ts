import type { Claim, ConflictEvent, Dossier, Province, Review } from '@partner-api/contract';

// Everything told here is fictional.

const published = {
  version: 1,
  status: 'published' as const,
  published_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  lang: 'en',
  external_ids: [],
  corrections: [],
};

export const province = (name: string): Province => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  country: 'XD',
  source_name: null,
});

type Given<T> = Partial<T> & { id: string };

export function makeEvent(given: Given<ConflictEvent>): ConflictEvent {
  const unknown = { low: null, best: null, high: null };
  return {
    ...published,
    title: 'An event',
    summary: null,
    type: null,
    occurred: { earliest: null, latest: null, precision: 'unknown' },
    province: null,
    location: null,
    actors: [],
    casualties: { killed: unknown, civilians_killed: unknown },
    verification: null,
    sources: [],
    dossier_ids: [],
    claim_ids: [],
    ...given,
  };
}

export function makeDossier(given: Given<Dossier>): Dossier {
  return {
    ...published,
    title: 'A dossier',
    summary: null,
    state: null,
    period: { earliest: null, latest: null },
    provinces: [],
    sections: [],
    event_refs: [],
    claim_refs: [],
    sources: [],
    ...given,
  };
}

export function makeClaim(given: Given<Claim>): Claim {
  return {
    ...published,
    text: 'A claim',
    context: null,
    claimant: null,
    claimed_at: null,
    first_appearance_url: null,
    province: null,
    event_ids: [],
    review: null,
    ...given,
  };
}

export function makeReview(given: Partial<Review>): Review {
  return {
    verdict: null,
    verdict_label: null,
    original_rating: null,
    explanation: null,
    reviewed_at: null,
    reviewer: null,
    url: null,
    ...given,
  };
}
