import { fileURLToPath } from 'node:url';
import { KEYED, OPEN } from '../support/server.mjs';

const LIST = '/api/v1/events?limit=50';

/**
 * What is measured: the request, who answers it, and which ratios are aimed at. `setting` has the address of the
 * database, the page that every contender serves, its ETag and a key.
 */
export function cases(setting) {
  const { databaseUrl, pageFile, etag, key } = setting;
  const pageEnv = { PAGE_FILE: pageFile, PAGE_ETAG: etag, PAGE_PATH: LIST, DATABASE_URL: databaseUrl };
  const peer = (name, contender, SERVES, more = {}) => ({
    name,
    file: fileURLToPath(new URL(`./contenders/${contender}.mjs`, import.meta.url)),
    env: { ...pageEnv, SERVES, ...more },
  });
  const authorized = { authorization: `Bearer ${key}` };
  const accessControl = { API_KEY: key, LOG_FILE: setting.peerLogFile };
  const ofOurs = (name, env) => ({ name, env: { ...env, DATABASE_URL: databaseUrl } });

  const bare = peer('node:http, prepared bytes', 'node', 'prepared');
  const fastifyPrepared = peer('fastify 5, prepared bytes', 'fastify', 'prepared');
  const nodeDatabase = peer('node:http, same driver, JSON.stringify', 'node', 'database');
  const fastifyDatabase = peer('fastify 5, same driver', 'fastify', 'database');
  const ours = ofOurs('ours', OPEN);
  const oursCold = ofOurs('ours, nothing prepared', { ...OPEN, PREPARED_PAGES_MB: '0' });
  const oursKeyed = ofOurs('ours: key, limit, log', KEYED);

  return [
    {
      name: 'hot list',
      what: 'one list of 50 events, asked again and again; nobody checks keys, counts or logs',
      request: { path: LIST },
      comparesBytes: true,
      contenders: [
        bare,
        peer('node:http, JSON.stringify', 'node', 'stringify'),
        peer('express 5 by hand', 'express'),
        peer('fastify 5, serialising by schema', 'fastify', 'schema'),
        fastifyPrepared,
        peer('hono', 'hono'),
        peer('oRPC, validating', 'orpc'),
        peer('ts-rest on express 5 as documented', 'ts-rest'),
        ours,
      ],
      aims: [
        { of: 'ours', over: 'fastify 5, prepared bytes', atLeast: 1 },
        { of: 'ours', over: 'fastify 5, serialising by schema', atLeast: 2 },
        { of: 'ours', over: 'node:http, prepared bytes', atLeast: 0.9 },
      ],
    },
    {
      name: 'hot list with access control',
      what: 'the same with a key checked, a limit counted, security headers and a log line',
      request: { path: LIST, headers: authorized },
      comparesBytes: true,
      contenders: [
        bare,
        peer('fastify 5 and its plugins, serialising', 'fastify', 'schema', accessControl),
        peer('fastify 5 and its plugins, prepared bytes', 'fastify', 'prepared', accessControl),
        oursKeyed,
      ],
      aims: [
        { of: 'ours: key, limit, log', over: 'fastify 5 and its plugins, prepared bytes', atLeast: 1 },
        { of: 'ours: key, limit, log', over: 'node:http, prepared bytes', atLeast: 0.6 },
      ],
    },
    {
      name: 'conditional read',
      what: 'the same list, which the reader has: 304',
      request: { path: LIST, headers: { 'if-none-match': etag } },
      status: 304,
      contenders: [bare, fastifyPrepared, ours],
      aims: [{ of: 'ours', over: 'fastify 5, prepared bytes', atLeast: 1 }],
    },
    {
      name: 'cold list',
      what: 'one list of 50 events, read from PostgreSQL for each request',
      request: { path: LIST },
      contenders: [nodeDatabase, fastifyDatabase, oursCold],
      aims: [{ of: 'ours, nothing prepared', over: 'node:http, same driver, JSON.stringify', atLeast: 1 }],
    },
    {
      name: 'deep page',
      what: 'the page after the 5,000th event, by its cursor',
      request: { path: setting.deepPath },
      contenders: [oursCold, ours],
      aims: [],
    },
    {
      name: 'by id',
      what: 'one event by its identifier',
      request: { path: '/api/v1/events/bench-77' },
      contenders: [nodeDatabase, fastifyDatabase, oursCold, ours],
      aims: [
        { of: 'ours', over: 'fastify 5, same driver', atLeast: 1 },
        { of: 'ours, nothing prepared', over: 'fastify 5, same driver', atLeast: 1 },
      ],
    },
    {
      name: 'mixed',
      what: '80 % lists of 1,000 distinct queries, 15 % by id, 5 % conditional',
      requestsFile: setting.mixedFile,
      status: null,
      contenders: [nodeDatabase, ours],
      aims: [{ of: 'ours', over: 'node:http, same driver, JSON.stringify', atLeast: 1 }],
    },
    {
      name: 'fact-check',
      what: 'claims checked, a different one each time of 200',
      requestsFile: setting.factCheckFile,
      contenders: [ours],
      aims: [],
    },
    {
      name: 'research',
      what: 'questions answered, a different one each time of 200',
      requestsFile: setting.researchFile,
      contenders: [ours],
      aims: [],
    },
  ];
}
