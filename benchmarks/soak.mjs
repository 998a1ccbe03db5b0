// A held load of everything that partners do, well and badly, while the desk writes: does memory grow, does anything
// stay open? `npx pnpm bench soak [minutes] [requests a second]`, by default 10 minutes of 100 a second. On an embedded store
// of its own with the demonstration data, or on the database that DATABASE_URL names.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { measuredStore, startServer } from './partner-server.mjs';

const [minutes = 10, perSecond = 100] = process.argv.slice(2).map(Number);
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const SAMPLE_SECONDS = 2;
/** The lowest of so many seconds is what is left when garbage has been collected. */
const WINDOW_SECONDS = 20;
/** Until caches are filled and code is compiled. */
const WARM_UP_SHARE = 0.25;
const DESK_SECONDS = 10;

const store = await measuredStore();
const { environment, engine, remove } = store;
const server = await startServer({ ...environment, ACCESS: 'open', SEED_DEMO: '1' });
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const outcomes = new Map();
const latencies = [];
const samples = [];
let asked = 0;
let goOn = true;

const question = (query) => ({ method: 'POST', path: '/api/v1/research', body: { query } });
const claim = (text) => ({ method: 'POST', path: '/api/v1/fact-check', body: { claim: text } });
const get = (at, headers = {}) => ({ method: 'GET', path: at, headers });
/** Drawn by lot. Most are reads; some are wrong, some are left before they are answered. */
const KINDS = [
  ...Array(6).fill(() => get(`/api/v1/events?limit=${1 + Math.floor(Math.random() * 200)}`)),
  ...Array(3).fill(() => get('/api/v1/events?since=720h&limit=20')),
  ...Array(2).fill(() => get('/api/v1/claims?limit=50')),
  ...Array(2).fill(() => get('/api/v1/dossiers')),
  () => get('/api/v1/events?updated_since=24h&limit=50'),
  () => get('/api/v1/events/demo-event-brenosa-blast'),
  () => get('/api/v1/events?limit=10', { 'If-None-Match': '*' }),
  () => question('Why do farmers in Ilvara Baja protest?'),
  () => ({
    ...question(`What happened at number ${asked}?`),
    headers: { 'Idempotency-Key': `soak-${asked % 500}-${asked}` },
  }),
  () => claim('The Federal Court in Sarenes ordered the Tarmonde dam to be demolished.'),
  () => get(`/api/v1/events/nothing-${asked}`),
  () => get(`/api/v1/events?province=nowhere-${asked}`),
  () => get(`/api/v1/events?cursor=${'x'.repeat(asked % 50)}`),
  () => get(`/nope/${asked}`),
  () => ({ method: 'POST', path: '/api/v1/research', body: '{"query": ' }),
  () => ({ method: 'DELETE', path: '/api/v1/events' }),
  () => ({ ...get('/api/v1/events?limit=200'), leaveAfterMilliseconds: Math.random() * 5 }),
  () => ({ ...question('Why do farmers protest?'), leaveAfterMilliseconds: Math.random() * 5 }),
];

console.log(`${engine}: ${minutes} minutes of ${perSecond} requests a second against ${server.address}`);
const watching = watch();
const writing = write();
await load();
goOn = false;
await Promise.all([watching, writing]);
agent.destroy();
report();
process.exitCode = (await server.stop()) === 0 ? 0 : 1;
await remove();

/** At the times that the rate prescribes, whether or not earlier ones were answered. */
async function load() {
  const startedAt = performance.now();
  const total = minutes * 60 * perSecond;
  const underWay = new Set();
  while (asked < total) {
    const due = startedAt + (asked * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await delay(early);
    asked += 1;
    const one = ask(KINDS[Math.floor(Math.random() * KINDS.length)](), due).finally(() =>
      underWay.delete(one),
    );
    underWay.add(one);
  }
  await Promise.all(underWay);
}

async function ask({ method, path: at, headers = {}, body, leaveAfterMilliseconds }, due) {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const content =
    text === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
  const status = await new Promise((resolve) => {
    const left = leaveAfterMilliseconds !== undefined;
    const outgoing = request(
      `${server.address}${at}`,
      { method, agent: left ? false : agent, headers: { ...content, ...headers } },
      (incoming) => incoming.resume().on('close', () => resolve(incoming.statusCode)),
    );
    outgoing.on('error', ({ code }) => resolve(left ? 'left' : (code ?? 'failed')));
    outgoing.end(text);
    if (left) setTimeout(() => outgoing.destroy(), leaveAfterMilliseconds);
  });
  latencies.push(performance.now() - due);
  outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
}

/** The desk publishes and corrects: indexes, caches and the audit log have something to do. */
async function write() {
  for (let turn = 0; goOn; turn += 1) {
    const rows = Array.from({ length: 50 }, (_, index) =>
      JSON.stringify({
        kind: 'claim',
        id: `soak-${index}`,
        lang: 'en',
        text: `Claim ${index} as of turn ${turn}.`,
      }),
    );
    const command = spawn(
      process.execPath,
      [path.join(root, 'apps/cli/dist/main.js'), 'import', 'records', '-', '--json'],
      {
        env: { ...process.env, ...environment },
        stdio: ['pipe', 'ignore', 'inherit'],
      },
    );
    command.stdin.end(rows.join('\n'));
    const [code] = await once(command, 'exit');
    outcomes.set(`import ${code}`, (outcomes.get(`import ${code}`) ?? 0) + 1);
    for (let waited = 0; goOn && waited < DESK_SECONDS; waited += 1) await delay(1_000);
  }
}

async function watch() {
  const startedAt = performance.now();
  while (goOn) {
    const text = await (await fetch(`${server.metricsAddress}/metrics`)).text();
    const figure = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
    samples.push({
      seconds: (performance.now() - startedAt) / 1_000,
      heap: figure('nodejs_heap_size_used_bytes') / 2 ** 20,
      resident: figure('process_resident_memory_bytes') / 2 ** 20,
      handles: figure('nodejs_active_handles_total'),
      files: figure('process_open_fds'),
    });
    await delay(SAMPLE_SECONDS * 1_000);
  }
}

function report() {
  const warm = samples.filter(({ seconds }) => seconds > WARM_UP_SHARE * minutes * 60);
  const lows = lowest(warm);
  const sorted = [...latencies].sort((one, other) => one - other);
  const at = (share) => sorted[Math.floor((sorted.length - 1) * share)].toFixed(1);
  const range = (name) => {
    const values = warm.map((sample) => sample[name]);
    return `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}, at the end ${values.at(-1).toFixed(0)}`;
  };
  console.log(
    `answers by status: ${[...outcomes]
      .sort()
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')}`,
  );
  console.log(`milliseconds from when each was due: p50 ${at(0.5)}, p99 ${at(0.99)}, highest ${at(1)}`);
  console.log(`after a warm-up of ${Math.round(WARM_UP_SHARE * minutes * 60)} s:`);
  console.log(
    `  heap, lowest of ${WINDOW_SECONDS} s: ${lows.map(({ heap }) => heap.toFixed(1)).join(' ')} MB`,
  );
  console.log(`  slope of that: ${slope(lows, 'heap').toFixed(2)} MB a minute`);
  console.log(`  resident MB: ${range('resident')}; slope ${slope(warm, 'resident').toFixed(2)} MB a minute`);
  console.log(`  open handles: ${range('handles')}`);
  console.log(`  open files: ${range('files')}`);
}

function lowest(all) {
  const windows = new Map();
  for (const sample of all) {
    const window = Math.floor(sample.seconds / WINDOW_SECONDS);
    windows.set(window, [...(windows.get(window) ?? []), sample]);
  }
  return [...windows.values()].map((group) =>
    group.reduce((low, sample) => (sample.heap < low.heap ? sample : low)),
  );
}

/** Of the line that fits best, a minute. */
function slope(points, name) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map(({ seconds }) => seconds));
  const y = mean(points.map((point) => point[name]));
  const above = points.reduce((sum, point) => sum + (point.seconds - x) * (point[name] - y), 0);
  const below = points.reduce((sum, point) => sum + (point.seconds - x) ** 2, 0);
  return (60 * above) / below;
}
