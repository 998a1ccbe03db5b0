import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPartnerClient, type PartnerClientOptions } from '../src/index.js';
import { cannedServer, exampleOf, inTurn, json, problem } from './canned-server.js';

const create = (options: object) => () => createPartnerClient(options as PartnerClientOptions);
const baseUrl = 'https://api.example.org';

describe('baseUrl', () => {
  test.each(['', 'api.example.org', '/api', 'ftp://api.example.org', 'file:///x', 'https://', undefined])(
    'refuses %j: an http or https address is needed',
    (value) => {
      expect(create({ baseUrl: value })).toThrow('baseUrl must be an http or https address');
    },
  );

  test.each([null, 5])('refuses %j, which is not a string', (value) => {
    expect(create({ baseUrl: value })).toThrow('baseUrl must be a string');
  });

  test.each([
    'https://me:s3cret@example.org',
    'https://example.org/?key=s3cret',
    'https://example.org/#s3cret',
    `${baseUrl}/api/v1`,
    `${baseUrl}/api/v1/`,
  ])('refuses a user, query, fragment or /api/v1 without repeating the URL: %s', (value) => {
    expect(create({ baseUrl: value })).toThrow(
      /^baseUrl must be an http or https address without user, query, fragment and \/api\/v1$/,
    );
  });

  test.each(['', '/', '/gateway', '/gateway/'])('may end with %j', async (suffix) => {
    const server = await cannedServer(json(exampleOf('listEvents', 'page')));
    await createPartnerClient({ baseUrl: server.url + suffix }).events.list();
    expect(server.requests[0]?.url.pathname).toBe(`${suffix.replace(/\/$/, '')}/api/v1/events`);
  });
});

test.each([undefined, null])('names the missing baseUrl when the options are %j', (options) => {
  expect(() => createPartnerClient(options as unknown as PartnerClientOptions)).toThrow(
    'baseUrl must be an http or https address',
  );
});

describe('apiKey', () => {
  test.each(['', 'two words', 'pk_s3cret\n', 'pk_s3crét'])('refuses %j without repeating it', (apiKey) => {
    expect(create({ baseUrl, apiKey })).toThrow(/^apiKey must be visible ASCII characters without blanks$/);
  });

  test.each([42, null])('refuses %j, which is neither a string nor a function', (apiKey) => {
    expect(create({ baseUrl, apiKey })).toThrow('apiKey must be a string or a function');
  });

  test('is sent as a bearer token; without a key there is no Authorization header', async () => {
    const server = await cannedServer(json(exampleOf('listEvents', 'page')));
    await createPartnerClient({ baseUrl: server.url, apiKey: 'pk_test' }).events.list();
    await createPartnerClient({ baseUrl: server.url, apiKey: undefined }).events.list();
    expect(server.requests.map((request) => request.headers.authorization)).toEqual([
      'Bearer pk_test',
      undefined,
    ]);
  });
});

describe('timeoutSeconds', () => {
  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2_147_484, '5', null])(
    'refuses %j',
    (timeoutSeconds) => {
      expect(create({ baseUrl, timeoutSeconds })).toThrow(
        'timeoutSeconds must be a number from 0.001 to 2147483',
      );
    },
  );
});

test('fetch must be a function', () => {
  expect(create({ baseUrl, fetch: 'node-fetch' })).toThrow('fetch must be a function');
});

test('uses the given fetch', async () => {
  const urls: string[] = [];
  const client = createPartnerClient({
    baseUrl,
    fetch: async (url) => {
      urls.push(url);
      return Response.json(exampleOf('listEvents', 'page'));
    },
  });
  await client.events.list({ since: '24h' });
  expect(urls).toEqual(['https://api.example.org/api/v1/events?since=24h']);
});

test.each([undefined, null, 'https://api.example.org'])('refuses the options %j', (options) => {
  expect(() => createPartnerClient(options as unknown as PartnerClientOptions)).toThrow(TypeError);
});

test('refuses an unknown option by name', () => {
  expect(create({ baseUrl, baseURL: baseUrl })).toThrow(
    'client options have no baseURL; they have baseUrl, apiKey, allowApiKeyInBrowser, allowApiKeyWithoutTls, fetch, timeoutSeconds, ' +
      'retries, retryBudget, cache, userAgent, onRequest, onResponse',
  );
});

test.each([
  ['retries', -1, 'a whole number from 0 to 10'],
  ['retries', 11, 'a whole number from 0 to 10'],
  ['retries', 2.5, 'a whole number from 0 to 10'],
  ['retries', Number.NaN, 'a whole number from 0 to 10'],
  ['retryBudget', '10', 'a whole number from 0 to 1000000'],
  ['retryBudget', 0.5, 'a whole number from 0 to 1000000'],
  ['cache', 100, 'an object'],
  ['cache', null, 'an object'],
  ['userAgent', 5, 'a string'],
  ['onRequest', {}, 'a function'],
  ['onResponse', 'log', 'a function'],
])('%s of %j is refused', (name, value, rule) => {
  expect(create({ baseUrl, [name]: value })).toThrow(`${name} must be ${rule}`);
});

test.each([
  ['signal', null, 'an object'],
  ['retries', 0.5, 'a whole number from 0 to 10'],
  ['timeoutSeconds', 0, 'a number from 0.001 to 2147483'],
])('for one call, %s of %j is refused', async (name, value, rule) => {
  const { research } = createPartnerClient({ baseUrl });
  await expect(research({ query: 'Is it open?' }, { [name]: value } as object)).rejects.toThrow(
    `${name} must be ${rule}`,
  );
});

describe('an apiKey function', () => {
  test('is called before each request', async () => {
    const server = await cannedServer(json(exampleOf('listEvents', 'page')));
    let asked = 0;
    const apiKey = async () => {
      asked += 1;
      return `pk_${asked}`;
    };
    const { events } = createPartnerClient({ baseUrl: server.url, apiKey });
    await events.list();
    await events.list();
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer pk_1',
      'Bearer pk_2',
    ]);
  });

  test('is called again before a retry', async () => {
    const server = await cannedServer(
      inTurn(problem(503, 'unavailable', { 'retry-after': '0' }), json(exampleOf('listEvents', 'page'))),
    );
    let asked = 0;
    const apiKey = () => {
      asked += 1;
      return `pk_${asked}`;
    };
    await createPartnerClient({ baseUrl: server.url, apiKey }).events.list();
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer pk_1',
      'Bearer pk_2',
    ]);
  });

  test.each(['', 'two words', undefined])('may not return %j, and nothing is sent', async (key) => {
    const server = await cannedServer(json({}));
    const { events } = createPartnerClient({ baseUrl: server.url, apiKey: () => key as string });
    await expect(events.list()).rejects.toThrow('apiKey must be visible ASCII characters without blanks');
    expect(server.requests).toEqual([]);
  });

  test('rejects the call with its own error, without a retry', async () => {
    const reason = new Error('the vault is sealed');
    const apiKey = vi.fn().mockRejectedValue(reason);
    const { events } = createPartnerClient({ baseUrl, apiKey });
    await expect(events.list()).rejects.toBe(reason);
    expect(apiKey).toHaveBeenCalledTimes(1);
  });

  test('is subject to the timeout of the call', async () => {
    const { events } = createPartnerClient({
      baseUrl,
      apiKey: () => new Promise(() => {}),
      timeoutSeconds: 0.05,
    });
    await expect(events.list()).rejects.toThrow('no whole answer within 0.05 s');
  });
});

describe('over http', () => {
  const allowApiKeyWithoutTls = 'everyone on the way can read the key';

  test.each(['http://api.example.org', 'http://192.0.2.7:3000', 'http://127.0.0.1.example.org'])(
    'refuses a key for %s unless allowApiKeyWithoutTls repeats the warning',
    (address) => {
      expect(create({ baseUrl: address, apiKey: 'pk_test' })).toThrow('apiKey over http');
      expect(create({ baseUrl: address, apiKey: () => 'pk_test' })).toThrow('apiKey over http');
      expect(create({ baseUrl: address, apiKey: 'pk_test', allowApiKeyWithoutTls: 'yes' })).toThrow(
        allowApiKeyWithoutTls,
      );
      expect(create({ baseUrl: address, apiKey: 'pk_test', allowApiKeyWithoutTls })).not.toThrow();
      expect(create({ baseUrl: address })).not.toThrow();
    },
  );

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'accepts a key for this machine: %s',
    (address) => {
      expect(create({ baseUrl: address, apiKey: 'pk_test' })).not.toThrow();
    },
  );
});

describe('in a browser', () => {
  beforeEach(() => vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' }));
  afterEach(() => vi.unstubAllGlobals());

  test.each(['pk_test', () => 'pk_test'])('refuses a key', (apiKey) => {
    expect(create({ baseUrl, apiKey })).toThrow('apiKey in a browser: ask through a server');
    expect(create({ baseUrl, apiKey, allowApiKeyInBrowser: 'yes' })).toThrow('apiKey in a browser');
  });

  test('accepts a key when allowApiKeyInBrowser repeats the warning', async () => {
    const server = await cannedServer(json(exampleOf('listEvents', 'page')));
    const allowApiKeyInBrowser = 'every reader of the page can copy the key';
    await createPartnerClient({ baseUrl: server.url, apiKey: 'pk_test', allowApiKeyInBrowser }).events.list();
    expect(server.requests[0]?.headers.authorization).toBe('Bearer pk_test');
  });

  test('works without a key and leaves User-Agent to the browser', async () => {
    const server = await cannedServer(json(exampleOf('listEvents', 'page')));
    await createPartnerClient({ baseUrl: server.url, userAgent: 'harbour-news/2.1' }).events.list();
    expect(server.requests[0]?.headers['user-agent']).not.toContain('harbour-news');
  });
});
