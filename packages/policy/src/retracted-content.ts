import type { RecordKind } from '@partner-api/contract';
import type { ContentByKind } from './draft.js';

const unknown = { low: null, best: null, high: null };

const EMPTY: { readonly [Kind in RecordKind]: Omit<ContentByKind[Kind], 'lang'> } = {
  event: {
    external_ids: [],
    title: 'Retracted',
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
  },
  dossier: {
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
  },
  claim: {
    external_ids: [],
    text: 'Retracted',
    context: null,
    claimant: null,
    claimed_at: null,
    first_appearance_url: null,
    province: null,
    event_ids: [],
    review: null,
  },
};

/** What is left of a retracted record: its shape, its language, and no word of its content. */
export const retractedContent = (kind: RecordKind, lang: string): ContentByKind[RecordKind] => ({
  lang,
  ...EMPTY[kind],
});
