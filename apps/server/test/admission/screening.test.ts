import { randomUUID } from 'node:crypto';
import { engines } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { delayMilliseconds } from '../../src/admission/screening/partner-standings.js';
import { bearer, createKey, WITH_KEYS } from '../harness/keys.js';
import { FLAGGED_TEXT, PROHIBITED, PROHIBITED_TEXT } from '../harness/prohibited.js';
import { startTestServer, type TestServer } from '../harness/test-server.js';

const RESEARCH = '/api/v1/research';
const PROHIBITED_QUERY = { query: PROHIBITED_TEXT };

describe.each(engines)('screening on $name', (engine) => {
  describe.skipIf(engine.skip)('with keys', () => {
    let server: TestServer;
    let partner: { Authorization: string };
    beforeAll(async () => {
      const environment = {
        ...WITH_KEYS,
        APPEAL_CONTACT: 'appeals@desk.example',
        AUDIT_REQUEST_TEXT: 'yes',
      };
      server = await startTestServer({ engine, environment });
      partner = bearer(await createKey(server));
    });
    afterAll(() => server.close());

    const ask = (headers: Record<string, string> = {}, body: object = PROHIBITED_QUERY) =>
      server.post(RESEARCH, body, { ...partner, ...headers });
    const decisionRow = async (answer: { json: () => { decision_id: string } }) => {
      const rows = await server.store.audit.list({ limit: 5, subject: answer.json().decision_id });
      expect(rows).toHaveLength(1);
      return rows[0];
    };

    test('the audit log names the partner, and keeps the text where the operator wants it', async () => {
      const row = await decisionRow(await ask());
      expect(row).toMatchObject({
        actor: 'Vale Herald',
        detail: { partner: 'Vale Herald', operation: 'research', text: PROHIBITED_TEXT },
      });
      expect(await server.store.audit.verify()).toMatchObject({ fault: null });
    });

    test('gives the reason in the requested language', async () => {
      const details = await Promise.all(
        ['en', 'es', 'fr', 'ar', 'ru', 'uk'].map(
          async (locale) => (await ask({}, { query: PROHIBITED_TEXT, locale })).json().detail,
        ),
      );
      expect(new Set(details).size).toBe(6);
      const unknown = await ask({}, { query: PROHIBITED_TEXT, locale: 'fi' });
      expect(unknown.json().detail).toBe(details[0]);
    });

    test('the audit log does not keep a key pasted into the text', async () => {
      const { key } = await createKey(server);
      const row = await decisionRow(await ask({}, { query: `${PROHIBITED_TEXT} My key is ${key}.` }));
      expect(JSON.stringify(row)).toContain(PROHIBITED_TEXT);
      expect(JSON.stringify(row)).not.toContain(key);
    });

    test('an unpaired surrogate is refused before screening', async () => {
      const before = await server.store.audit.head();
      const answer = await server.ask(RESEARCH, {
        method: 'POST',
        headers: { ...partner, 'Content-Type': 'application/json' },
        body: `{"query":"${PROHIBITED_TEXT} \\ud83d"}`,
      });
      expect(answer.problem()).toMatchObject({ status: 400, code: 'invalid-encoding' });
      expect(await server.store.audit.head()).toEqual(before);
    });

    test('the appeal names the contact, and so does /terms', async () => {
      expect((await ask()).json().appeal).toContain('write to appeals@desk.example,');
      const terms = await server.get('/terms', { Accept: 'text/html' });
      expect(terms.text).toContain('appeals@desk.example');
      expect(terms.text).toContain('its text.');
    });

    test('a request without permission is refused without screening', async () => {
      const { seq } = await server.store.audit.head();
      expect((await server.post(RESEARCH, PROHIBITED_QUERY)).status).toBe(401);
      const reader = bearer(await createKey(server, { scopes: ['read'] }));
      const { seq: afterKey } = await server.store.audit.head();
      expect(afterKey).toBeGreaterThan(seq);
      const refused = await server.post(RESEARCH, PROHIBITED_QUERY, reader);
      expect(refused.problem()).toMatchObject({ status: 403, code: 'insufficient-scope' });
      expect(refused.json()).not.toHaveProperty('decision_id');
      expect((await server.store.audit.head()).seq).toBe(afterKey);
    });

    test('Idempotency-Key: a refusal sent again is the same decision, written once', async () => {
      const key = { 'Idempotency-Key': randomUUID() };
      const first = await ask(key);
      const { seq } = await server.store.audit.head();
      const again = await ask(key);
      expect(again.status).toBe(403);
      expect(again.headers['idempotent-replayed']).toBe('true');
      const { request_id: _, ...replayed } = again.json();
      expect(first.json()).toMatchObject(replayed);
      expect((await server.store.audit.head()).seq).toBe(seq);
      const other = await ask(key, { query: 'Why did traders protest?' });
      expect(other.problem()).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
    });

    test('Idempotency-Key: twenty at the same time are one decision', async () => {
      const key = { 'Idempotency-Key': randomUUID() };
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(key)));
      const refused = answers.filter(({ status }) => status === 403);
      expect(new Set(refused.map((answer) => answer.json().decision_id)).size).toBe(1);
      for (const answer of answers.filter((one) => !refused.includes(one)))
        expect(answer.problem()).toMatchObject({ status: 409, code: 'idempotency-in-progress' });
    });

    test('concurrent refusals are all in the audit log', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
      for (const answer of answers) await decisionRow(answer);
      expect(await server.store.audit.verify()).toMatchObject({ fault: null });
    });
  });

  describe.skipIf(engine.skip)('limits of flags and refusals', () => {
    let server: TestServer;
    beforeAll(async () => {
      const environment = { ...WITH_KEYS, SCREENING_FLAG_LIMIT: '2', SCREENING_REFUSAL_LIMIT: '3' };
      server = await startTestServer({ engine, environment });
    });
    afterAll(() => server.close());

    const asking = async (partner: string) => {
      const headers = bearer(await createKey(server, { partner }));
      return (query: string, more: Record<string, string> = {}) =>
        server.post(RESEARCH, { query }, { ...headers, ...more });
    };
    const actionsOf = async (actor: string) =>
      (await server.store.audit.list({ limit: 50, actor })).map(({ action }) => action);
    const clear = (partner: string) =>
      server.store.audit.append({
        at: new Date(),
        actor: 'operator',
        action: 'partner.cleared',
        subject: partner,
        detail: {},
      });

    test('a flagged text is answered and recorded with its signs and without the text', async () => {
      const ask = await asking('Tarn Radio');
      const answer = await ask(FLAGGED_TEXT);
      expect(answer.status).toBe(200);
      const [row] = await server.store.audit.list({ limit: 1, actor: 'Tarn Radio' });
      expect(row).toMatchObject({
        action: 'request.flagged',
        detail: {
          partner: 'Tarn Radio',
          operation: 'research',
          rules: ['asked-of-people'],
          signs: expect.arrayContaining(['helper', 'where']),
          text_hash: await server.store.keyedHash(FLAGGED_TEXT),
        },
      });
      expect(JSON.stringify(row)).not.toContain('Qarnabad');
    });

    test('a text that is sent again with the same Idempotency-Key is flagged once', async () => {
      const ask = await asking('Tarn Courier');
      const key = { 'Idempotency-Key': randomUUID() };
      expect((await ask(FLAGGED_TEXT, key)).status).toBe(200);
      expect((await ask(FLAGGED_TEXT, key)).status).toBe(200);
      expect(await actionsOf('Tarn Courier')).toEqual(['request.flagged']);
    });

    test('a flag beyond the limit is a refusal, until the desk clears the partner', async () => {
      const ask = await asking('Tarn Observer');
      expect([(await ask(FLAGGED_TEXT)).status, (await ask(FLAGGED_TEXT)).status]).toEqual([200, 200]);
      const refused = await ask(FLAGGED_TEXT);
      expect(refused.problem()).toMatchObject({ status: 403, code: 'prohibited-use' });
      expect(refused.json()).toMatchObject({
        clause: 'targeting_civilians',
        automated: true,
        detail: expect.stringContaining('until a person has looked at them'),
      });
      expect(await actionsOf('Tarn Observer')).toEqual([
        'request.refused',
        'partner.flags_limited',
        'request.flagged',
        'request.flagged',
      ]);
      expect((await ask('Why did traders protest?')).status).toBe(200);
      const other = await asking('Tarn Review');
      expect((await other(FLAGGED_TEXT)).status).toBe(200);
      await clear('Tarn Observer');
      await expect.poll(async () => (await ask(FLAGGED_TEXT)).status, { timeout: 10_000 }).toBe(200);
    });

    test('after repeated refusals no question of the partner is answered, until the desk clears it', async () => {
      const ask = await asking('Tarn Gazette');
      const statuses: number[] = [];
      for (const { text } of PROHIBITED.slice(0, 3)) statuses.push((await ask(text)).status);
      expect(statuses).toEqual([403, 403, 403]);
      const stopped = await ask('Why did traders protest?');
      expect(stopped.problem()).toMatchObject({ status: 429, code: 'quota-exceeded' });
      expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(86_000);
      expect(await actionsOf('Tarn Gazette')).toEqual([
        'partner.questions_stopped',
        ...PROHIBITED.slice(0, 3).map(() => 'request.refused'),
      ]);
      await clear('Tarn Gazette');
      const again = () => ask('Why did traders protest?');
      await expect.poll(async () => (await again()).status, { timeout: 10_000 }).toBe(200);
    });
  });

  describe.skipIf(engine.skip)('in open access', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({ engine, environment: { LIMIT_RESEARCH_PER_MINUTE: '2' } });
    });
    afterAll(() => server.close());

    const factCheck = (headers: Record<string, string>) =>
      server.post('/api/v1/fact-check', { claim: PROHIBITED_TEXT }, headers);

    test('a refused request counts, and one too many is no decision', async () => {
      const statuses: number[] = [];
      for (let time = 0; time < 3; time++)
        statuses.push((await server.post(RESEARCH, PROHIBITED_QUERY)).status);
      expect(statuses).toEqual([403, 403, 429]);
      const rows = await server.store.audit.list({ limit: 10 });
      expect(rows.filter(({ action }) => action === 'request.refused')).toHaveLength(2);
    });

    test('names no contact without one; /terms says that no text is kept', async () => {
      expect((await factCheck({})).json().appeal).toContain('ask whoever runs this service');
      const terms = await server.get('/terms', { Accept: 'text/html' });
      expect(terms.text).toContain('The text itself is not kept.');
    });

    // Must run last: each case leaves the server in a worse state.
    test.each<[string, Record<string, string>]>([
      ['without a key', {}],
      ['with one', { 'Idempotency-Key': 'k' }],
    ])(
      'does not answer a request that cannot be written to the audit log: 500 (%s)',
      async (_what, headers) => {
        await server.database.query({
          text: 'alter table if exists audit_head rename to audit_head_away',
          values: [],
        });
        expect((await factCheck(headers)).problem()).toMatchObject({ status: 500, code: 'internal-error' });
        expect(server.log.join('')).not.toContain('Qarnabad');
      },
    );

    test.each<[string, Record<string, string>]>([
      ['without a key', {}],
      ['with one', { 'Idempotency-Key': 'k' }],
    ])('nor one without the database: 503 (%s)', async (_what, headers) => {
      await server.database.close();
      const answer = await factCheck(headers);
      expect(answer.problem()).toMatchObject({ status: 503, code: 'unavailable' });
      expect(answer.headers['retry-after']).toBe('2');
      expect(server.log.join('')).not.toContain('Qarnabad');
    });
  });
});

test('delays questions longer with each refusal beyond a quarter of the limit', () => {
  expect([0, 4, 5, 6, 7, 19].map((refusals) => delayMilliseconds(refusals, 20))).toEqual([
    0, 0, 0, 250, 500, 3_500,
  ]);
  expect(delayMilliseconds(900, 1_000)).toBe(10_000);
});
