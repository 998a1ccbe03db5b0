import {
  type Behaviour,
  type FakeEndpoint,
  refuse,
  startFakeEndpoint,
  write,
} from '@partner-api/model/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bearer, createKey, WITH_KEYS } from '../harness/keys.js';
import { FLAGGED_TEXT, PROHIBITED_TEXT } from '../harness/prohibited.js';
import { startTestServer, type TestServer } from '../harness/test-server.js';

const ALLOWED_TEXT = 'Why did traders protest in the market?';

describe('a guard model', () => {
  let endpoint: FakeEndpoint;
  let server: TestServer;
  let partner: { Authorization: string };
  beforeAll(async () => {
    endpoint = await startFakeEndpoint();
    server = await startTestServer({
      environment: {
        ...WITH_KEYS,
        MODEL_BASE_URL: endpoint.baseUrl,
        MODEL_NAME: 'guard',
        MODEL_SCREENING: '1',
        MODEL_DEADLINE_MILLISECONDS: '500',
        SCREENING_REFUSAL_LIMIT: '0',
      },
    });
    partner = bearer(await createKey(server));
  });
  afterAll(async () => {
    await server.close();
    await endpoint.close();
  });
  beforeEach(() => endpoint.behave());

  const ask = (query: string) => server.post('/api/v1/research', { query }, partner);
  const lastRow = async () => (await server.store.audit.list({ limit: 1 }))[0];
  const screened = () =>
    endpoint.received.filter(({ asked }) => asked?.text !== undefined && asked.question === undefined);

  it('raises an allowed text to a flag, even if it says refuse', async () => {
    endpoint.behave(write({ outcome: 'refuse' }));
    expect((await ask(ALLOWED_TEXT)).status).toBe(200);
    expect(await lastRow()).toMatchObject({ action: 'request.flagged', detail: { rules: ['guard-model'] } });
  });

  it('raises a flag to a refusal with a reason', async () => {
    endpoint.behave(write({ outcome: 'refuse' }));
    const refused = await ask(FLAGGED_TEXT);
    expect(refused.status).toBe(403);
    expect(refused.json().detail).toContain('A further check');
    expect(await lastRow()).toMatchObject({
      action: 'request.refused',
      detail: { rules: ['guard-model', 'asked-of-people'] },
    });
  });

  it('lowers nothing: a flag stays a flag, and it is not asked about refused texts', async () => {
    endpoint.behave(write({ outcome: 'allow' }));
    expect((await ask(FLAGGED_TEXT)).status).toBe(200);
    expect(await lastRow()).toMatchObject({
      action: 'request.flagged',
      detail: { rules: ['asked-of-people'] },
    });
    endpoint.behave(write({ outcome: 'allow' }));
    expect((await ask(PROHIBITED_TEXT)).status).toBe(403);
    expect(endpoint.received).toEqual([]);
  });

  it.each<[string, Behaviour]>([
    ['answers with an error', refuse(400)],
    ['answers something else', write('I cannot help with that.')],
    ['answers another outcome', write({ outcome: 'block' })],
    ['does not answer in time', () => undefined],
  ])('changes nothing when it %s', async (_fault, behaviour) => {
    endpoint.behave(behaviour);
    const before = await server.store.audit.head();
    expect((await ask(ALLOWED_TEXT)).status).toBe(200);
    expect(await server.store.audit.head()).toEqual(before);
    expect(screened().length).toBeGreaterThan(0);
  });

  it('is sent only the text, without places and keys', async () => {
    const key = partner.Authorization.replace('Bearer ', '');
    await ask(`${ALLOWED_TEXT} At 35.93115, 36.63393? My key is ${key}.`);
    const [call] = screened();
    expect(Object.keys(call?.asked ?? {})).toEqual(['text']);
    expect(call?.asked?.text).toContain(ALLOWED_TEXT);
    expect(call?.text).not.toMatch(/35\.93|Vale Herald|pk_[A-Za-z0-9]/);
  });
});

describe('a model that is not configured for screening', () => {
  let endpoint: FakeEndpoint;
  let server: TestServer;
  beforeAll(async () => {
    endpoint = await startFakeEndpoint();
    const environment = { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: 'words' };
    server = await startTestServer({ environment });
  });
  afterAll(async () => {
    await server.close();
    await endpoint.close();
  });

  it('is sent no text to screen', async () => {
    expect((await server.post('/api/v1/fact-check', { claim: FLAGGED_TEXT })).status).toBe(200);
    expect(endpoint.received.filter(({ asked }) => asked?.text !== undefined)).toEqual([]);
  });
});
