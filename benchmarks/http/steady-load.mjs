// A steady load, in a process of its own: each request is sent when it is due, whether or not earlier ones were
// answered, and its latency counts from then. (autocannon sends what a second is due in one burst at its beginning.)
// Takes `{url, rate, seconds, connections, requestsFile}` as JSON in its argument, prints what came of it.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from './statistics.mjs';

const { url, rate, seconds, connections, requestsFile } = JSON.parse(process.argv[2]);
const wanted = JSON.parse(readFileSync(requestsFile, 'utf8'));
const { hostname, port } = new URL(url);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const latencies = [];
const statuses = {};
let errors = 0;

const startedAt = performance.now();
const underWay = new Set();
const total = rate * seconds;
for (let sent = 0; sent < total; ) {
  const due = Math.min(total, Math.floor(((performance.now() - startedAt) * rate) / 1_000));
  for (; sent < due; sent += 1) {
    const one = ask(wanted[sent % wanted.length], startedAt + (sent * 1_000) / rate).finally(() =>
      underWay.delete(one),
    );
    underWay.add(one);
  }
  await delay(1);
}
await Promise.all(underWay);
const took = (performance.now() - startedAt) / 1_000;
agent.destroy();

const sorted = latencies.sort((one, other) => one - other);
const good = (statuses[200] ?? 0) + (statuses[304] ?? 0);
process.stdout.write(
  JSON.stringify({
    requests: total,
    rps: total / took,
    p50_ms: quantile(sorted, 0.5),
    p99_ms: quantile(sorted, 0.99),
    max_ms: quantile(sorted, 1),
    non2xx: total - good - errors,
    errors,
    statuses,
  }),
);

async function ask({ method = 'GET', path, headers, body }, due) {
  const status = await new Promise((resolve) => {
    const outgoing = request({ hostname, port, method, path, headers, agent }, (incoming) =>
      incoming.resume().on('close', () => resolve(incoming.statusCode)),
    );
    outgoing.on('error', () => resolve(null));
    outgoing.end(body);
  });
  latencies.push(performance.now() - due);
  if (status === null) errors += 1;
  else statuses[status] = (statuses[status] ?? 0) + 1;
}
