const published = {
  version: 1,
  status: 'published',
  published_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  lang: 'en',
  external_ids: [],
  corrections: [],
  context: null,
  claimant: null,
  claimed_at: null,
  first_appearance_url: null,
  province: null,
  event_ids: [],
};
const review = {
  verdict: 'refuted',
  verdict_label: null,
  original_rating: null,
  explanation: null,
  reviewed_at: null,
  reviewer: 'Reviewer',
  url: null,
};

/** A corpus in memory of claims `{id, text, lang?, context?}` that were all reviewed, and of the calibration. */
export function claimsCorpus(claims, calibration = null) {
  const records = claims.map((claim, index) => ({
    revision: index + 1,
    kind: 'claim',
    record: { ...published, review, ...claim },
  }));
  return {
    revision: async () => records.length,
    changesSince: async (revision, limit) => records.slice(revision, revision + limit),
    coverage: async () => [],
    calibration: async () => calibration,
  };
}
