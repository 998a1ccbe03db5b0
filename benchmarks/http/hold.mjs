// Holds a steady load of mixed reads and says what became of every request:
//
//   pnpm bench hold [--rate 1000] [--seconds 60] [--connections 50] [--events 10000] [--json]
//
// The real server with a key on PostgreSQL, the same with open access, and with a key on the embedded store. Latencies
// count from when a request was due, so a pause of the server shows in all those that it kept waiting. The load takes a
// core of its own, PostgreSQL and the server share the rest.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { embeddedDirectory } from '../dataset/embedded.mjs';
import { benchDatabase } from '../dataset/postgresql.mjs';
import { startContender } from './contender.mjs';
import { hold } from './measure.mjs';
import { createKey, keyedServer, openServer } from './our-server.mjs';
import { prepareSetting, requestsWith } from './setting.mjs';

const { values: options } = parseArgs({
  options: {
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '50' },
    events: { type: 'string', default: '10000' },
    json: { type: 'boolean', default: false },
  },
});
const [rate, seconds, connections, events] = ['rate', 'seconds', 'connections', 'events'].map((name) =>
  Number(options[name]),
);
/** Until the pages asked for were made once, and code is compiled. */
const WARM_UP_SECONDS = 10;
const say = (line) => process.stderr.write(`${line}\n`);
const serverUrl = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const databaseUrl = await benchDatabase(serverUrl, events, { log: say });
const setting = await prepareSetting(databaseUrl);
const directory = await embeddedDirectory(mkdtempSync(join(tmpdir(), 'partner-api-hold-')), events);
const embedded = { DATABASE_URL: '', DATA_DIR: directory.path, SEED_DEMO: '0' };

const contenders = [
  { ...keyedServer('with a key, PostgreSQL', databaseUrl), key: setting.key },
  { ...openServer('open access, PostgreSQL', databaseUrl), key: null },
  {
    ...keyedServer('with a key, embedded', '', embedded),
    key: await createKey('', directory.terms, embedded),
  },
];
const results = [];
for (const contender of contenders) {
  const server = await startContender(contender, join(setting.directory, 'servers.log'));
  try {
    const requestsFile = requestsWith(setting, contender.key);
    await hold(server, { requestsFile, rate, connections, seconds: WARM_UP_SECONDS });
    const held = await hold(server, { requestsFile, rate, connections, seconds });
    results.push({ name: contender.name, rate, seconds, ...held });
    say(`${contender.name}: done`);
  } finally {
    await server.stop();
  }
}
await directory.remove();
process.stdout.write(options.json ? `${JSON.stringify(results)}\n` : `${table(results)}\n`);

function table(rows) {
  return [
    '| server | requests | answered 200 or 304 | others | errors | p50 ms | p99 ms | highest ms | CPU µs a request |',
    '|-|-|-|-|-|-|-|-|-|',
    ...rows.map(({ name, requests, statuses, errors, p50_ms, p99_ms, max_ms, cpu_us }) => {
      const good = (statuses[200] ?? 0) + (statuses[304] ?? 0);
      return `| ${name} | ${requests} | ${good} | ${requests - good} | ${errors} | ${p50_ms.toFixed(1)} | ${p99_ms.toFixed(1)} | ${max_ms.toFixed(0)} | ${cpu_us.toFixed(0)} |`;
    }),
  ].join('\n');
}
