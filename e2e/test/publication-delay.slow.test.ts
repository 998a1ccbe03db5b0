import { PartnerApiError } from '@partner-api/client';
import { engines } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PartnerServer, startPartnerServer } from './support/partner-server.js';
import { ended, startProgram } from './support/run-program.js';

const HOUR_MILLISECONDS = 3_600_000;
const DELAY_HOURS = 24;
const today = new Date().toISOString().slice(0, 10);

/** Texts with unique words, so that a leak is found anywhere. */
const QUESTION = 'What happened at the weir of Quellin?';
const CLAIM = 'The ferry of Osterwald sank with forty passengers.';
const SENSITIVE_WORDS = /Quellin|Osterwald|Lindgrund|hidden-/;

const event = (id: string, title: string, more: object) => ({
  kind: 'event',
  id,
  lang: 'en',
  title,
  type: 'protest',
  occurred: { earliest: today, latest: today, precision: 'day' },
  ...more,
});

/** Three sensitive records and three open records that reference them. */
const JOURNAL = [
  event('open-event', 'Harvest market closed', {
    dossier_ids: ['hidden-dossier'],
    claim_ids: ['hidden-claim'],
  }),
  {
    kind: 'dossier',
    id: 'open-dossier',
    lang: 'en',
    title: 'The harvest',
    event_refs: [
      { id: 'open-event', version: 1 },
      { id: 'hidden-event', version: 1 },
    ],
    claim_refs: [{ id: 'hidden-claim', version: 1 }],
  },
  { kind: 'claim', id: 'open-claim', lang: 'en', text: 'The harvest failed.', event_ids: ['hidden-event'] },
  event('hidden-event', 'March', { sensitive: true, province: { name: 'Lindgrund', country: 'XD' } }),
  {
    kind: 'dossier',
    id: 'hidden-dossier',
    lang: 'en',
    sensitive: true,
    title: 'The weir of Quellin',
    sections: [
      {
        heading: null,
        body: 'At the weir of Quellin the gates were opened at night and the mill was flooded.',
      },
    ],
  },
  {
    kind: 'claim',
    id: 'hidden-claim',
    lang: 'en',
    sensitive: true,
    text: CLAIM,
    review: {
      verdict: 'refuted',
      verdict_label: 'False',
      original_rating: 'False',
      explanation: 'The ferry of Osterwald was in its dock all week.',
      reviewed_at: '2026-01-05',
      reviewer: 'Fact Desk',
      url: 'https://facts.example/ferry',
    },
  },
]
  .map((line) => `${JSON.stringify(line)}\n`)
  .join('');

const OPEN = ['open-claim', 'open-dossier', 'open-event'];
const OPAQUE = /^event-[0-9a-f]{24}$/;
const HIDDEN = ['hidden-claim', 'hidden-dossier', 'hidden-event'];

describe.each(engines)('the publication delay on $name', (engine) => {
  describe.skipIf(engine.skip)('over HTTP', () => {
    let server: PartnerServer;
    let hoursLater = 0;
    // The clock of the server is relative to the system clock, which commands use on PostgreSQL.
    const clock = () => new Date(Date.now() + hoursLater * HOUR_MILLISECONDS);
    const restart = (hours: number) => server.restart({ PUBLICATION_DELAY_HOURS: String(hours) });

    beforeAll(async () => {
      const environment = { PUBLICATION_DELAY_HOURS: String(DELAY_HOURS) };
      server = await startPartnerServer(engine, { seedDemo: false, clock, environment });
    });
    afterAll(() => server.close());

    const partnerApi = async (args: readonly string[], input = '') => {
      const program = startProgram('apps/cli/dist/main.js', [...args, '--json'], server.environment);
      program.stdin.end(input);
      const { code, output, errors } = await ended(program);
      expect(
        errors.replace(/^(?:These records reference sensitive events|Served under opaque ids)[^\n]*\n/gm, ''),
      ).toBe('');
      expect(code).toBe(0);
      return JSON.parse(output);
    };

    /** Returns the responses of all six operations. */
    const everything = async () => {
      const { events, dossiers, claims } = server.client;
      const lists = [await events.list(), await dossiers.list(), await claims.list()];
      return {
        records: lists.flatMap(({ data }): { id: string }[] => data).sort((a, b) => (a.id < b.id ? -1 : 1)),
        byId: await events.get(await opaqueId()).then(
          ({ data }) => data.id,
          (error) => (error instanceof PartnerApiError ? error.status : String(error)),
        ),
        research: (await server.client.research({ query: QUESTION, locale: 'en' })).data,
        factCheck: (await server.client.factCheck({ claim: CLAIM, locale: 'en' })).data,
      };
    };
    /** Returns the sorted ids; the opaque id of the sensitive event becomes its original id. */
    const ids = (records: readonly { id: string }[]) =>
      records.map(({ id }) => (OPAQUE.test(id) ? 'hidden-event' : id)).sort();
    const opaqueId = async () => {
      const { data } = await server.client.events.list();
      return data.find(({ id }) => OPAQUE.test(id))?.id ?? 'hidden-event';
    };
    const changes = async () => {
      const { events, dossiers, claims } = server.client;
      const options = { updatedSince: '87600h' } as const;
      const lists = [await events.list(options), await dossiers.list(options), await claims.list(options)];
      return lists.flatMap(({ data }): { id: string; status: string; updated_at: string }[] => data);
    };
    const namedBy = async () => {
      const { events, dossiers, claims } = server.client;
      const [dossier] = (await dossiers.list()).data.filter(({ id }) => id === 'open-dossier');
      const [claim] = (await claims.list()).data.filter(({ id }) => id === 'open-claim');
      const { data } = await events.get('open-event');
      const refs = [...(dossier?.event_refs ?? []), ...(dossier?.claim_refs ?? [])];
      return [data.dossier_ids, data.claim_ids, refs.map(({ id }) => id), claim?.event_ids];
    };

    /** Expects that no response contains a sensitive word, except where it repeats the question and the claim. */
    const expectNothingHidden = async () => {
      const { records, byId, research, factCheck } = await everything();
      expect(ids(records)).toEqual(OPEN);
      expect(byId).toBe(404);
      expect(research).toMatchObject({ status: 'insufficient_evidence', evidence: [], used_records: [] });
      expect(factCheck).toMatchObject({ verdict: 'insufficient_evidence', matched_claims: [], evidence: [] });
      for (const { coverage } of [research, factCheck]) expect(coverage.records_searched).toBe(OPEN.length);
      const { query: _, reading: __, ...answer } = research;
      const { claim: ___, reading: ____, ...verdict } = factCheck;
      expect(JSON.stringify([records, answer, verdict])).not.toMatch(SENSITIVE_WORDS);
      expect(await namedBy()).toEqual([[], [], ['open-event'], []]);
      const { meta } = await server.client.events.list({ province: 'lindgrunt' });
      expect(meta.warnings).toMatchObject([{ code: 'unknown-province', suggestions: [] }]);
    };

    const expectAllServed = async () => {
      const { records, byId, research, factCheck } = await everything();
      expect(ids(records)).toEqual([...HIDDEN, ...OPEN]);
      expect(byId).toMatch(OPAQUE);
      expect(research.used_records).toContainEqual(expect.objectContaining({ id: 'hidden-dossier' }));
      expect(factCheck).toMatchObject({ verdict: 'refuted', matched_claims: [{ id: 'hidden-claim' }] });
      expect(research.coverage.records_searched).toBe(HIDDEN.length + OPEN.length);
      expect(await namedBy()).toEqual([
        ['hidden-dossier'],
        ['hidden-claim'],
        // The record is not marked as sensitive, so it is served without its reference to the sensitive event.
        ['open-event', 'hidden-claim'],
        [],
      ]);
      const { meta } = await server.client.events.list({ province: 'lindgrunt' });
      expect(meta.warnings).toMatchObject([{ suggestions: ['lindgrund'] }]);
    };
    const searched = async () =>
      (await server.client.research({ query: QUESTION })).data.coverage.records_searched;

    const replayed = async () => {
      const response = await fetch(`${server.address}/api/v1/fact-check`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'ferry' },
        body: JSON.stringify({ claim: CLAIM }),
      });
      const isReplayed = response.headers.get('idempotent-replayed') === 'true';
      return [isReplayed, ((await response.json()) as { data: { verdict: string } }).data.verdict];
    };

    it('an import reports withheld records, and no operation shows them', async () => {
      const summary = await partnerApi(['import', 'records', '-'], JOURNAL);
      expect(summary).toMatchObject({ read: 6, created: 6, withheld: 3 });
      await expect.poll(searched, { timeout: 5_000 }).toBe(OPEN.length);
      await expectNothingHidden();
      expect(ids(await changes())).toEqual(OPEN);
      const status = await partnerApi(['status']);
      expect(status).toMatchObject({
        records: { event: { withheld: 1 }, dossier: { withheld: 1 }, claim: { withheld: 1 } },
        publication_delay: { hours: DELAY_HOURS },
      });
      expect(Date.parse(status.publication_delay.next_release_at)).toBeGreaterThan(Date.now());
    }, 60_000);

    it('after the delay, all six operations show them with the time of release', async () => {
      const list = '/api/v1/dossiers';
      const etag = (await server.raw(list)).headers.get('etag') ?? '';
      const same = async () =>
        (await fetch(`${server.address}${list}`, { headers: { 'if-none-match': etag } })).status;
      expect(await same()).toBe(304);
      hoursLater = 2 * DELAY_HOURS;
      const releasedFrom = clock().toISOString().slice(0, 19);
      await expect.poll(searched, { timeout: 10_000 }).toBe(HIDDEN.length + OPEN.length);
      await expectAllServed();
      expect(await same()).toBe(200);
      // The records that reference a released record change too; the claim has no reference and does not.
      const told = await changes();
      expect(ids(told)).toEqual([...HIDDEN, ...OPEN]);
      const unchanged = told.filter(({ updated_at }) => updated_at < releasedFrom);
      expect(ids(unchanged)).toEqual(['open-claim']);
      const { data } = await server.client.events.get(await opaqueId());
      expect(data.published_at).toBe(data.updated_at);
      expect(await replayed()).toEqual([false, 'refuted']);
      expect(await replayed()).toEqual([true, 'refuted']);
    }, 60_000);

    it('a restart with a longer delay withholds them again, also in mirrors', async () => {
      await restart(100 * DELAY_HOURS);
      await expectNothingHidden();
      const gone = (await changes()).filter(({ status }) => status === 'retracted');
      expect(ids(gone)).toEqual(HIDDEN);
      expect(JSON.stringify(gone)).not.toMatch(/Quellin|Osterwald|Lindgrund/);
      expect(await replayed()).toEqual([false, 'insufficient_evidence']);
    }, 60_000);

    it('a restart with a shorter delay releases them', async () => {
      await restart(1);
      await expectAllServed();
      expect((await changes()).map(({ status }) => status)).toEqual(Array(6).fill('published'));
      expect((await server.client.events.get(await opaqueId())).data).toMatchObject({
        version: 3,
        corrections: [{ kind: 'withheld' }, { kind: 'release' }],
      });
    }, 60_000);

    it('without a delay, an import is served at once', async () => {
      await restart(0);
      const line = event('fresh-event', 'Another march', { sensitive: true });
      const summary = await partnerApi(['import', 'records', '-'], `${JSON.stringify(line)}\n`);
      expect(summary).toMatchObject({ created: 1, withheld: 0 });
      const { data } = await server.client.events.list();
      const versions = data.filter(({ id }) => OPAQUE.test(id)).map(({ version }) => version);
      expect(versions.sort()).toEqual([1, 3]);
    }, 60_000);
  });
});
