// Holds a steady load of mixed reads and says what became of every request:
//
//   pnpm bench hold [--rate 1000] [--seconds 60] [--connections 50] [--events 10000] [--json]
//
// The real server with a key on PostgreSQL, the same with open access, and with a key on the embedded store. Latencies
// count from when a request was due, so a pause of the server shows in all those that it kept waiting. The load takes a
// core of its own, PostgreSQL and the server share the rest.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fill, filledDatabase } from '../dataset/fill.mjs';
import { measure } from '../support/load.mjs';
import { reportOf } from '../support/report.mjs';
import { createKey, KEYED, OPEN, startServer } from '../support/server.mjs';
import { ownStore } from '../support/stores.mjs';
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
const databaseUrl = await filledDatabase(events);
const setting = await prepareSetting(databaseUrl);
const embedded = await ownStore('embedded');
const database = await embedded.open();
await fill(database, events);
await database.close();

const onPostgresql = { DATABASE_URL: databaseUrl };
const onEmbedded = { ...embedded.environment, SEED_DEMO: '0' };
const servers = [
  { name: 'with a key, PostgreSQL', env: { ...KEYED, ...onPostgresql }, key: setting.key },
  { name: 'open access, PostgreSQL', env: { ...OPEN, ...onPostgresql }, key: null },
  { name: 'with a key, embedded', env: { ...KEYED, ...onEmbedded }, key: await createKey(onEmbedded) },
];
const rows = [];
for (const { key, ...started } of servers) {
  const server = await startServer(started, join(setting.directory, 'servers.log'));
  try {
    const load = { requestsFile: requestsWith(setting, key), rate, connections };
    await measure(server, { ...load, seconds: WARM_UP_SECONDS }, 'steady-load');
    const held = await measure(server, { ...load, seconds }, 'steady-load');
    const good = (held.statuses[200] ?? 0) + (held.statuses[304] ?? 0);
    rows.push({
      server: server.name,
      ...{ requests: held.requests, 'answered 200 or 304': good, others: held.requests - good },
      ...{ errors: held.errors, 'p50 ms': held.p50_ms, 'p99 ms': held.p99_ms, 'highest ms': held.max_ms },
      'CPU µs a request': held.cpu_us,
    });
  } finally {
    await server.stop();
  }
}
await embedded.remove();
const conditions = `${rate} requests a second for ${seconds} s.`;
process.stdout.write(`${reportOf({ 'A steady load': rows }, { json: options.json, conditions })}\n`);
