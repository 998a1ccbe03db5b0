// A steady load, in a process of its own: each request is sent when it is due, whether or not earlier ones were
// answered, and its latency counts from then. (autocannon sends what a second is due in one burst at its beginning.)
// Takes `{url, rate, seconds, connections, requestsFile}` as JSON in its argument, prints what came of it.
import { readFileSync } from 'node:fs';
import { agent, ask, paced } from '../support/load.mjs';
import { quantile } from '../support/statistics.mjs';

const { url, rate, seconds, connections, requestsFile } = JSON.parse(process.argv[2]);
const wanted = JSON.parse(readFileSync(requestsFile, 'utf8'));
agent.maxSockets = connections;
const latencies = [];
const statuses = {};
await paced(rate, seconds, async (count, due) => {
  const status = await ask(url, wanted[count % wanted.length]);
  latencies.push(performance.now() - due);
  statuses[status] = (statuses[status] ?? 0) + 1;
});
agent.destroy();
process.stdout.write(
  JSON.stringify({
    requests: latencies.length,
    p50_ms: quantile(latencies, 0.5),
    p99_ms: quantile(latencies, 0.99),
    max_ms: quantile(latencies, 1),
    // What has no status has the code of its error.
    errors: Object.keys(statuses).reduce((sum, key) => sum + (Number(key) ? 0 : statuses[key]), 0),
    statuses,
  }),
);
