import { fileURLToPath } from 'node:url';
import { keyedServer, openServer } from './our-server.mjs';

const file = (name) => fileURLToPath(new URL(`./contenders/${name}.mjs`, import.meta.url));

const LIST = '/api/v1/events?limit=50';

/**
 * What is measured: the request, who answers it, and which ratios are aimed at. `setting` has the address of the
 * database, the page that every contender serves, its ETag and a key.
 */
export function cases(setting) {
  const { databaseUrl, pageFile, etag, key } = setting;
  const pageEnv = { PAGE_FILE: pageFile, PAGE_ETAG: etag, PAGE_PATH: LIST, DATABASE_URL: databaseUrl };
  const peer = (name, contender, env = {}) => ({ name, file: file(contender), env: { ...pageEnv, ...env } });
  const authorized = { authorization: `Bearer ${key}` };
  const withAccessControl = (name, prepared) =>
    peer(name, 'fastify-access-control', { API_KEY: key, PREPARED: prepared, LOG_FILE: setting.peerLogFile });

  const bare = peer('node:http, prepared bytes', 'node-prepared');
  const fastifyPrepared = peer('fastify 5, prepared bytes', 'fastify-prepared');
  const nodeDatabase = peer('node:http, same driver, JSON.stringify', 'node-database');
  const ours = openServer('ours', databaseUrl);
  const oursCold = openServer('ours, nothing prepared', databaseUrl, { PREPARED_PAGES_MB: '0' });
  const oursKeyed = keyedServer('ours: key, limit, log', databaseUrl);

  return [
    {
      name: 'hot list',
      what: 'one list of 50 events, asked again and again; nobody checks keys, counts or logs',
      request: { path: LIST },
      comparesBytes: true,
      contenders: [
        bare,
        peer('node:http, JSON.stringify', 'node-stringify'),
        peer('express 5 by hand', 'express'),
        peer('fastify 5, serialising by schema', 'fastify'),
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
        withAccessControl('fastify 5 and its plugins, serialising', '0'),
        withAccessControl('fastify 5 and its plugins, prepared bytes', '1'),
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
      contenders: [nodeDatabase, peer('fastify 5, same driver', 'fastify-database'), oursCold],
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
      contenders: [nodeDatabase, peer('fastify 5, same driver', 'fastify-database'), oursCold, ours],
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
