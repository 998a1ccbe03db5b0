// How fast the real server answers, beside its peers and the limit, in one run on one machine:
//
//   pnpm bench http [--case NAME]... [--rounds 5] [--seconds 4] [--connections 32] [--events 10000] [--json] [--save]
//
// All of it takes about fourteen minutes. --save writes benchmarks/results/http.md and http.json.
// Needs PostgreSQL (BENCH_DATABASE_URL, else 127.0.0.1:5432) and Linux, for CPU times.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchDatabase } from '../dataset/postgresql.mjs';
import { cases } from './cases.mjs';
import { startContender } from './contender.mjs';
import { measure } from './measure.mjs';
import { sameBytes } from './same-bytes.mjs';
import { prepareSetting } from './setting.mjs';
import { median, spread } from './statistics.mjs';
import { asMarkdown } from './table.mjs';

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
const rounds = Number(options.rounds);
const load = { seconds: Number(options.seconds), connections: Number(options.connections) };
const serverUrl = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const say = (line) => process.stderr.write(`${line}\n`);

const databaseUrl = await benchDatabase(serverUrl, Number(options.events), { log: say });
const setting = await prepareSetting(databaseUrl);
const wanted = cases(setting).filter(({ name }) => !options.case || options.case.includes(name));
const results = [];
for (const one of wanted) results.push(await runCase(one));

const report = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} x ${cpus()[0].model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`,
  settings: {
    rounds,
    ...load,
    events: Number(options.events),
    page_bytes: readFileSync(setting.pageFile).length,
  },
  cases: results,
};
process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : `${asMarkdown(report)}\n`);
if (options.save) {
  const results = new URL('../results/', import.meta.url);
  mkdirSync(results, { recursive: true });
  writeFileSync(new URL('http.json', results), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(new URL('http.md', results), `${asMarkdown(report)}\n`);
}

/** Every contender is up at once and idle but one; rounds go through all of them in turn. */
async function runCase({ name, what, request, requestsFile, status = 200, comparesBytes, contenders, aims }) {
  say(`${name}: ${what}`);
  const servers = [];
  try {
    for (const contender of contenders) {
      servers.push(await startContender(contender, join(setting.directory, 'servers.log')));
    }
    if (comparesBytes) await sameBytes(servers, request, readFileSync(setting.pageFile));
    const asked = { request, requestsFile, ...load };
    for (const server of servers) await measure(server, { ...asked, seconds: WARM_UP_SECONDS });
    const measured = new Map(servers.map((server) => [server.name, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const server of servers) {
        const result = await measure(server, asked);
        refuseFailures(server.name, result, status);
        measured.get(server.name).push(result);
      }
      say(`  round ${round + 1} of ${rounds}`);
    }
    return {
      name,
      what,
      contenders: servers.map((server) => summary(server.name, measured)),
      aims: judged(aims, measured),
    };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

function refuseFailures(name, { requests, errors, statuses }, status) {
  const good = status === null ? (statuses[200] ?? 0) + (statuses[304] ?? 0) : (statuses[status] ?? 0);
  if (errors > 0 || good !== requests) {
    throw new Error(
      `${name}: ${errors} errors, statuses ${JSON.stringify(statuses)} of ${requests} requests`,
    );
  }
}

function summary(name, measured) {
  const of = (member) => spread(measured.get(name).map((result) => result[member]));
  return { name, rps: of('rps'), cpu_us: of('cpu_us'), p50_ms: of('p50_ms'), p99_ms: of('p99_ms') };
}

/** A ratio of medians, by CPU time and by requests a second: above 1, ours is the faster. */
function judged(aims, measured) {
  const medianOf = (name, member) => median(measured.get(name).map((result) => result[member]));
  return aims.map(({ of, over, atLeast }) => ({
    of,
    over,
    at_least: atLeast,
    by_cpu: medianOf(over, 'cpu_us') / medianOf(of, 'cpu_us'),
    by_rps: medianOf(of, 'rps') / medianOf(over, 'rps'),
  }));
}
