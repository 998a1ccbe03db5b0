import type { ClaimContent, DossierContent, EventDraft, RecordDraft } from '../src/index.js';

const fields = { id: 'test-1', status: 'published', sensitive: false, upstream: [] } as const;

/** A draft of an event with its exact location. */
export function eventDraft(
  content: Partial<EventDraft> = {},
  draft: Partial<typeof fields | { sensitive: boolean }> = {},
): Extract<RecordDraft, { kind: 'event' }> {
  return {
    ...fields,
    ...draft,
    kind: 'event',
    content: {
      lang: 'en',
      external_ids: [{ scheme: 'ucdp-ged', id: '214797' }],
      title: 'Clashes near Teir Maaleh',
      summary: 'Clashes went on around the village.',
      type: 'battle',
      occurred: { earliest: '2016-01-01T08:30:00Z', latest: '2016-01-01T09:30:00Z', precision: 'hour' },
      province: { slug: 'homs', name: 'Homs', country: 'SY', source_name: 'Homs Governorate' },
      location: { latitude: 34.802462, longitude: 36.707602, uncertainty_m: null, precision: 'settlement' },
      actors: [{ name: 'Government of Syria', role: 'side_a' }],
      casualties: {
        killed: { low: 4, best: 4, high: 6 },
        civilians_killed: { low: null, best: 1, high: null },
      },
      verification: { level: 'single_source', source_count: 1 },
      sources: [
        {
          publisher: 'SOHR',
          title: '14 shells hit the suburb and clashes continue',
          url: 'https://www.syriahr.com/en/2016/01/01/clashes/',
          published_at: '2016-01-01T10:15:00Z',
        },
      ],
      dossier_ids: ['dossier-1'],
      claim_ids: ['claim-1'],
      ...content,
    },
  };
}

export function dossierDraft(
  content: Partial<DossierContent> = {},
  sensitive = false,
): Extract<RecordDraft, { kind: 'dossier' }> {
  return {
    ...fields,
    sensitive,
    kind: 'dossier',
    content: {
      lang: 'en',
      external_ids: [],
      title: 'Hospitals under fire',
      summary: null,
      state: 'open',
      period: { earliest: '2016-01-01T00:00:00Z', latest: null },
      provinces: [{ slug: 'homs', name: 'Homs', country: 'SY', source_name: null }],
      sections: [{ heading: 'January', body: 'Two hospitals were hit.' }],
      event_refs: [{ id: 'test-1', version: 1 }],
      claim_refs: [],
      sources: [],
      ...content,
    },
  };
}

export function claimDraft(
  content: Partial<ClaimContent> = {},
  sensitive = false,
): Extract<RecordDraft, { kind: 'claim' }> {
  return {
    ...fields,
    sensitive,
    kind: 'claim',
    content: {
      lang: 'en',
      external_ids: [],
      text: 'The hospital was empty.',
      context: null,
      claimant: 'A ministry',
      claimed_at: '2016-01-02T00:00:00Z',
      first_appearance_url: 'https://example.org/posts/1',
      province: null,
      event_ids: ['test-1'],
      review: {
        verdict: 'refuted',
        verdict_label: 'False',
        original_rating: 'False',
        explanation: 'It treated patients that day.',
        reviewed_at: '2016-01-03T00:00:00Z',
        reviewer: 'A desk',
        url: 'https://example.org/reviews/1',
      },
      ...content,
    },
  };
}
