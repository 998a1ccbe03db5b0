import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createPartnerClient,
  type PartnerApiError,
  PartnerConnectionError,
  PartnerTimeoutError,
} from '../src/index.js';
import { backoffSeconds, createRetryBudget } from '../src/retry-policy.js';
import {
  type CannedServer,
  cannedServer,
  closedAddress,
  exampleOf,
  inTurn,
  json,
  problem,
  type Respond,
} from './canned-server.js';

const first = exampleOf('listEvents', 'page');
const page = json(first);
const answered = json(exampleOf('research', 'answered'));
const atOnce = { 'retry-after': '0' };
const busy = problem(503, 'unavailable', atOnce);
const cut: Respond = (_, response) => response.destroy();

const clientOf = ({ url }: CannedServer, options: object = {}) =>
  createPartnerClient({ baseUrl: url, ...options });

const failure = (promise: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(promise).then(
    () => {
      throw new Error('It should have failed');
    },
    (error: unknown) => error,
  );

describe('transient failures are retried', () => {
  test.each([
    [408, 'request-timeout'],
    [409, 'idempotency-in-progress'],
    [429, 'quota-exceeded'],
    [500, 'internal-error'],
    [503, 'unavailable'],
  ])('%i %s', async (status, code) => {
    const server = await cannedServer(inTurn(problem(status, code, atOnce), page));
    const { data, http } = await clientOf(server).events.list();
    expect(data.length).toBe(2);
    expect(http.retries).toBe(1);
    expect(server.requests).toHaveLength(2);
  });

  test('a broken connection', async () => {
    const server = await cannedServer(inTurn(cut, page));
    expect((await clientOf(server).events.list()).http.retries).toBe(1);
  });

  test("a proxy's error page", async () => {
    const server = await cannedServer(inTurn((_, response) => response.writeHead(502).end('<html>'), page));
    expect((await clientOf(server).events.list()).http.retries).toBe(1);
  });

  test('twice, and then the error has the number of retries', async () => {
    const server = await cannedServer(busy);
    const error = await failure(clientOf(server).events.list());
    expect(error).toMatchObject({
      code: 'unavailable',
      status: 503,
      http: { retries: 2, retryAfterSeconds: 0 },
    });
    expect(server.requests).toHaveLength(3);
  });

  test.each([0, 1, 4])('%i times with retries: %i', async (retries) => {
    const server = await cannedServer(busy);
    await failure(clientOf(server, { retries }).events.list());
    expect(server.requests).toHaveLength(retries + 1);
  });
});

describe('a call may override', () => {
  test('retries and timeoutSeconds', async () => {
    const server = await cannedServer(busy);
    const { events, research } = clientOf(server);
    await failure(events.get('ev-1', { retries: 0 }));
    expect(server.requests).toHaveLength(1);
    await failure(research({ query: 'Is the bridge open?' }, { retries: 1 }));
    expect(server.requests).toHaveLength(3);
    const silent = await cannedServer(() => {});
    const error = await failure(clientOf(silent).claims.list({}, { timeoutSeconds: 0.05 }));
    expect(error).toMatchObject({ name: 'PartnerTimeoutError', timeoutSeconds: 0.05 });
  });

  test('retries for each page of a list and of a mirror', async () => {
    const server = await cannedServer(inTurn(json({ ...first, page: { limit: 2, next_cursor: 'c' } }), busy));
    const { events } = clientOf(server);
    await failure(events.list({}, { retries: 0 }).toArray({ max: 10 }));
    expect(server.requests).toHaveLength(2);
    await failure(events.mirror({ retries: 0 }).next());
    expect(server.requests).toHaveLength(3);
  });

  test.each([{ retries: 11 }, { timeoutSeconds: 0 }, { timeout: 5 }])(
    'nothing with the invalid options %j',
    async (options) => {
      const server = await cannedServer(page);
      await expect(clientOf(server).events.get('ev-1', options)).rejects.toThrow(TypeError);
      expect(server.requests).toEqual([]);
    },
  );
});

describe('permanent failures are not retried', () => {
  test.each([
    [400, 'invalid-parameter'],
    [401, 'unauthenticated'],
    [403, 'prohibited-use'],
    [404, 'not-found'],
    [422, 'idempotency-key-reused'],
    [409, 'of-tomorrow'],
  ])('%i %s', async (status, code) => {
    const server = await cannedServer(problem(status, code, atOnce));
    await failure(clientOf(server).events.list());
    expect(server.requests).toHaveLength(1);
  });

  test('a response that is not from the service', async () => {
    const server = await cannedServer((_, response) => response.writeHead(200).end('<html>'));
    await failure(clientOf(server).events.list());
    expect(server.requests).toHaveLength(1);
  });
});

describe('a POST', () => {
  const keysOf = ({ requests }: CannedServer) => requests.map(({ headers }) => headers['idempotency-key']);

  test('has the same idempotency key and body in all attempts', async () => {
    const server = await cannedServer(inTurn(cut, busy, answered));
    const { http } = await clientOf(server).research({ query: 'Is the bridge open?' });
    expect(http.retries).toBe(2);
    const [key, ...others] = keysOf(server);
    expect(key).toMatch(/^[!-~]{16,255}$/);
    expect(others).toEqual([key, key]);
    expect(new Set(server.requests.map(({ body }) => body)).size).toBe(1);
  });

  test('has a different key for each call, even for the same question', async () => {
    const server = await cannedServer(answered);
    const { research } = clientOf(server);
    for (let call = 0; call < 20; call += 1) await research({ query: 'Is the bridge open?' });
    expect(new Set(keysOf(server)).size).toBe(20);
  });

  test('a GET has none', async () => {
    const server = await cannedServer(page);
    await clientOf(server).events.list();
    expect(keysOf(server)).toEqual([undefined]);
  });
});

describe('Retry-After', () => {
  const arrivals = async (retryAfter: () => string) => {
    const times: number[] = [];
    const server = await cannedServer((request, response) => {
      times.push(performance.now());
      const respond =
        times.length === 1 ? problem(429, 'quota-exceeded', { 'retry-after': retryAfter() }) : page;
      respond(request, response);
    });
    await clientOf(server).events.list();
    return (times[1] ?? 0) - (times[0] ?? 0);
  };

  test('in seconds delays the retry', async () => {
    expect(await arrivals(() => '1')).toBeGreaterThanOrEqual(995);
  });

  test('as a date delays the retry', async () => {
    // Computed at the request, so that a slow start of the server does not matter.
    const inTwoSeconds = () => new Date(Date.now() + 2_000).toUTCString();
    // A date has whole seconds, so the wait is between one and two seconds.
    expect(await arrivals(inTwoSeconds)).toBeGreaterThanOrEqual(900);
  });

  test('beyond the timeout fails at once, and the error has the number of seconds', async () => {
    const server = await cannedServer(problem(429, 'quota-exceeded', { 'retry-after': '3600' }));
    const error = (await failure(clientOf(server).events.list())) as PartnerApiError;
    expect(error).toMatchObject({ code: 'quota-exceeded', http: { retryAfterSeconds: 3_600, retries: 0 } });
    expect(server.requests).toHaveLength(1);
  });
});

describe('the deadline', () => {
  test('covers all attempts and waits', async () => {
    const server = await cannedServer(inTurn(busy, () => {}));
    const error = await failure(clientOf(server, { timeoutSeconds: 2 }).events.list());
    expect(error).toBeInstanceOf(PartnerTimeoutError);
    // The cause is the failure of the first attempt.
    expect(error).toMatchObject({ cause: { code: 'unavailable' } });
    expect(server.requests).toHaveLength(2);
  });

  test('throws the last failure when the next wait would exceed it', async () => {
    const server = await cannedServer(problem(503, 'unavailable', { 'retry-after': '5' }));
    const error = await failure(clientOf(server, { timeoutSeconds: 1 }).events.list());
    expect(error).toMatchObject({ code: 'unavailable', http: { retryAfterSeconds: 5 } });
  });

  test('an abort ends a wait with its own reason', async () => {
    const server = await cannedServer(problem(503, 'unavailable', { 'retry-after': '20' }));
    const controller = new AbortController();
    const reason = new Error('the reader left');
    const call = failure(clientOf(server).events.get('ev-1', { signal: controller.signal }));
    setTimeout(() => controller.abort(reason), 100);
    expect(await call).toBe(reason);
    expect(server.requests).toHaveLength(1);
  });
});

describe('the budget', () => {
  test('is shared by all calls of a client', async () => {
    const server = await cannedServer(busy);
    const { events } = clientOf(server, { retryBudget: 3 });
    for (let call = 0; call < 5; call += 1) await failure(events.list());
    expect(server.requests).toHaveLength(5 + 3);
  });

  test('of 0 allows no retry', async () => {
    const server = await cannedServer(busy);
    await failure(clientOf(server, { retryBudget: 0 }).events.list());
    expect(server.requests).toHaveLength(1);
  });

  test('ten successes restore one retry, up to the initial number', () => {
    const spend = createRetryBudget(1);
    expect([spend(false), spend(false)]).toEqual([true, false]);
    for (let success = 0; success < 9; success += 1) spend(true);
    expect(spend(false)).toBe(false);
    spend(true);
    expect([spend(false), spend(false)]).toEqual([true, false]);
    for (let success = 0; success < 40; success += 1) spend(true);
    expect([spend(false), spend(false)]).toEqual([true, false]);
  });
});

test('waits are random, up to a bound that doubles to at most eight seconds', () => {
  fc.assert(
    fc.property(
      fc.nat(20),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (retries, random) => {
        const seconds = backoffSeconds(retries, () => random);
        const bound = Math.min(8, 0.5 * 2 ** retries);
        expect(seconds).toBe(random * bound);
      },
    ),
  );
});

test('an unreachable server gets three attempts', async () => {
  const attempts: number[] = [];
  const counted = createPartnerClient({
    baseUrl: await closedAddress(),
    onResponse: ({ attempt }) => attempts.push(attempt),
  });
  expect(await failure(counted.events.list())).toBeInstanceOf(PartnerConnectionError);
  expect(attempts).toEqual([1, 2, 3]);
});
