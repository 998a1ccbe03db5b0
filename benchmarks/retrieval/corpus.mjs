import { createResearcher } from '@partner-api/research';
import { words } from '@partner-api/text';
import { median } from '../support/statistics.mjs';

const COMMON = {
  version: 1,
  status: 'published',
  published_at: '2020-01-01T00:00:00Z',
  updated_at: '2020-01-01T00:00:00Z',
  external_ids: [],
  corrections: [],
};
/** Records without what an import need not say. */
const BLANK = {
  claim: {
    ...{ ...COMMON, context: null, claimant: null, claimed_at: null, first_appearance_url: null },
    ...{ province: null, event_ids: [], review: null },
  },
  dossier: {
    ...{ ...COMMON, state: null, period: { earliest: null, latest: null }, provinces: [], sections: [] },
    ...{ event_refs: [], claim_refs: [], sources: [] },
  },
};
const REFUTED = {
  ...{ verdict: 'refuted', verdict_label: null, original_rating: null, explanation: null },
  ...{ reviewed_at: null, reviewer: 'Reviewer', url: null },
};

/** A corpus in memory of claims or dossiers, and of the calibration. */
function corpusOf(kind, records, calibration = null) {
  const changes = records.map((record, index) => ({
    ...{ revision: index + 1, kind, record: { ...BLANK[kind], ...record } },
  }));
  return {
    revision: async () => changes.length,
    changesSince: async (revision, limit) => changes.slice(revision, revision + limit),
    coverage: async () => [],
    calibration: async () => calibration,
  };
}

/** Of claims `{id, text, lang?, context?}` that were all reviewed. */
export const reviewedClaims = (claims, calibration) =>
  corpusOf(
    'claim',
    claims.map((claim) => ({ lang: 'en', review: REFUTED, ...claim })),
    calibration,
  );

/** Of a judged set's documents, taken for claims or for texts of dossiers. */
export const setCorpus = ({ docs, lang }, kind) =>
  kind === 'claims'
    ? corpusOf(
        'claim',
        docs.map(({ id, title, text }) => ({ id, lang, text, context: title || null })),
      )
    : corpusOf(
        'dossier',
        docs.map(({ id, title, text }) => ({ id, lang, title, summary: text })),
      );

/**
 * What a set's documents are to the service: short ones are claims that somebody made, long ones texts of dossiers.
 * Half of them with fewer than 50 words is short (claims of CheckThat!: 17, paragraphs of XQuAD: 110 to 160).
 */
export function kindOf({ docs, lang }) {
  const lengths = docs.slice(0, 1_000).map(({ text }) => words(text, lang).length);
  return median(lengths) < 50 ? 'claims' : 'records';
}

/** What serves requests, with all of a corpus read. */
export async function researcherOver(corpus, more = {}) {
  const researcher = createResearcher({ corpus, clock: () => new Date(), defaultLocale: 'en', ...more });
  await researcher.refresh();
  return researcher;
}
