import type { Claim } from '../../records/claim.js';
import type { ClaimList } from '../../routes/claims.js';
import { filtersIn } from '../../wire/list-parameters.js';
import { RecordFiltersSchema } from '../../wire/parameters.js';
import { attributionWithoutUpstream, meta } from './envelope.js';
import { northArdel } from './provinces.js';

export const REVIEW_EXPLANATION =
  'Photographs taken on 15 March show the bridge at Old Ford standing, with traffic on it.';

export const bridgeDestroyed: Claim = {
  id: 'cl-311',
  version: 1,
  status: 'published',
  published_at: '2026-03-15T07:00:00Z',
  updated_at: '2026-03-15T07:00:00Z',
  lang: 'en',
  external_ids: [],
  corrections: [],
  text: 'The bridge at Old Ford was destroyed on 14 March.',
  context: 'Shared with a photograph of another bridge.',
  claimant: 'Posts on social media',
  claimed_at: '2026-03-14T20:10:00Z',
  first_appearance_url: 'https://social.example/posts/5518',
  province: northArdel,
  event_ids: ['ev-1042'],
  review: {
    verdict: 'refuted',
    verdict_label: 'Refuted',
    original_rating: 'Fake',
    explanation: REVIEW_EXPLANATION,
    reviewed_at: '2026-03-15T06:40:00Z',
    reviewer: 'Sarn Fact Desk',
    url: 'https://facts.example/reviews/old-ford-bridge',
  },
};

const notReviewed: Claim = {
  id: 'cl-305',
  version: 1,
  status: 'published',
  published_at: '2026-03-12T12:00:00Z',
  updated_at: '2026-03-12T12:00:00Z',
  lang: 'en',
  external_ids: [],
  corrections: [],
  text: 'Two of the three bridges of North Ardel will reopen before the summer.',
  context: null,
  claimant: 'Ministry of Roads',
  claimed_at: '2026-03-11T00:00:00Z',
  first_appearance_url: null,
  province: northArdel,
  event_ids: [],
  review: null,
};

export const claimPage: ClaimList = {
  data: [bridgeDestroyed, notReviewed],
  page: { limit: 50, next_cursor: null },
  meta: { ...meta, filters: filtersIn(RecordFiltersSchema, {}) },
  attribution: attributionWithoutUpstream,
};
