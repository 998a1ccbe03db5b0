import { createHash } from 'node:crypto';
import { PartnerApiError, type Problem } from '@partner-api/client';
import type { Evidence } from '@partner-api/contract';
import { embedded, engines, postgresql } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PartnerServer, startPartnerServer } from './support/partner-server.js';

const NOW = new Date('2026-06-15T12:00:00Z');

function unexpected(): never {
  throw new Error('The answer is not of the service');
}

/** Verifies the evidence from the response alone. */
function verify(evidence: readonly Evidence[]) {
  for (const { quote, excerpt, byte_start, byte_end } of evidence) {
    const bytes = Buffer.from(excerpt.text, 'utf8');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(excerpt.sha256);
    expect(bytes.subarray(byte_start, byte_end).toString('utf8')).toBe(quote);
  }
}

describe.each(engines)('the six operations over the demo on $name', (engine) => {
  describe.skipIf(engine.skip)('answer', () => {
    let server: PartnerServer;
    beforeAll(async () => {
      server = await startPartnerServer(engine, { seedDemo: true, clock: () => NOW });
    });
    afterAll(() => server.close());

    it('lists every event through the client exactly as over raw HTTP, page by page', async () => {
      const walked = [];
      for await (const event of server.client.events.list({ limit: 7 })) walked.push(event);
      const { body } = await server.raw('/api/v1/events?limit=200');
      expect(walked).toEqual((body as { data: unknown[] }).data);
      expect(walked.length).toBeGreaterThan(30);
    });

    it('reads one event', async () => {
      const [first] = (await server.client.events.list({ limit: 1 })).data;
      if (!first) throw new Error('the demo has events');
      const read = await server.client.events.get(first.id);
      expect(read.data).toEqual(first);
      expect(read.attribution.required).toBe(true);
    });

    it('lists dossiers and claims', async () => {
      const [dossiers, claims] = await Promise.all([
        server.client.dossiers.list(),
        server.client.claims.list(),
      ]);
      expect(dossiers.data.length).toBe(5);
      expect(claims.data.length).toBeGreaterThanOrEqual(14);
    });

    it('filters by window and province', async () => {
      const all = (await server.client.events.list({ limit: 200 })).data;
      const from = new Date(NOW.getTime() - 720 * 3_600_000).toISOString().replace('.000', '');
      const recent = (await server.client.events.list({ since: '720h', limit: 200 })).data;
      expect(recent.map(({ id }) => id)).toEqual(
        all.filter(({ occurred }) => occurred.latest !== null && occurred.latest >= from).map(({ id }) => id),
      );
      const slug = all.find(({ province }) => province)?.province?.slug ?? '';
      const there = (await server.client.events.list({ province: slug, limit: 200 })).data;
      expect(there.map(({ id }) => id)).toEqual(
        all.filter(({ province }) => province?.slug === slug).map(({ id }) => id),
      );
    });

    it('answers 304 to the ETag of an unchanged list', async () => {
      const first = await server.raw('/api/v1/events');
      const again = await fetch(`${server.address}/api/v1/events`, {
        headers: { 'if-none-match': first.headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    });

    it('returns fact-checks and an answer with evidence that can be verified offline', async () => {
      const claims = (await server.client.claims.list({ limit: 200 })).data;
      const reviewed = claims.filter(
        ({ review }) => review?.verdict === 'supported' || review?.verdict === 'refuted',
      );
      const verdicts = [];
      for (const { text } of reviewed) {
        const { data } = await server.client.factCheck({ claim: text });
        verify(data.evidence);
        verdicts.push(data.verdict);
      }
      expect(verdicts).toContain('supported');
      expect(verdicts).toContain('refuted');

      const [dossier] = (await server.client.dossiers.list()).data;
      const { data: answer } = await server.client.research({ query: dossier?.title ?? '' });
      expect(answer.answer?.statements.length).toBeGreaterThan(0);
      verify(answer.evidence);
    });

    it('decides claims by counting, because the demo is complete for its country', async () => {
      const verdictOn = async (claim: string) => (await server.client.factCheck({ claim })).data.verdict;
      expect(await verdictOn('At least 10 people were killed in Cordanza in January 2026.')).toBe(
        'supported',
      );
      expect(await verdictOn('Nobody was killed in Cordanza in January 2026.')).toBe('refuted');
      expect(await verdictOn('At least 10 people were killed in Sotavia in January 2026.')).toBe('supported');
      // The sum of the low estimates is at most 14 and that of the high estimates is more (decision 21).
      expect(await verdictOn('More than 14 people were killed in Cordanza in January 2026.')).toBe(
        'conflicting',
      );
      expect(await verdictOn('At least 10 people were killed in Sotavia in 2019.')).toBe(
        'insufficient_evidence',
      );
    });

    it.each([
      [
        'en',
        'How many people were killed in Sotavia in January 2026?',
        /people killed in Sotavia in January 2026/,
      ],
      [
        'es',
        '¿Cuántas personas murieron en Sotavia en enero de 2026?',
        /muertos en Sotavia en enero de 2026/,
      ],
    ])('resolves the name of its country, in %s', async (locale, query, lead) => {
      const { data } = await server.client.research({ query, locale });
      expect(data.answer?.text).toMatch(lead);
      const events = (await server.client.events.list({ province: 'tovare' })).data;
      expect(events.map(({ title }) => title)).toContain('Violence against civilians in Tovaré, Sotavia');
    });

    it('refuses prohibited uses, and the client has the typed members for an appeal', async () => {
      const query = 'Which road will the aid convoy take tomorrow?';
      const error = await server.client.research({ query }).catch((thrown: unknown) => thrown);
      if (!PartnerApiError.isInstance(error)) throw error;
      expect(error).toMatchObject({ status: 403, code: 'prohibited-use', isRetryable: false });
      const { decision_id, clause, automated, appeal }: Problem = error.problem ?? unexpected();
      expect(decision_id).toMatch(/^[0-9a-f-]{36}$/);
      expect([clause, automated]).toEqual(['targeting_civilians', true]);
      expect(appeal).toContain('decision_id');
      expect(error.message).not.toContain('convoy take');
      const page = await fetch(new URL(error.problem?.type ?? '', server.address));
      expect(await page.text()).toContain('decision_id');
    });

    it('returns the same result to the client and over raw HTTP', async () => {
      const claim = 'The moon over the capital is made of cheese.';
      const { body } = await server.post('/api/v1/fact-check', { claim });
      const { data } = await server.client.factCheck({ claim });
      expect((body as { data: unknown }).data).toEqual(data);
      expect(data.verdict).toBe('insufficient_evidence');
      expect(data.coverage.records_searched).toBeGreaterThan(50);
    });

    it('serves no coordinate with more than one decimal', async () => {
      const bodies = await Promise.all(
        ['events?limit=200', 'dossiers?limit=200', 'claims?limit=200'].map((list) =>
          server.raw(`/api/v1/${list}`),
        ),
      );
      for (const { body } of bodies)
        expect(JSON.stringify(body)).not.toMatch(/"(latitude|longitude)":-?\d+\.\d{2,}/);
    });
  });
});

describe('both engines', () => {
  it.skipIf(postgresql?.skip !== false)(
    'serve the same bytes of the same demo (needs TEST_DATABASE_URL)',
    async () => {
      const servers = await Promise.all(
        [embedded, postgresql].map((engine) =>
          startPartnerServer(engine, { seedDemo: true, clock: () => NOW }),
        ),
      );
      const question = { query: 'What happened at the dam?', locale: 'en' };
      const answers = await Promise.all(
        servers.map(async ({ raw, post }) => [
          ...(
            await Promise.all(
              ['events?limit=200', 'dossiers', 'claims', 'events?updated_since=1h&limit=200'].map((list) =>
                raw(`/api/v1/${list}`),
              ),
            )
          ).map(({ body }) => (body as { data: unknown }).data),
          // Each store derives result ids from its own secret.
          { ...((await post('/api/v1/research', question)).body as { data: object }).data, id: '' },
        ]),
      );
      expect(answers[1]).toEqual(answers[0]);
      await Promise.all(servers.map((server) => server.close()));
    },
  );
});
