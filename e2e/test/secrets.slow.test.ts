import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import {
  copyOfEmptyDatabase,
  type DatabaseLocation,
  freePort,
  type OwnPostgresql,
  ownPostgresqlMissing,
  startOwnPostgresql,
} from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_LIMITS } from './support/partner-server.js';
import { killProgram, type Program, partnerApi, readyAddress, startProgram } from './support/run-program.js';
import { filesBeneath, holding, rowsOf, type Sink, sink } from './support/secret-sinks.js';

interface Place {
  readonly name: string;
  readonly skip: boolean;
  /** Opens a database and returns its location and the directory of its files. */
  open(): Promise<{ location: DatabaseLocation; directory: string; close(): Promise<void> }>;
}

const places: Place[] = [
  {
    name: 'embedded',
    skip: false,
    open: async () => {
      const { directory, remove } = await copyOfEmptyDatabase();
      return { location: { directory }, directory, close: remove };
    },
  },
  {
    // A separate PostgreSQL server, because the test also searches its files and log.
    name: `postgresql${ownPostgresqlMissing ? ` (${ownPostgresqlMissing})` : ''}`,
    skip: ownPostgresqlMissing !== null,
    open: async () => {
      const own: OwnPostgresql = await startOwnPostgresql();
      const { connectionString, directory } = own;
      return { location: { connectionString }, directory, close: own.remove };
    },
  },
];

/** Random in every run, so that traces of an earlier run are not found. */
const marker = `marker-${randomBytes(12).toString('hex')}`;

describe.each(places)('a key, on $name', (place) => {
  describe.skipIf(place.skip)('sent in the header and in wrong places', () => {
    let key: string;
    let keyId: string;
    let sinks: Sink[];
    let server: Program;
    let close: (() => Promise<void>) | undefined;

    beforeAll(async () => {
      const opened = await place.open();
      close = opened.close;
      const { location } = opened;
      const metricsPort = await freePort();
      const environment = {
        ...('directory' in location
          ? { DATA_DIR: location.directory }
          : { DATABASE_URL: location.connectionString }),
        ...NO_LIMITS,
        LIMIT_FAILED_AUTHENTICATION_PER_MINUTE: '0',
        SEED_DEMO: '1',
        PORT: '0',
        METRICS_PORT: String(metricsPort),
        ACCESS: 'keys',
        PUBLICATION_DELAY_HOURS: '0',
        PROVIDER_URL: 'https://desk.example/',
        LOG_LEVEL: 'trace',
      };
      server = startProgram('apps/server/dist/main.js', [], environment);
      const said = { output: '', errors: '' };
      server.stdout.on('data', (chunk) => (said.output += chunk));
      server.stderr.on('data', (chunk) => (said.errors += chunk));
      const address = await readyAddress(server);

      const terms = await fetch(`${address}/terms`, { headers: { Accept: 'application/json' } });
      const { version } = (await terms.json()) as { version: string };
      const scopes = 'read,research,fact_check';
      const create = ['keys', 'create', '--partner', 'Canary', '--scopes', scopes, '--json'];
      const { json } = await partnerApi([...create, '--accept-terms', version], environment);
      key = String(json?.key);
      keyId = String(json?.id);
      expect(key).toMatch(/^pk_/);

      const answers = await sendEverywhere(address, key);
      const { text: metrics } = await ask(`http://127.0.0.1:${metricsPort}`, 'GET', '/metrics');
      const commands = [];
      for (const args of [['keys', 'list'], ['partners', 'list'], ['audit', 'list'], ['status']]) {
        const { output, errors } = await partnerApi([...args, '--json'], environment);
        commands.push(output, errors);
      }
      const ended = once(server, 'close');
      server.kill('SIGTERM');
      await ended;

      sinks = [
        sink('standard output of the server', said.output),
        sink('log of the server', said.errors),
        sink('answers', answers.join('\n')),
        sink('metrics', metrics),
        sink('output of commands', commands.join('\n')),
        ...(await rowsOf(location)),
        ...(await filesBeneath(opened.directory)),
      ];
    }, 120_000);
    afterAll(async () => {
      if (server) await killProgram(server);
      await close?.();
    });

    it('is in no log, response, metric, table, file or dump afterwards', () => {
      const secret = key.slice(key.lastIndexOf('_') + 1);
      expect(secret.length).toBeGreaterThan(40);
      expect(holding(sinks, secret)).toEqual([]);
    });

    it('was searched for in places that contain other markers', () => {
      expect(holding(sinks, marker)).toEqual(expect.arrayContaining(['log of the server', 'answers']));
      expect(holding(sinks, keyId)).toEqual(
        expect.arrayContaining(['output of commands', 'table keys', 'table audit']),
      );
      expect(sinks.length).toBeGreaterThan(500);
      expect(holding(sinks, keyId).some((name) => name.includes('base/'))).toBe(true);
    });
  });
});

/** Sends the key in the right header and in every place where someone may put it by mistake. */
async function sendEverywhere(address: string, key: string): Promise<string[]> {
  const bearer = { Authorization: `Bearer ${key}` };
  const json = { ...bearer, 'Content-Type': 'application/json' };
  const encoded = [...key].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
  const question = { query: 'Why do farmers in Ilvara Baja protest?' };
  const answers: string[] = [];
  const send = async (...args: Parameters<typeof ask> extends [string, ...infer Rest] ? Rest : never) => {
    answers.push((await ask(address, ...args)).text);
  };

  for (const path of [
    '/api/v1/events?limit=1',
    '/api/v1/dossiers',
    '/api/v1/claims',
    `/api/v1/events/${marker}`,
  ])
    await send('GET', path, bearer);
  await send('POST', '/api/v1/research', { ...json, 'Idempotency-Key': 'one' }, question);
  await send('POST', '/api/v1/fact-check', { ...json, 'Idempotency-Key': key }, { claim: 'A dam burst.' });
  await send('POST', '/api/v1/research', { ...json, 'Idempotency-Key': `${key} ${key}` }, question);

  for (const headers of [bearer, {}]) {
    for (const name of ['api_key', 'key', 'access_token', 'Authorization', key]) {
      await send('GET', `/api/v1/events?${name}=${key}`, headers);
      await send('GET', `/api/v1/events?${name}=${encoded}`, headers);
      await send('GET', `/nope?${name}=${key}`, headers);
      await send(
        'POST',
        `/api/v1/research?${name}=${key}`,
        { ...headers, 'Content-Type': 'application/json' },
        question,
      );
    }
    for (const parameter of ['province', 'since', 'updated_since', 'limit', 'cursor'])
      await send('GET', `/api/v1/events?${parameter}=${key}`, headers);
    for (const path of [
      `/${key}`,
      `/${encoded}`,
      `/api/v1/events/${key}`,
      `/api/v1/events/${encoded}`,
      `/problems/${key}`,
    ])
      await send('GET', path, headers);
    await send('GET', `/api/v1/events/${key}`, { ...headers, Accept: key });
    await send('DELETE', `/api/v1/events/${key}`, headers);
    for (const name of [
      'X-Request-Id',
      'X-Api-Key',
      'Cookie',
      'Referer',
      'User-Agent',
      'Origin',
      'If-None-Match',
      'Accept',
      'Host',
    ])
      await send('GET', '/api/v1/events?limit=1', { ...headers, [name]: key });
  }
  for (const value of [
    `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
    key,
    `Token ${key}`,
    `Bearer ${key}x`,
  ])
    await send('GET', '/api/v1/events', { Authorization: value });
  await send('POST', '/api/v1/research', { ...json, 'Content-Type': key }, question);
  await send('POST', '/api/v1/research', json, { ...question, locale: key });
  await send('POST', '/api/v1/research', json, { ...question, [key]: key });
  await send('POST', '/api/v1/research', json, `{"query": "${key}`);
  for (const bytes of [
    `${key} / HTTP/1.1\r\nHost: x\r\n\r\n`,
    `GET /?${key} HTTP/1.1\r\nBad Header: ${key}\r\n\r\n`,
    `GET /?${key} HTTP/1.1\r\nHost: ${key}\r\nHost: ${key}\r\n\r\n`,
    `CONNECT ${key}:443 HTTP/1.1\r\nHost: x\r\n\r\n`,
    `POST /api/v1/research HTTP/1.1\r\nHost: x\r\nExpect: ${key}\r\nContent-Length: 2\r\n\r\n{}`,
  ])
    answers.push(await askRaw(address, bytes));
  for (const [path, body] of [
    ['/api/v1/research', { query: `Is ${key} valid?` }],
    ['/api/v1/fact-check', { claim: `The key is ${key}.` }],
  ] as const)
    await send('POST', path, { ...json, 'Idempotency-Key': `asked ${path}`.replace(' ', '-') }, body);
  return answers;
}

function ask(
  address: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: object | string,
): Promise<{ text: string }> {
  const { hostname, port } = new URL(address);
  const content = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const length = content === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(content)) };
  return new Promise((resolve, reject) => {
    const outgoing = request({
      hostname,
      port,
      path,
      method,
      headers: { ...length, ...headers },
      agent: false,
    });
    outgoing.on('error', reject);
    outgoing.on('response', async (incoming) => {
      let text = `${incoming.statusCode} ${incoming.rawHeaders.join('\n')}\n`;
      for await (const chunk of incoming) text += chunk;
      resolve({ text });
    });
    outgoing.end(content);
  });
}

function askRaw(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk) => (text += chunk)).on('error', () => undefined);
    socket.on('close', () => resolve(text));
    socket.write(bytes);
  });
}
