import type { Province, Upstream } from '@partner-api/contract';
import { type EventDraft, safeguard } from '@partner-api/safeguards';
import type { Store } from '@partner-api/storage';

/** The time of the test servers' clock. */
export const NOW = new Date('2026-03-15T12:00:00Z');

export function hoursAgo(hours: number): string {
  return `${new Date(NOW.getTime() - hours * 3_600_000).toISOString().slice(0, 19)}Z`;
}

const register: Upstream = {
  provider: 'Sarn Register',
  text: 'Sarn Register of Incidents',
  license: { id: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  url: 'https://register.example/',
  changes: 'Places generalised.',
};

const desk: Upstream = { provider: 'Desk', text: 'The desk', license: null, url: null, changes: null };

const unknown = { low: null, best: null, high: null };

const northVale: Province = {
  slug: 'north-vale',
  name: 'North Vale',
  country: 'XA',
  source_name: 'North Vale Province',
};
const oldFord: Province = { slug: 'old-ford', name: 'Old Ford', country: 'XA', source_name: null };

export function event(id: string, latest: string | null, content: Partial<EventDraft> = {}) {
  return safeguard({
    kind: 'event',
    id,
    status: 'published',
    sensitive: false,
    upstream: [register],
    content: {
      lang: 'en',
      external_ids: [],
      title: `Protest in the market (${id})`,
      summary: 'Traders protested against a new tax in the covered market.',
      type: 'protest',
      occurred: { earliest: latest, latest, precision: latest === null ? 'unknown' : 'hour' },
      province: northVale,
      location: null,
      actors: [],
      casualties: { killed: unknown, civilians_killed: unknown },
      verification: { level: 'single_source', source_count: 1 },
      sources: [{ publisher: 'Vale Herald', title: 'Traders protest', url: null, published_at: null }],
      dossier_ids: [],
      claim_ids: [],
      ...content,
    },
  });
}

const dossier = safeguard({
  kind: 'dossier',
  id: 'do-1',
  status: 'published',
  sensitive: false,
  upstream: [desk],
  content: {
    lang: 'en',
    external_ids: [],
    title: 'The market tax',
    summary: 'What is known about the tax on market stalls.',
    state: 'open',
    period: { earliest: null, latest: null },
    provinces: [northVale, oldFord],
    sections: [{ heading: null, body: 'The tax was announced by the council in February.' }],
    event_refs: [{ id: 'ev-1', version: 1 }],
    claim_refs: [],
    sources: [],
  },
});

const claim = safeguard({
  kind: 'claim',
  id: 'cl-1',
  status: 'published',
  sensitive: false,
  upstream: [desk],
  content: {
    lang: 'en',
    external_ids: [],
    text: 'The bridge at Old Ford was destroyed in March.',
    context: null,
    claimant: 'A post shared widely',
    claimed_at: hoursAgo(60),
    first_appearance_url: null,
    province: oldFord,
    event_ids: [],
    review: {
      verdict: 'refuted',
      verdict_label: 'False',
      original_rating: 'False',
      explanation: 'Photographs of the day after show the bridge at Old Ford standing, with traffic on it.',
      reviewed_at: hoursAgo(50),
      reviewer: 'Vale Fact Desk',
      url: 'https://facts.example/bridge',
    },
  },
});

/**
 * Written 48 hours ago: five events, newest first `ev-1` (2 hours old), `ev-2` (5), `ev-3` (30, in Old Ford), `ev-4`
 * (200) and `ev-5` (of unknown time, in no province), a dossier and a claim. Changed 1 hour ago: `ev-4` corrected, and
 * `ev-9` retracted.
 */
export async function writeRecords(store: Store): Promise<void> {
  const options = { style: 'journal', updateReason: 'Updated.' } as const;
  const publish = (record: ReturnType<typeof event>) =>
    ({ action: 'publish', record, correction: null }) as const;
  const records = [
    event('ev-1', hoursAgo(2)),
    event('ev-2', hoursAgo(5)),
    event('ev-3', hoursAgo(30), { province: oldFord }),
    event('ev-4', hoursAgo(200)),
    event('ev-5', null, { province: null }),
    event('ev-9', hoursAgo(300)),
    dossier,
    claim,
  ];
  await store.write(records.map(publish), { ...options, now: new Date(hoursAgo(48)) });
  await store.write(
    [
      {
        action: 'publish',
        record: event('ev-4', hoursAgo(200), { summary: 'Traders and drivers protested against a new tax.' }),
        correction: { kind: 'correction', reason: 'Drivers took part too.' },
      },
      { action: 'retract', id: 'ev-9', kind: 'event', reason: 'The photograph was from another year.' },
    ],
    { ...options, now: new Date(hoursAgo(1)) },
  );
}
