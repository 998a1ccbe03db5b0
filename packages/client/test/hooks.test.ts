import { describe, expect, test } from 'vitest';
import { createPartnerClient, type FinishedRequest, type OutgoingRequest } from '../src/index.js';
import { cannedServer, exampleOf, inTurn, json, problem, problemOf } from './canned-server.js';

const busy = problem(503, 'unavailable', { 'retry-after': '0' });
const page = json(exampleOf('listEvents', 'page'));

describe('onRequest', () => {
  test('sees every attempt, without the key', async () => {
    const server = await cannedServer(inTurn(busy, page));
    const seen: OutgoingRequest[] = [];
    const onRequest = (request: OutgoingRequest) =>
      seen.push({ ...request, headers: { ...request.headers } });
    const client = createPartnerClient({ baseUrl: server.url, apiKey: 'pk_s3cret', onRequest });
    await client.events.list({ since: '24h' });
    expect(seen).toMatchObject([
      { method: 'GET', url: `${server.url}/api/v1/events?since=24h`, attempt: 1 },
      { method: 'GET', attempt: 2 },
    ]);
    expect(JSON.stringify(seen)).not.toContain('pk_s3cret');
  });

  test('may add headers, asynchronously too', async () => {
    const server = await cannedServer(page);
    const onRequest = async ({ headers }: OutgoingRequest) => {
      await Promise.resolve();
      headers.traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    };
    await createPartnerClient({ baseUrl: server.url, onRequest }).events.list();
    expect(server.requests[0]?.headers.traceparent).toMatch(/^00-0af7651916cd43dd8448eb211c80319c/);
  });

  test('rejects the call with its own error, and nothing is sent', async () => {
    const server = await cannedServer(page);
    const reason = new Error('not today');
    const onRequest = () => {
      throw reason;
    };
    await expect(createPartnerClient({ baseUrl: server.url, onRequest }).events.list()).rejects.toBe(reason);
    expect(server.requests).toEqual([]);
  });
});

describe('onResponse', () => {
  test('sees the outcome of every attempt', async () => {
    const server = await cannedServer(inTurn(busy, (_, response) => response.destroy(), page));
    const seen: FinishedRequest[] = [];
    const client = createPartnerClient({ baseUrl: server.url, onResponse: (request) => seen.push(request) });
    await client.events.list();
    expect(seen).toMatchObject([
      { attempt: 1, http: { status: 503 }, error: { code: 'unavailable' } },
      { attempt: 2, http: null, error: { name: 'PartnerConnectionError' } },
      { attempt: 3, http: { status: 200, retries: 2 }, error: null },
    ]);
    for (const { seconds } of seen) expect(seconds).toBeGreaterThanOrEqual(0);
  });

  test('sees a timeout as PartnerTimeoutError', async () => {
    const server = await cannedServer(() => {});
    const seen: FinishedRequest[] = [];
    const client = createPartnerClient({
      baseUrl: server.url,
      timeoutSeconds: 0.05,
      onResponse: (request) => seen.push(request),
    });
    await client.events.list().catch(() => {});
    expect(seen).toMatchObject([{ http: null, error: { name: 'PartnerTimeoutError' } }]);
  });
});

test('hooks, an apiKey function and many retries cause no process warning', async () => {
  const warnings: string[] = [];
  const onWarning = ({ name }: Error) => warnings.push(name);
  process.on('warning', onWarning);
  // The global fetch of Node raises the listener limit of the signal and would hide the warning.
  const fetch = async () =>
    Response.json(problemOf(503, 'unavailable'), { status: 503, headers: { 'retry-after': '0' } });
  const client = createPartnerClient({
    baseUrl: 'https://api.example.org',
    fetch,
    retries: 3,
    apiKey: async () => 'pk_s3cret',
    onRequest: () => {},
    onResponse: () => {},
  });
  await expect(client.events.list()).rejects.toThrow('unavailable');
  // Node emits warnings asynchronously.
  await new Promise(setImmediate);
  process.off('warning', onWarning);
  expect(warnings).toEqual([]);
});

describe('the timeout includes the hooks', () => {
  const never = () => new Promise<void>(() => {});
  const overAt = 'no whole answer within 0.05 s';

  test.each(['onRequest', 'onResponse'])('an %s that never settles', async (hook) => {
    const server = await cannedServer(page);
    const client = createPartnerClient({ baseUrl: server.url, timeoutSeconds: 0.05, [hook]: never });
    await expect(client.events.list()).rejects.toThrow(overAt);
  });

  test('a hook that uses up the timeout, before an apiKey function that never settles', async () => {
    // Blocks the thread, so that the timer of the deadline cannot fire in time.
    const onRequest = () => {
      for (const end = performance.now() + 100; performance.now() < end; );
      return new Promise<void>((resolve) => setTimeout(resolve, 0));
    };
    const client = createPartnerClient({
      baseUrl: 'https://api.example.org',
      timeoutSeconds: 0.05,
      onRequest,
      apiKey: () => new Promise(() => {}),
    });
    await expect(client.events.list()).rejects.toThrow(overAt);
  });
});
