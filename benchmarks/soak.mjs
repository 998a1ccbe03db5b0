// A held load of everything that partners do, well and badly, while the desk writes: does memory grow, does anything
// stay open? `npx pnpm bench soak [minutes] [requests a second] [embedded|postgresql]`, by default 10 minutes of 100 a second on
// an embedded store with the demonstration data.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { agent, ask, paced } from './support/load.mjs';
import { cli, OPEN, startServer } from './support/server.mjs';
import { quantile } from './support/statistics.mjs';
import { ownStore } from './support/stores.mjs';

const [minutes = 10, perSecond = 100, engine = 'embedded'] = process.argv.slice(2);
const seconds = minutes * 60;

const SAMPLE_SECONDS = 2;
/** The lowest of so many seconds is what is left when garbage has been collected. */
const WINDOW_SECONDS = 20;
/** Until caches are filled and code is compiled. */
const WARM_UP_SHARE = 0.25;
const DESK_SECONDS = 10;
const METRICS = {
  heap: 'nodejs_heap_size_used_bytes',
  resident: 'process_resident_memory_bytes',
  handles: 'nodejs_active_handles_total',
  files: 'process_open_fds',
};

const { environment, remove } = await ownStore(engine);
const inProgress = { LIMIT_IN_PROGRESS: '', LIMIT_IN_PROGRESS_PER_PARTNER: '' };
const env = { ...OPEN, ...inProgress, ...environment, LOG_LEVEL: 'warn', SEED_DEMO: '1' };
const server = await startServer({ env });
const outcomes = {};
const latencies = [];
const samples = [];
let goOn = true;

const count = (outcome) => {
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
};
const events = (query) => ({ path: `/api/v1/events${query}` });
const question = (query, more) => ({ method: 'POST', path: '/api/v1/research', body: { query }, ...more });
const claim = (text) => ({ method: 'POST', path: '/api/v1/fact-check', body: { claim: text } });
const leaving = (request) => ({ ...request, leaveAfterMilliseconds: Math.random() * 5 });
/** Drawn by lot. Most are reads; some are wrong, some are left before they are answered. */
const KINDS = [
  ...Array(6).fill(() => events(`?limit=${1 + Math.floor(Math.random() * 200)}`)),
  ...Array(3).fill(() => events('?since=720h&limit=20')),
  ...Array(2).fill(() => ({ path: '/api/v1/claims?limit=50' })),
  ...Array(2).fill(() => ({ path: '/api/v1/dossiers' })),
  () => events('?updated_since=24h&limit=50'),
  () => events('/demo-event-brenosa-blast'),
  () => ({ ...events('?limit=10'), headers: { 'If-None-Match': '*' } }),
  () => question('Why do farmers in Ilvara Baja protest?'),
  (number) =>
    question(`What happened at number ${number}?`, { headers: { 'Idempotency-Key': `soak-${number}` } }),
  () => claim('The Federal Court in Sarenes ordered the Tarmonde dam to be demolished.'),
  (number) => events(`/nothing-${number}`),
  (number) => events(`?province=nowhere-${number}`),
  (number) => events(`?cursor=${'x'.repeat(number % 50)}`),
  (number) => ({ path: `/nope/${number}` }),
  () => ({ method: 'POST', path: '/api/v1/research', body: '{"query": ' }),
  () => ({ method: 'DELETE', path: '/api/v1/events' }),
  () => leaving(events('?limit=200')),
  () => leaving(question('Why do farmers protest?')),
];

console.log(`${engine}: ${minutes} minutes of ${perSecond} requests a second against ${server.address}`);
const meanwhile = [watch(), write()];
await paced(perSecond, seconds, async (number, due) => {
  count(await ask(server.address, KINDS[Math.floor(Math.random() * KINDS.length)](number)));
  latencies.push(performance.now() - due);
});
goOn = false;
await Promise.all(meanwhile);
agent.destroy();
report();
process.exitCode = (await server.stop()) === 0 ? 0 : 1;
await remove();

/** The desk publishes and corrects: indexes, caches and the audit log have something to do. */
async function write() {
  for (let turn = 0; goOn; turn += 1) {
    const rows = Array.from({ length: 50 }, (_, index) => {
      const text = `Claim ${index} as of turn ${turn}.`;
      return JSON.stringify({ kind: 'claim', id: `soak-${index}`, lang: 'en', text });
    });
    const command = spawn(process.execPath, [cli, 'import', 'records', '-', '--json'], {
      env: { ...process.env, ...environment },
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    command.stdin.end(rows.join('\n'));
    const [code] = await once(command, 'exit');
    count(`import ${code}`);
    for (let waited = 0; goOn && waited < DESK_SECONDS; waited += 1) await delay(1_000);
  }
}

async function watch() {
  const startedAt = performance.now();
  while (goOn) {
    const figure = await server.figures();
    const sample = Object.fromEntries(
      Object.entries(METRICS).map(([name, metric]) => [name, figure(metric)]),
    );
    const megabytes = { heap: sample.heap / 2 ** 20, resident: sample.resident / 2 ** 20 };
    samples.push({ ...sample, ...megabytes, seconds: (performance.now() - startedAt) / 1_000 });
    await delay(SAMPLE_SECONDS * 1_000);
  }
}

function report() {
  const warm = samples.filter((sample) => sample.seconds > WARM_UP_SHARE * seconds);
  const lows = [];
  for (const sample of warm) {
    const window = Math.floor(sample.seconds / WINDOW_SECONDS);
    if (lows[window] === undefined || sample.heap < lows[window].heap) lows[window] = sample;
  }
  const lowest = lows.filter((low) => low !== undefined);
  const range = (name) => {
    const values = warm.map((sample) => Math.round(sample[name]));
    return `${Math.min(...values)} to ${Math.max(...values)}, at the end ${values.at(-1)}`;
  };
  console.log('answers by status:', outcomes);
  console.table({
    'ms from when each was due, p50, p99, highest': [0.5, 0.99, 1]
      .map((share) => quantile(latencies, share).toFixed(1))
      .join(', '),
    [`heap MB, lowest of ${WINDOW_SECONDS} s`]: lowest.map(({ heap }) => Math.round(heap)).join(' '),
    'slope of that heap, MB a minute': slope(lowest, 'heap').toFixed(2),
    'resident MB': `${range('resident')}; slope ${slope(warm, 'resident').toFixed(2)} MB a minute`,
    'open handles': range('handles'),
    'open files': range('files'),
  });
}

/** Of the line that fits best, a minute. */
function slope(points, name) {
  const mean = (of) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const x = mean((point) => point.seconds);
  const above = mean((point) => (point.seconds - x) * point[name]);
  return (60 * above) / mean((point) => (point.seconds - x) ** 2);
}
