// A process of its own, so that making the load costs the server nothing of its time but a core.
// Takes autocannon's options as JSON in its argument, prints what came of it.
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const { requestsFile, ...options } = JSON.parse(process.argv[2]);
if (requestsFile) options.requests = JSON.parse(readFileSync(requestsFile, 'utf8'));
const { latency, requests, non2xx, errors, statusCodeStats } = await autocannon(options);
const counts = Object.entries(statusCodeStats ?? {}).map(([code, { count }]) => [code, count]);
process.stdout.write(
  JSON.stringify({
    requests: requests.total,
    rps: requests.average,
    p50_ms: latency.p50,
    p99_ms: latency.p99,
    failed: non2xx + errors,
    errors,
    statuses: Object.fromEntries(counts),
  }),
);
