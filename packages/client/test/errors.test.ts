import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import {
  createPartnerClient,
  PartnerApiError,
  PartnerConnectionError,
  PartnerError,
  PartnerTimeoutError,
} from '../src/index.js';
import { cannedServer, closedAddress, json, problem, problemOf, type Respond } from './canned-server.js';

const KEY = 'pk_s3cretKeyThatNobodyMayRead';

/** Returns the error of `events.get` when the server answers with `respond`. */
async function failureOf(respond: Respond, options: { timeoutSeconds?: number; signal?: AbortSignal } = {}) {
  const { signal, ...clientOptions } = options;
  const server = await cannedServer(respond);
  const client = createPartnerClient({ baseUrl: server.url, apiKey: KEY, retries: 0, ...clientOptions });
  return failure(client.events.get('ev-1', { signal }));
}

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('It should have failed');
    },
    (error: unknown) => error,
  );

const html: (status: number) => Respond = (status) => (request, response) => {
  // Some proxies echo the request headers.
  const page = `<html>${JSON.stringify(request.headers)}</html>`;
  response.writeHead(status, { 'content-type': 'text/html' }).end(page);
};

describe('a problem', () => {
  test('is thrown with all its members', async () => {
    const body = problemOf(400, 'invalid-parameter', [{ parameter: 'since', detail: 'must be a window' }]);
    const error = await failureOf(json(body, 400));
    expect(error).toBeInstanceOf(PartnerApiError);
    expect(error).toMatchObject({
      name: 'PartnerApiError',
      status: 400,
      code: 'invalid-parameter',
      requestId: 'req-1',
      http: { status: 400, requestId: 'req-1', retries: 0 },
      isRetryable: false,
      problem: body,
      message: 'GET /api/v1/events/ev-1: 400 invalid-parameter: A detail.',
    });
  });

  test('of an unknown type is still a PartnerApiError', async () => {
    expect(await failureOf(problem(418, 'of-tomorrow'))).toMatchObject({ status: 418, code: 'of-tomorrow' });
  });

  test.each([
    [408, 'request-timeout', true],
    [409, 'idempotency-in-progress', true],
    [429, 'quota-exceeded', true],
    [500, 'internal-error', true],
    [503, 'unavailable', true],
    [401, 'unauthenticated', false],
    [403, 'prohibited-use', false],
    [404, 'not-found', false],
    [422, 'idempotency-key-reused', false],
  ])('%i %s: isRetryable is %s', async (status, code, isRetryable) => {
    expect(await failureOf(problem(status, code))).toMatchObject({ isRetryable });
  });
});

describe('a response that is not from the service', () => {
  test.each([200, 403, 502])('%i with HTML names the status and the type', async (status) => {
    const error = await failureOf(html(status));
    expect(error).toMatchObject({
      status,
      code: null,
      problem: null,
      requestId: null,
      isRetryable: status > 500,
    });
    expect(error).toHaveProperty(
      'message',
      expect.stringContaining(`${status} is no answer of this service: check baseUrl`),
    );
  });

  test.each([
    ['JSON without the envelope', 200, { hello: 'world' }],
    ['JSON without attribution', 200, { data: {} }],
    ['a JSON number', 200, 5],
    ['null', 200, null],
    ['a failure in another shape', 500, { error: 'oops' }],
    ['a problem that pretends to be a success', 200, problemOf(404, 'not-found')],
  ])('%s', async (_, status, body) => {
    expect(await failureOf(json(body, status))).toMatchObject({
      name: 'PartnerApiError',
      status,
      problem: null,
    });
  });

  test('an empty 204', async () => {
    expect(await failureOf((_, response) => response.writeHead(204).end())).toMatchObject({ status: 204 });
  });

  test('a redirect is not followed, because the key would be sent along', async () => {
    const elsewhere = await cannedServer(json({}));
    const error = await failureOf((_, response) => {
      response.writeHead(307, { location: elsewhere.url }).end();
    });
    expect(error).toMatchObject({ status: 307, message: expect.stringContaining('check baseUrl') });
    expect(elsewhere.requests).toEqual([]);
  });
});

describe('a connection error', () => {
  test('on a closed port', async () => {
    const { events } = createPartnerClient({ baseUrl: await closedAddress(), retries: 0 });
    const error = await failure(events.get('ev-1'));
    expect(error).toBeInstanceOf(PartnerConnectionError);
    expect(error).toMatchObject({
      isRetryable: true,
      cause: expect.any(TypeError),
      message: 'GET /api/v1/events/ev-1: no answer, the connection failed (ECONNREFUSED)',
    });
  });

  test('when the connection is cut at once', async () => {
    expect(await failureOf((_, response) => response.destroy())).toBeInstanceOf(PartnerConnectionError);
  });

  test('when the connection is cut in the middle of the body', async () => {
    const error = await failureOf((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"data":', () => response.destroy());
    });
    expect(error).toBeInstanceOf(PartnerConnectionError);
  });
});

describe('a timeout', () => {
  test('is thrown when the server does not answer', async () => {
    const error = await failureOf(() => {}, { timeoutSeconds: 0.05 });
    expect(error).toBeInstanceOf(PartnerTimeoutError);
    expect(error).toMatchObject({
      isRetryable: true,
      timeoutSeconds: 0.05,
      message: 'GET /api/v1/events/ev-1: no whole answer within 0.05 s',
    });
  });

  test('is thrown when the body does not end', async () => {
    const error = await failureOf(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
      },
      { timeoutSeconds: 0.2 },
    );
    expect(error).toBeInstanceOf(PartnerTimeoutError);
  });
});

describe('an abort', () => {
  test('is thrown with its own reason', async () => {
    const controller = new AbortController();
    const reason = new Error('the reader left');
    expect(await failureOf(() => controller.abort(reason), { signal: controller.signal })).toBe(reason);
  });

  test('without a reason is the AbortError of the runtime', async () => {
    const controller = new AbortController();
    const error = await failureOf(() => controller.abort(), { signal: controller.signal });
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(PartnerError.isInstance(error)).toBe(false);
  });

  test('before the request sends nothing', async () => {
    const server = await cannedServer(json({}));
    const { events } = createPartnerClient({ baseUrl: server.url });
    const error = await failure(events.get('ev-1', { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(server.requests).toEqual([]);
  });

  test('leaves no listener on a long-lived signal', async () => {
    const { signal } = new AbortController();
    const remove = vi.spyOn(signal, 'removeEventListener');
    const add = vi.spyOn(signal, 'addEventListener');
    await failureOf(problem(404, 'not-found'), { signal });
    expect(add).toHaveBeenCalledTimes(1);
    expect(remove.mock.calls).toEqual(add.mock.calls);
  });
});

test('no error contains the key', async () => {
  const echo: Respond = (request, response) => {
    response.writeHead(500, { 'content-type': 'text/plain' }).end(request.headers.authorization);
  };
  const failures = [
    await failureOf(echo),
    await failureOf(problem(401, 'unauthenticated')),
    await failureOf((_, response) => response.destroy()),
    await failureOf(() => {}, { timeoutSeconds: 0.05 }),
  ];
  for (const error of failures) {
    for (let layer = error; layer instanceof Error; layer = layer.cause) {
      const text = `${layer.message} ${layer.stack} ${JSON.stringify(layer)}`;
      expect(text).not.toContain(KEY);
    }
  }
});

test('inspect shows the code and the cause, and no symbols', async () => {
  const shown = inspect(await failureOf(problem(404, 'not-found')));
  expect(shown).toContain("code: 'not-found'");
  expect(shown).not.toMatch(/Symbol\(|cause/);
  expect(inspect(await failureOf((_, response) => response.destroy()))).toContain('[cause]: TypeError');
});

describe('isInstance', () => {
  test('distinguishes the errors of the client', async () => {
    const api = await failureOf(problem(404, 'not-found'));
    const connection = await failureOf((_, response) => response.destroy());
    const classes = [PartnerError, PartnerApiError, PartnerConnectionError, PartnerTimeoutError];
    expect(classes.map((type) => type.isInstance(api))).toEqual([true, true, false, false]);
    expect(classes.map((type) => type.isInstance(connection))).toEqual([true, false, true, false]);
  });

  test('recognises errors of another copy of the package', async () => {
    vi.resetModules();
    const other = await import('../src/index.js');
    expect(other.PartnerApiError).not.toBe(PartnerApiError);
    const error = await failureOf(problem(404, 'not-found'));
    expect(error).not.toBeInstanceOf(other.PartnerApiError);
    expect(other.PartnerApiError.isInstance(error)).toBe(true);
    expect(other.PartnerApiError.isInstance(error, 'not-found')).toBe(true);
  });

  test('distinguishes problems by their codes', async () => {
    const error = await failureOf(problem(404, 'not-found'));
    expect(PartnerApiError.isInstance(error, 'not-found', 'unavailable')).toBe(true);
    expect(PartnerApiError.isInstance(error, 'unavailable')).toBe(false);
    expect(PartnerApiError.isInstance(await failureOf(html(502)), 'not-found')).toBe(false);
  });

  test.each([null, undefined, 'text', {}, { name: 'PartnerApiError' }, new Error('other')])(
    'is false of %j',
    (value) => {
      expect(PartnerError.isInstance(value)).toBe(false);
      expect(PartnerApiError.isInstance(value)).toBe(false);
    },
  );
});
