// How the server starts and answers, and what single reads cost the store, at sizes up to a million events with a tenth as many reviewed claims:
//
//   pnpm bench scale [--events 1000000]... [--real embedded]... [--rounds 50] [--keep DIRECTORY] [--json]
//
// `--real`: the 27,000 records that the others are copies of, as they are, on an engine (postgresql, embedded); reads are not measured.
// For each size two starts: without a snapshot of the index, and with the one that the first has kept, in DIRECTORY if given,
// where the next run finds it. PostgreSQL is BENCH_DATABASE_URL, else 127.0.0.1:5432; the data are those of TEST_DATA_DIR.
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openStore } from '@partner-api/storage';
import { openPostgresql } from '@partner-api/storage/engine';
import { countryDatabase, importReal } from '../dataset/country.mjs';
import { OPEN, spawnServer } from '../support/server.mjs';
import { quantile } from '../support/statistics.mjs';
import { ownDirectory, ownStore } from '../support/stores.mjs';
import { CLAIMS, QUESTIONS } from './questions.mjs';
import { readsOf } from './reads.mjs';

const { values: options } = parseArgs({
  options: {
    events: { type: 'string', multiple: true },
    real: { type: 'string', multiple: true, default: [] },
    keep: { type: 'string' },
    rounds: { type: 'string', default: '50' },
    json: { type: 'boolean', default: false },
  },
});
const data = process.env.TEST_DATA_DIR;
if (!data) throw new Error('TEST_DATA_DIR must be set');
const WARM_UP_ROUNDS = 2;
const READS_A_ROUND = 20;

for (const events of options.events ?? (options.real.length > 0 ? [] : ['1000000'])) {
  const url = await countryDatabase(data, Number(events));
  const directory = options.keep ?? ownDirectory();
  try {
    const result = await measured({ DATABASE_URL: url }, path.join(directory, events));
    show(`${events} events, ${events / 10} reviewed claims`, { ...result, reads: await read(url) });
  } finally {
    if (options.keep === undefined) await rm(directory, { recursive: true });
  }
}
for (const engine of options.real) {
  const { environment, open, remove } = await ownStore(engine);
  const directory = ownDirectory();
  try {
    const database = await open();
    await importReal(database, data).finally(() => database.close());
    show(`the real records, ${engine}`, await measured(environment, directory));
  } finally {
    await Promise.all([remove(), rm(directory, { recursive: true })]);
  }
}

function show(of, { starts, answers, reads, ...others }) {
  if (options.json) return console.log(JSON.stringify({ of, starts, answers, reads, ...others }));
  console.log(of, others);
  for (const table of [starts, answers, ...(reads ? [reads] : [])]) console.table(table);
}

async function measured(environment, directory) {
  const file = path.join(directory, 'index.snapshot');
  const size = () =>
    stat(file).then(
      ({ size }) => size / 2 ** 20,
      () => 0,
    );
  const env = { ...OPEN, ...environment, LOG_LEVEL: 'warn', INDEX_DIR: directory };
  const starts = {};
  if ((await size()) === 0) {
    const first = await spawnServer({ env });
    starts.without = await started(first);
    // It is written when research is ready.
    while ((await size()) === 0) await delay(200);
    await first.stop();
  }
  const second = await spawnServer({ env });
  starts.with = await started(second);
  try {
    return {
      ...{ starts, snapshot_mb: await size(), answers: await answered(second) },
      memory_after_questions_mb: second.memory().memory_most_mb,
      longest_turn_while_asked_ms: await longestTurn(second),
    };
  } finally {
    await second.stop();
  }
}

/** When it answered what, and what it took until then. */
async function started(server) {
  const startedAt = performance.now();
  const since = async (path) => {
    for (;;) {
      const { ok } = await fetch(server.address + path).catch(() => ({ ok: false }));
      if (ok) return (performance.now() - startedAt) / 1000;
      if (!server.isRunning()) throw new Error('The server ended');
      await delay(50);
    }
  };
  const reads = await since('/api/v1/events?limit=1');
  // What comes before is the loading of code.
  await longestTurn(server);
  const research = await since('/readyz/research');
  return {
    ...{ reads_seconds: reads, research_seconds: research, cpu_seconds: server.cpuSeconds() },
    ...{ longest_turn_ms: await longestTurn(server), ...server.memory() },
  };
}

/** Since it was asked last. */
async function longestTurn(server) {
  return (await server.figures())('nodejs_eventloop_lag_max_seconds') * 1000;
}

async function answered({ address, cpuSeconds }) {
  const ask = async (path, body) => {
    const response = await fetch(`${address}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  };
  const named = (texts, one) =>
    Object.fromEntries(Object.entries(texts).map(([kind, text]) => [kind, () => one(text)]));
  const questions = named(QUESTIONS, (query) => ask('research', { query }));
  const claims = named(CLAIMS, (claim) => ask('fact-check', { claim }));
  return inTurn({ ...questions, ...claims }, 1, cpuSeconds);
}

/** What single reads cost the store: one connection, no server in between. */
async function read(url) {
  const database = await openPostgresql({ connectionString: url, poolSize: 1 });
  const cpu = () => process.cpuUsage().user / 1e6;
  return inTurn(await readsOf(openStore(database)), READS_A_ROUND, cpu).finally(() => database.close());
}

/** One kind after the other, so that what else the machine does falls on all. */
async function inTurn(kinds, times, cpuSeconds) {
  const all = Object.entries(kinds).map(([kind, ask]) => ({ kind, ask, took: [], cpu: 0 }));
  for (let round = -WARM_UP_ROUNDS; round < Number(options.rounds); round++)
    for (const one of all)
      for (let time = 0; time < times; time++) {
        const [from, cpuBefore] = [performance.now(), cpuSeconds()];
        await one.ask(time);
        if (round < 0) continue;
        one.took.push(performance.now() - from);
        one.cpu += cpuSeconds() - cpuBefore;
      }
  const rounded = (value) => Number(value.toFixed(value < 10 ? 2 : 0));
  const rows = all.map(({ kind, took, cpu }) => {
    const [p50_ms, p99_ms] = [0.5, 0.99].map((share) => rounded(quantile(took, share)));
    return [kind, { cpu_ms: rounded((1000 * cpu) / took.length), p50_ms, p99_ms }];
  });
  return Object.fromEntries(rows);
}
