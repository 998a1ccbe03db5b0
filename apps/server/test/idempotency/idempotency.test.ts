import { randomUUID } from 'node:crypto';
import { engines } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, createKey, WITH_KEYS } from '../harness/keys.js';
import { NOW } from '../harness/records.js';
import { startTestServer, type TestServer } from '../harness/test-server.js';

const RESEARCH = '/api/v1/research';
const QUESTION = { query: 'Why did traders protest in the market?', locale: 'en' };

describe.each(engines)('Idempotency-Key on $name', (engine) => {
  describe.skipIf(engine.skip)('over HTTP', () => {
    let server: TestServer;
    let partner: { Authorization: string };
    beforeAll(async () => {
      server = await startTestServer({ engine, environment: WITH_KEYS });
      partner = bearer(await createKey(server));
    });
    afterAll(() => server.close());

    const ask = (key: string, body: object = QUESTION, path = RESEARCH, as = partner) =>
      server.post(path, body, { ...as, 'Idempotency-Key': key });

    test.each([
      [RESEARCH, QUESTION],
      ['/api/v1/fact-check', { claim: 'The bridge at Old Ford was destroyed in March.' }],
    ])('%s: replays the first answer, byte for byte', async (path, body) => {
      const key = randomUUID();
      const first = await ask(key, body, path);
      server.setTime(new Date(NOW.getTime() + 60_000));
      const again = await ask(key, body, path);
      server.setTime(NOW);
      expect([first.status, again.status]).toEqual([200, 200]);
      expect(first.headers).not.toHaveProperty('idempotent-replayed');
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect(again.text).toBe(first.text);
      for (const name of ['content-type', 'content-language', 'link', 'cache-control']) {
        expect(again.headers[name]).toBe(first.headers[name]);
      }
    });

    test('of twenty concurrent requests one does the work; the others get its answer or 409', async () => {
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(key)));
      const done = answers.filter(({ status }) => status === 200);
      expect(done.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
      expect(new Set(done.map(({ json }) => json().data.id)).size).toBe(1);
      for (const answer of answers.filter((other) => !done.includes(other))) {
        expect(answer.problem()).toMatchObject({ status: 409, code: 'idempotency-in-progress' });
        expect(answer.headers['retry-after']).toBe('1');
      }
      expect((await ask(key)).text).toBe(done[0]?.text);
    });

    test.each([
      ['another body', { query: 'Why did drivers protest in the market?' }, RESEARCH],
      ['another operation', { claim: 'Traders protested.' }, '/api/v1/fact-check'],
    ])('422 idempotency-key-reused: with %s', async (_what, body, path) => {
      const key = randomUUID();
      await ask(key);
      expect((await ask(key, body, path)).problem()).toMatchObject({
        status: 422,
        code: 'idempotency-key-reused',
      });
    });

    test('another spelling of the same request is the same request', async () => {
      const key = randomUUID();
      await ask(key);
      const { query, locale } = QUESTION;
      expect((await ask(key, { locale, query: ` ${query} ` })).headers['idempotent-replayed']).toBe('true');
    });

    test('keys are separate for each partner, and shared by the API keys of one partner', async () => {
      const key = randomUUID();
      await ask(key);
      const other = bearer(await createKey(server, { partner: 'Another desk' }));
      expect((await ask(key, { query: 'Something else?' }, RESEARCH, other)).status).toBe(200);
      const second = bearer(await createKey(server));
      expect((await ask(key, QUESTION, RESEARCH, second)).headers['idempotent-replayed']).toBe('true');
    });

    test.each([
      ['a space', 'two words'],
      ['256 characters', 'x'.repeat(256)],
      ['nothing', ''],
      ['a letter that is not ASCII', 'cl\u00e9'],
    ])('400 invalid-parameter: %s', async (_what, key) => {
      expect((await ask(key)).problem()).toMatchObject({
        status: 400,
        code: 'invalid-parameter',
        errors: [{ parameter: 'Idempotency-Key' }],
      });
    });

    test('accepts 255 visible characters; a refused request does not consume the key', async () => {
      const key = `!~${'x'.repeat(253)}`;
      expect((await ask(key, { query: 12 })).status).toBe(400);
      expect((await ask(key)).status).toBe(200);
    });

    test('without the header the work is done each time', async () => {
      const first = await server.post(RESEARCH, QUESTION, partner);
      server.setTime(new Date(NOW.getTime() + 60_000));
      const second = await server.post(RESEARCH, QUESTION, partner);
      server.setTime(NOW);
      expect(second.headers).not.toHaveProperty('idempotent-replayed');
      expect(second.json().data.generated_at).not.toBe(first.json().data.generated_at);
    });

    test('an answer with a record retracted since is not replayed', async () => {
      const claim = { claim: 'The bridge at Old Ford was destroyed in March.' };
      const key = randomUUID();
      const first = await ask(key, claim, '/api/v1/fact-check');
      expect(first.json().data.used_records).toContainEqual(expect.objectContaining({ id: 'cl-1' }));
      await server.store.write(
        [{ action: 'retract', id: 'cl-1', kind: 'claim', reason: 'The review was withdrawn.' }],
        { style: 'journal', updateReason: 'Updated.', now: NOW },
      );
      await expect
        .poll(async () => (await server.post('/api/v1/fact-check', claim, partner)).text, { timeout: 5_000 })
        .not.toContain('Photographs of the day after');
      const again = await ask(key, claim, '/api/v1/fact-check');
      expect(again.status).toBe(200);
      expect(again.headers).not.toHaveProperty('idempotent-replayed');
      expect(again.text).not.toContain('Photographs of the day after');
    });
  });
});
