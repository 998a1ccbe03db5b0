import { words } from '@partner-api/text';

/**
 * What a set's documents are to the service: short ones are claims that somebody made, long ones texts of dossiers.
 * Half of them with fewer than 50 words is short (claims of CheckThat!: 17, paragraphs of XQuAD: 110 to 160).
 */
export function kindOf({ docs, lang }) {
  const lengths = docs.slice(0, 1_000).map(({ text }) => words(text, lang).length);
  return lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)] < 50 ? 'claims' : 'records';
}

/** A corpus of the set's documents as records, as an import writes them. */
export function setCorpus({ docs, lang }, kind) {
  const records = docs.map((doc, index) => ({ revision: index + 1, ...recordOf(doc, lang, kind) }));
  return {
    revision: async () => records.length,
    coverage: async () => [],
    changesSince: async (revision, limit) => records.slice(revision, revision + limit),
  };
}

function recordOf({ id, title, text }, lang, kind) {
  const common = {
    id,
    lang,
    version: 1,
    status: 'published',
    published_at: '2020-01-01T00:00:00Z',
    updated_at: '2020-01-01T00:00:00Z',
    external_ids: [],
    corrections: [],
  };
  if (kind === 'claims')
    return {
      kind: 'claim',
      record: {
        ...common,
        text,
        context: title === '' ? null : title,
        claimant: null,
        claimed_at: null,
        first_appearance_url: null,
        province: null,
        event_ids: [],
        review: null,
      },
    };
  return {
    kind: 'dossier',
    record: {
      ...common,
      title,
      summary: text,
      state: null,
      period: { earliest: null, latest: null },
      provinces: [],
      sections: [],
      event_refs: [],
      claim_refs: [],
      sources: [],
    },
  };
}
