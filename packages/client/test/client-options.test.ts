import { describe, expect, test } from 'vitest';
import { createPartnerClient, type PartnerClientOptions } from '../src/index.js';
import { cannedServer, exampleOf, json } from './canned-server.js';

const create = (options: object) => () => createPartnerClient(options as PartnerClientOptions);
const baseUrl = 'https://api.example.org';

describe('baseUrl', () => {
  test.each(['', 'api.example.org', '/api', 'ftp://api.example.org', 'file:///x', undefined, null, 5])(
    'refuses %j: an http or https address is needed',
    (value) => {
      expect(create({ baseUrl: value })).toThrow('baseUrl must be an http or https address');
    },
  );

  test.each([
    'https://me:s3cret@example.org',
    'https://example.org/?key=s3cret',
    'https://example.org/#s3cret',
  ])('refuses what would be lost or leaked, and does not repeat it: %s', (value) => {
    expect(create({ baseUrl: value })).toThrow(/^baseUrl must have no user, query or fragment$/);
  });

  test('refuses one that has the version already', () => {
    expect(create({ baseUrl: `${baseUrl}/api/v1/` })).toThrow('baseUrl must be what stands before /api/v1');
  });

  test.each(['', '/', '/gateway', '/gateway/'])('may end with %j', async (suffix) => {
    const server = await cannedServer(json(exampleOf('listEvents', 'page')));
    await createPartnerClient({ baseUrl: server.url + suffix }).events.list();
    expect(server.requests[0]?.url.pathname).toBe(`${suffix.replace(/\/$/, '')}/api/v1/events`);
  });
});

describe('apiKey', () => {
  test.each(['', 'two words', 'pk_s3cret\n', 'pk_s3crét', 42, null])(
    'refuses %j without repeating it',
    (apiKey) => {
      expect(create({ baseUrl, apiKey })).toThrow(
        /^apiKey must be visible ASCII characters without blanks; leave it out for open access$/,
      );
    },
  );

  test('is sent as a bearer token, and nothing is sent without one', async () => {
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
      expect(create({ baseUrl, timeoutSeconds })).toThrow('timeoutSeconds must be a number above 0');
    },
  );
});

test('fetch must be a function', () => {
  expect(create({ baseUrl, fetch: 'node-fetch' })).toThrow('fetch must be a function');
});

test('another fetch is used when given', async () => {
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

test.each([undefined, null, 'https://api.example.org'])('options of %j are no options', (options) => {
  expect(() => createPartnerClient(options as unknown as PartnerClientOptions)).toThrow(
    'client options must be an object',
  );
});

test('an option that is not known is refused by name', () => {
  expect(create({ baseUrl, baseURL: baseUrl })).toThrow(
    'client options have no baseURL; they have baseUrl, apiKey, fetch, timeoutSeconds',
  );
});
