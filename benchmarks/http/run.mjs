// How fast the real server answers, beside its peers and the limit, in one run on one machine:
//
//   pnpm bench http [--case NAME]... [--rounds 5] [--seconds 4] [--connections 32] [--events 10000] [--json] [--save]
//
// All of it takes about fourteen minutes. --save writes benchmarks/results/http.md.
// Needs PostgreSQL (BENCH_DATABASE_URL, else 127.0.0.1:5432) and Linux, for CPU times.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filledDatabase } from '../dataset/fill.mjs';
import { measure } from '../support/load.mjs';
import { reportOf } from '../support/report.mjs';
import { startServer } from '../support/server.mjs';
import { median, spread } from '../support/statistics.mjs';
import { cases } from './cases.mjs';
import { sameBytes } from './same-bytes.mjs';
import { prepareSetting } from './setting.mjs';

const WARM_UP_SECONDS = 2;

const { values: options } = parseArgs({
  options: {
    case: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '32' },
    events: { type: 'string', default: '10000' },
    json: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
});
const [rounds, events] = [Number(options.rounds), Number(options.events)];
const load = { duration: Number(options.seconds), connections: Number(options.connections) };
const say = (line) => process.stderr.write(`${line}\n`);

const setting = await prepareSetting(await filledDatabase(events));
const tables = {};
for (const one of cases(setting)) if (!options.case || options.case.includes(one.name)) await runCase(one);
const bytes = readFileSync(setting.pageFile).length;
const conditions = `${rounds} rounds of ${load.duration} s in turn, ${load.connections} connections, ${events} events, a page of ${bytes} bytes.`;
process.stdout.write(`${reportOf(tables, { json: options.json, conditions })}\n`);
if (options.save)
  writeFileSync(new URL('../results/http.md', import.meta.url), `${reportOf(tables, { conditions })}\n`);

/** Every contender is up at once and idle but one; rounds go through all of them in turn. */
async function runCase({ name, what, request, requestsFile, status = 200, comparesBytes, contenders, aims }) {
  say(`${name}: ${what}`);
  const servers = [];
  try {
    for (const contender of contenders)
      servers.push(await startServer(contender, join(setting.directory, 'servers.log')));
    if (comparesBytes) await sameBytes(servers, request, readFileSync(setting.pageFile));
    const loadOn = (server, more = {}) => {
      const { path = '', ...asked } = request ?? { requestsFile };
      return measure(server, { ...load, ...asked, url: server.address + path, ...more });
    };
    for (const server of servers) await loadOn(server, { duration: WARM_UP_SECONDS });
    const measured = new Map(servers.map((server) => [server.name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const server of servers) {
        const result = await loadOn(server);
        refuseFailures(server.name, result, status);
        measured.get(server.name).push(result);
      }
      say(`  round ${round + 1} of ${rounds}`);
    }
    tables[`${name}: ${what}`] = servers.map((server) => summary(server.name, measured));
    if (aims.length > 0) tables[`${name}: ratios`] = judged(aims, measured);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

function refuseFailures(name, { requests, errors, statuses }, status) {
  const good = status === null ? (statuses[200] ?? 0) + (statuses[304] ?? 0) : (statuses[status] ?? 0);
  if (errors > 0 || good !== requests)
    throw new Error(`${name}: ${errors} errors, statuses ${JSON.stringify(statuses)} of ${requests}`);
}

function summary(server, measured) {
  const of = (member) => spread(measured.get(server).map((result) => result[member]));
  const [p50, p99] = [of('p50_ms').median, of('p99_ms').median];
  return { server, 'requests/s': of('rps'), 'CPU µs a request': of('cpu_us'), 'p50 ms': p50, 'p99 ms': p99 };
}

/** A ratio of medians, by CPU time and by requests a second: above 1, ours is the faster. */
function judged(aims, measured) {
  const medianOf = (name, member) => median(measured.get(name).map((result) => result[member]));
  return aims.map(({ of, over, atLeast }) => ({
    ratio: `${of} / ${over}`,
    aim: atLeast,
    'by CPU': medianOf(over, 'cpu_us') / medianOf(of, 'cpu_us'),
    'by requests/s': medianOf(of, 'rps') / medianOf(over, 'rps'),
  }));
}
