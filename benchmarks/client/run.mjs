// What the client costs over bare `fetch`, and what a walk over a hundred thousand rows holds in memory:
//   npx pnpm bench client [rounds] [address]
// The server is a process of its own that answers from prepared bytes, over the loopback, which makes the client look as dear as
// it can; or, with an address, the service that runs there.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createPartnerClient } from '@partner-api/client';
import { reportOf } from '../support/report.mjs';
import { median } from '../support/statistics.mjs';
import { bareWays } from './bare-ways.mjs';

const [rounds = '100', address] = process.argv.slice(2);
const CALLS_PER_ROUND = 20;
/** They warm up the connection and the compiler. */
const ROUNDS_BEFORE = 10;
const ROWS = 100_000;

const tables = {};
if (address) {
  const client = createPartnerClient({ baseUrl: address });
  const url = `${address}/api/v1/events?limit=50`;
  tables.calls = [
    await overhead('a page of 50 of the service', url, () => client.events.list({ limit: 50 })),
  ];
} else {
  const server = fork(new URL('./prepared-server.mjs', import.meta.url), [String(ROWS)]);
  const [{ port }] = await once(server, 'message');
  const baseUrl = `http://127.0.0.1:${port}`;
  const events = `${baseUrl}/api/v1/events`;
  const client = createPartnerClient({ baseUrl, apiKey: 'pk_benchmark' });
  const pages = [50, 200].map((limit) => [
    ...[`a page of ${limit} events`, `${events}?limit=${limit}`, () => client.events.list({ limit })],
  ]);
  const calls = [
    ['one event', `${events}/ev-1`, () => client.events.get('ev-1')],
    ['one event, 5 ms away', `${events}/distant`, () => client.events.get('distant')],
    ...pages,
  ];
  try {
    tables['CPU and latency, µs a call'] = [];
    for (const call of calls) tables['CPU and latency, µs a call'].push(await overhead(...call));
    tables['A walk over all rows'] = [await walk(client, {}), await walk(client, { prefetchPages: 2 })];
  } finally {
    server.kill();
  }
}
console.log(reportOf(tables));

/** All ways in each round, in another order each time; the overhead is that of a round, so that drift falls on each. */
async function overhead(what, url, call) {
  const ways = { ...bareWays(url, { authorization: 'Bearer pk_benchmark' }), client: call };
  const measured = [];
  for (let round = -ROUNDS_BEFORE; round < Number(rounds); round += 1) {
    const costs = {};
    for (const way of Object.keys(ways).sort(() => Math.random() - 0.5)) costs[way] = await costOf(ways[way]);
    if (round >= 0) measured.push(costs);
  }
  const both = (figureOf, unit) => `${figureOf('latency')} / ${figureOf('cpu')}${unit}`;
  const costs = Object.keys(ways).map((way) => [
    way,
    both((kind) => Math.round(median(measured.map((round) => round[way][kind]))), ''),
  ]);
  const over = (base) =>
    both(
      (kind) => percent(median(measured.map(({ client, [base]: bare }) => client[kind] / bare[kind]))),
      ' %',
    );
  return {
    what,
    ...Object.fromEntries(costs),
    ...{ 'over bare': over('bare'), 'over bare with a time-out': over('with a time-out') },
  };
}

/** Microseconds a call, one after the other; the time of the processor is that of all threads of this process. */
async function costOf(call) {
  const cpuBefore = process.cpuUsage();
  const started = performance.now();
  for (let calls = 0; calls < CALLS_PER_ROUND; calls += 1) await call();
  const latency = ((performance.now() - started) * 1_000) / CALLS_PER_ROUND;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { latency, cpu: (user + system) / CALLS_PER_ROUND };
}

async function walk(client, requestOptions) {
  const heap = [];
  const started = performance.now();
  let rows = 0;
  for await (const _ of client.events.list({ limit: 200 }, requestOptions)) {
    rows += 1;
    if (rows % (ROWS / 10) !== 0) continue;
    globalThis.gc();
    heap.push(Math.round(process.memoryUsage().heapUsed / 1_024));
  }
  const seconds = (performance.now() - started) / 1_000;
  return {
    ahead: requestOptions.prefetchPages ?? 0,
    rows,
    seconds,
    'heap of each tenth, KiB': heap.join(' '),
  };
}

function percent(ratio) {
  return Math.round((ratio - 1) * 1_000) / 10;
}
