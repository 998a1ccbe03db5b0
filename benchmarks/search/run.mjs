// What research and fact-check cost beside the number of records held, by the code that serves requests:
//
//   pnpm bench search [--engine embedded|postgresql] [--data DIRECTORY] [--claims N | --events N] [--pairs FILE]
//     [--queries 1000] [--json]
//
// With --data (default: TEST_DATA_DIR) and no --events: the events of UCDP GED Syria and the claims of CheckThat! 2020,
// and with --claims more of the latter, made of these; with --events: so many generated ones, which say the same few
// things over and over and so are the worst case for ranking. With --pairs verdicts are calibrated before, as a newsroom
// has them, to what `bench verdicts --pairs FILE` writes. PostgreSQL is BENCH_DATABASE_URL, else 127.0.0.1:5432. Each
// size is best measured in a run of its own; with more than 200,000 give it memory: NODE_OPTIONS=--max-old-space-size=12000.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { createResearcher, fitCalibration } from '@partner-api/research';
import { openStore } from '@partner-api/storage';
import { openEmbedded, openPostgresql } from '@partner-api/storage/engine';
import { fill } from '../dataset/fill.mjs';
import { benchDatabase } from '../dataset/postgresql.mjs';
import { withDatabase } from './database.mjs';
import { importReal } from './real-records.mjs';
import { asked } from './requests.mjs';

const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', default: 'embedded' },
    data: { type: 'string', default: process.env.TEST_DATA_DIR },
    events: { type: 'string' },
    claims: { type: 'string', default: '0' },
    pairs: { type: 'string' },
    queries: { type: 'string', default: '1000' },
    json: { type: 'boolean', default: false },
  },
});
if (!options.events && !options.data)
  throw new Error('Name the data with --data or TEST_DATA_DIR, or a number of --events');
const serverUrl = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/**
 * Asked before: a server in service has compiled what it runs. The real texts are others than those that are timed; those
 * written here come again and again.
 */
const warming = 200;

const result = options.engine === 'postgresql' ? await onPostgresql() : await onEmbedded();
if (options.json) console.log(JSON.stringify(result));
else for (const [name, value] of Object.entries(result)) console.log(`${name.padEnd(28)}${shown(value)}`);

async function onEmbedded() {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-search-'));
  const database = await openEmbedded({
    directory: path.join(directory, 'store'),
    statementTimeoutSeconds: 300,
  });
  try {
    if (options.events) await fill(database, Number(options.events));
    else await importReal(database, options.data, Number(options.claims));
    return await measure(database);
  } finally {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  }
}

async function onPostgresql() {
  const open = (connectionString) => openPostgresql({ connectionString, statementTimeoutSeconds: 300 });
  if (options.events) {
    const database = await open(await benchDatabase(serverUrl, Number(options.events)));
    try {
      return await measure(database);
    } finally {
      await database.close();
    }
  }
  return withDatabase(serverUrl, async (url) => {
    const database = await open(url);
    try {
      await importReal(database, options.data, Number(options.claims));
      return await measure(database);
    } finally {
      await database.close();
    }
  });
}

async function measure(database) {
  const store = openStore(database);
  if (options.pairs) await calibrate(store, options.pairs);
  let setAside = 0;
  const researcher = createResearcher({
    corpus: store,
    clock: () => new Date(),
    defaultLocale: 'en',
    onSetAside: () => setAside++,
  });
  const before = memory();
  const lag = monitorEventLoopDelay({ resolution: 5 });
  lag.enable();
  const from = performance.now();
  await researcher.refresh();
  const loadSeconds = (performance.now() - from) / 1000;
  lag.disable();
  const { records, bytes } = researcher.size();
  const held = memory() - before;
  const { questions, claims } = asked(options.data, warming + Number(options.queries));
  return {
    engine: options.engine,
    records,
    set_aside: setAside,
    load_seconds: loadSeconds,
    load_longest_turn_ms: lag.max / 1e6,
    bytes_per_record: held / records,
    packed_bytes_per_record: bytes / records,
    ...(await timed('research', questions, (query) => researcher.research({ query }))),
    ...(await timed('fact_check', claims, (claim) => researcher.factCheck({ claim }))),
    ...(await timed('search_claims', claims, (text) =>
      researcher.search({ among: 'claims', text, limit: 5 }),
    )),
    ...(await timed('search_records', questions, (text) =>
      researcher.search({ among: 'records', text, limit: 24 }),
    )),
  };
}

async function calibrate(store, file) {
  const pairs = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const targets = { precision: 0.95, falseAlarms: 0.03 };
  const { calibration } = await fitCalibration(store, pairs, targets, new Date());
  await store.calibrations.keep(calibration);
}

/** Bytes that are in use, of the heap and beside it, once what nobody holds was given back. */
function memory() {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function timed(name, texts, ask) {
  for (const text of texts.slice(0, warming)) await ask(text);
  const milliseconds = [];
  const measured = texts.slice(warming);
  const cpu = process.cpuUsage();
  for (const text of measured) {
    const from = performance.now();
    await ask(text);
    milliseconds.push(performance.now() - from);
  }
  const { user, system } = process.cpuUsage(cpu);
  milliseconds.sort((a, b) => a - b);
  const at = (share) =>
    milliseconds[Math.min(milliseconds.length - 1, Math.floor(milliseconds.length * share))];
  return {
    [`${name}_p50_ms`]: at(0.5),
    [`${name}_p99_ms`]: at(0.99),
    [`${name}_cpu_ms`]: (user + system) / 1000 / measured.length,
  };
}

function shown(value) {
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : value;
}
