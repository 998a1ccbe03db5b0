// How long one partner's reads and questions wait while another asks the costliest research, 20 at a time:
//
//   pnpm bench freeze [--workers 0,1,2] [--seconds N]
//
// Over the records of `importReal` in PostgreSQL (TEST_DATABASE_URL, TEST_DATA_DIR). Reads are lists that nobody asked for
// before, 20 a second; both are timed from when they were due.
import { mkdtempSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { TERMS } from '@partner-api/contract';
import { openPostgresql } from '@partner-api/storage/engine';
import { startContender } from '../http/contender.mjs';
import { createKey, keyedServer } from '../http/our-server.mjs';
import { withDatabase } from './database.mjs';
import { importReal } from './real-records.mjs';

const { values } = parseArgs({
  options: { workers: { type: 'string', default: '0,1,2' }, seconds: { type: 'string', default: '15' } },
});
const { TEST_DATABASE_URL: serverUrl, TEST_DATA_DIR: directory } = process.env;
if (!serverUrl || !directory) throw new Error('TEST_DATABASE_URL and TEST_DATA_DIR must be set');

const agent = new Agent({ keepAlive: true, maxSockets: 128 });
const AT_ONCE = 20;
const READS_PER_SECOND = 20;
const QUESTIONS_PER_SECOND = 1;
const TEXTS = {
  // Unfolds eighteenfold: refused by its length since, at what that costs.
  ligatures: '\ufdfa'.repeat(1_970),
  words:
    'How many civilians did armed groups near the airport kill in Homs, Idlib and Aleppo in March 2017? '.repeat(
      19,
    ),
};

await withDatabase(serverUrl, async (databaseUrl) => {
  const database = await openPostgresql({ connectionString: databaseUrl });
  await importReal(database, directory);
  await database.close();
  const log = path.join(mkdtempSync(path.join(tmpdir(), 'partner-api-freeze-')), 'server.log');
  const rows = [];
  const keyOf = (partner) => createKey(databaseUrl, TERMS.version, {}, partner);
  for (const workers of values.workers.split(',')) {
    const limits = { LIMIT_IN_PROGRESS: '60', LIMIT_IN_PROGRESS_PER_PARTNER: '20' };
    const server = await startContender(
      keyedServer('ours', databaseUrl, { ...limits, RESEARCH_WORKERS: workers, LOG_LEVEL: 'warn' }),
      log,
    );
    const [attacker, other] = [await keyOf('Attacker'), await keyOf('Other')];
    try {
      for (const [kind, text] of [['nothing', null], ...Object.entries(TEXTS)])
        rows.push({ workers, attack: kind, ...(await measured(server, text, attacker, other)) });
    } finally {
      await server.stop();
    }
  }
  console.table(rows);
});

async function measured(server, text, attacker, other) {
  const endsAt = performance.now() + Number(values.seconds) * 1000;
  let asked = 0;
  const attack = async () => {
    while (text !== null && performance.now() < endsAt) {
      await ask(server, 'POST', '/api/v1/research', { key: attacker, body: { query: text } });
      asked += 1;
    }
  };
  const reads = [];
  const questions = [];
  const paced = async (perSecond, times, one) => {
    const underWay = [];
    for (let due = performance.now(), at = 0; due < endsAt; due += 1000 / perSecond, at++) {
      await delay(Math.max(0, due - performance.now()));
      const from = due;
      underWay.push(one(at).then(({ status }) => times.push({ status, ms: performance.now() - from })));
    }
    await Promise.all(underWay);
  };
  await Promise.all([
    ...Array.from({ length: AT_ONCE }, attack),
    paced(READS_PER_SECOND, reads, (at) =>
      ask(server, 'GET', `/api/v1/events?since=${90_000 + at}h&limit=20`, { key: other }),
    ),
    paced(QUESTIONS_PER_SECOND, questions, (at) =>
      ask(server, 'POST', '/api/v1/research', {
        key: other,
        body: { query: `What happened in Homs in ${2016 + (at % 4)}?` },
      }),
    ),
  ]);
  const ok = (times) => times.filter(({ status }) => status === 200).map(({ ms }) => ms);
  return {
    attacks: asked,
    refused: [...reads, ...questions].filter(({ status }) => status !== 200).length,
    read_p50: quantile(ok(reads), 0.5),
    read_p99: quantile(ok(reads), 0.99),
    question_p50: quantile(ok(questions), 0.5),
    question_worst: quantile(ok(questions), 1),
  };
}

function quantile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}

function ask({ address }, method, at, { key, body }) {
  const text = body && JSON.stringify(body);
  return new Promise((resolve) => {
    const outgoing = request(
      `${address}${at}`,
      {
        ...{ method, agent },
        headers: {
          Authorization: `Bearer ${key}`,
          ...(text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
        },
      },
      (incoming) => incoming.resume().on('end', () => resolve({ status: incoming.statusCode })),
    );
    outgoing.on('error', ({ code }) => resolve({ status: code }));
    outgoing.end(text);
  });
}
