import type { RecordKind } from '@partner-api/contract';
import type { ContentByKind } from './draft.js';

/** Returns the content of a retracted record: its shape and language without any of its text. */
export const retractedContent = <Kind extends RecordKind>(kind: Kind, lang: string): ContentByKind[Kind] =>
  EMPTY[kind](lang);

const EMPTY: { readonly [Kind in RecordKind]: (lang: string) => ContentByKind[Kind] } = {
  event: (lang) => ({
    lang,
    external_ids: [],
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
  }),
  dossier: (lang) => ({
    lang,
    external_ids: [],
    title: 'Retracted',
    summary: null,
    state: null,
    period: { earliest: null, latest: null },
    provinces: [],
    sections: [],
    event_refs: [],
    claim_refs: [],
    sources: [],
  }),
  claim: (lang) => ({
    lang,
    external_ids: [],
    text: 'Retracted',
    context: null,
    claimant: null,
    claimed_at: null,
    first_appearance_url: null,
    province: null,
    event_ids: [],
    review: null,
  }),
};
