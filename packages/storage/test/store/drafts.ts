import type { Upstream } from '@partner-api/contract';
import {
  type ClaimContent,
  type DossierContent,
  type EventDraft,
  type RecordDraft,
  type SafeRecord,
  safeguard,
} from '@partner-api/safeguards';
import type { Change, WriteOptions } from '../../src/index.js';

const unknownEstimate = { low: null, best: null, high: null };

export const upstream: Upstream = {
  provider: 'Fictional Data Project',
  text: 'Data from the Fictional Data Project',
  license: { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  url: 'https://data.example/',
  changes: null,
};

export function event(
  id: string,
  content: Partial<EventDraft> = {},
  draft: Partial<RecordDraft> = {},
): SafeRecord {
  return safeguard({
    kind: 'event',
    id,
    status: draft.status ?? 'published',
    sensitive: draft.sensitive ?? false,
    upstream: draft.upstream ?? [upstream],
    content: {
      lang: 'en',
      external_ids: [],
      title: `Strike at the port (${id})`,
      summary: null,
      type: 'protest',
      occurred: { earliest: '2026-03-01T00:00:00Z', latest: '2026-03-01T23:59:59Z', precision: 'day' },
      province: null,
      location: null,
      actors: [],
      casualties: { killed: unknownEstimate, civilians_killed: unknownEstimate },
      verification: { level: 'unverified', source_count: null },
      sources: [],
      dossier_ids: [],
      claim_ids: [],
      ...content,
    },
  });
}

export const on = (latest: string | null): Pick<EventDraft, 'occurred'> => ({
  occurred: { earliest: latest, latest, precision: latest === null ? 'unknown' : 'hour' },
});

export const province = (slug: string, country = 'XA') => ({ slug, name: slug, country, source_name: null });

export function dossier(
  id: string,
  provinces: ReturnType<typeof province>[] = [],
  content: Partial<DossierContent> = {},
  sensitive = false,
): SafeRecord {
  return safeguard({
    kind: 'dossier',
    id,
    status: 'published',
    sensitive,
    upstream: [],
    content: {
      lang: 'en',
      external_ids: [],
      title: id,
      summary: null,
      state: 'open',
      period: { earliest: null, latest: null },
      provinces,
      sections: [],
      event_refs: [],
      claim_refs: [],
      sources: [],
      ...content,
    },
  });
}

export function claim(
  id: string,
  text = 'The bridge is closed.',
  content: Partial<ClaimContent> = {},
  sensitive = false,
): SafeRecord {
  return safeguard({
    kind: 'claim',
    id,
    status: 'published',
    sensitive,
    upstream: [],
    content: {
      lang: 'en',
      external_ids: [],
      text,
      context: null,
      claimant: null,
      claimed_at: null,
      first_appearance_url: null,
      province: null,
      event_ids: [],
      review: null,
      ...content,
    },
  });
}

export const publish = (
  record: SafeRecord,
  correction: { kind: string; reason: string } | null = null,
): Change => ({
  action: 'publish',
  record,
  correction,
});

export const retract = (id: string, reason: string): Change => ({
  action: 'retract',
  id,
  kind: null,
  reason,
});

export const at = (now: string, options: Partial<WriteOptions> = {}): WriteOptions => ({
  now: new Date(now),
  style: 'snapshot',
  updateReason: 'Updated by the source',
  ...options,
});

export const NOW = '2026-03-10T12:00:00Z';
