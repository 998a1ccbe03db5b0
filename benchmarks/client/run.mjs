// What the client costs over bare `fetch`, and what a walk over a hundred thousand rows holds in memory:
//   npx pnpm bench client [rounds] [address]
// Prints one line of JSON a measurement. The server is a process of its own that answers from prepared bytes, over the
// loopback, which makes the client look as dear as it can; or, with an address, the service that runs there.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createPartnerClient } from '@partner-api/client';
import { spread } from '../http/statistics.mjs';
import { bareWays } from './bare-ways.mjs';

const [rounds = '100', address] = process.argv.slice(2);
const API_KEY = 'pk_benchmark';

const CALLS_PER_ROUND = 20;
/** They warm up the connection and the compiler. */
const ROUNDS_BEFORE = 10;
const ROWS = 100_000;

if (address) {
  const client = createPartnerClient({ baseUrl: address });
  await overhead('a page of 50 events of the service', `${address}/api/v1/events?limit=50`, {}, () =>
    client.events.list({ limit: 50 }),
  );
} else {
  const server = fork(new URL('./prepared-server.mjs', import.meta.url), [String(ROWS)]);
  const [{ port }] = await once(server, 'message');
  const baseUrl = `http://127.0.0.1:${port}`;
  const events = `${baseUrl}/api/v1/events`;
  const client = createPartnerClient({ baseUrl, apiKey: API_KEY });
  const headers = { authorization: `Bearer ${API_KEY}` };
  try {
    await overhead('one event', `${events}/ev-1`, headers, () => client.events.get('ev-1'));
    await overhead('one event, 5 ms away', `${events}/distant`, headers, () => client.events.get('distant'));
    for (const limit of [50, 200]) {
      await overhead(`a page of ${limit} events`, `${events}?limit=${limit}`, headers, () =>
        client.events.list({ limit }),
      );
    }
    await walk(client, {});
    await walk(client, { prefetchPages: 2 });
  } finally {
    server.kill();
  }
}

/** All ways in each round, in another order each time; the overhead is that of a round, so that drift falls on each. */
async function overhead(what, url, headers, call) {
  const ways = { ...bareWays(url, headers), client: call };
  const measured = [];
  for (let round = -ROUNDS_BEFORE; round < Number(rounds); round += 1) {
    const costs = {};
    for (const way of Object.keys(ways).sort(() => Math.random() - 0.5)) costs[way] = await costOf(ways[way]);
    if (round >= 0) measured.push(costs);
  }
  const middle = (way, kind) => Math.round(spread(measured.map((costs) => costs[way][kind])).median);
  const overheadOf = (base, kind) =>
    percent(spread(measured.map((costs) => costs.client[kind] / costs[base][kind] - 1)).median);
  print({
    what,
    calls: Number(rounds) * CALLS_PER_ROUND,
    microsecondsPerCall: Object.fromEntries(
      Object.keys(ways).map((way) => [way, { latency: middle(way, 'latency'), cpu: middle(way, 'cpu') }]),
    ),
    overheadPercent: Object.fromEntries(
      ['bare', 'bareWithTimeout'].map((base) => [
        base,
        { latency: overheadOf(base, 'latency'), cpu: overheadOf(base, 'cpu') },
      ]),
    ),
  });
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
  const heapKibibytes = [];
  const started = performance.now();
  let rows = 0;
  for await (const _ of client.events.list({ limit: 200 }, requestOptions)) {
    rows += 1;
    if (rows % (ROWS / 10) === 0) {
      globalThis.gc();
      heapKibibytes.push(Math.round(process.memoryUsage().heapUsed / 1_024));
    }
  }
  print({
    what: 'a walk over all rows',
    ...requestOptions,
    rows,
    seconds: Math.round((performance.now() - started) / 10) / 100,
    heapKibibytes,
    growthKibibytes: heapKibibytes.at(-1) - heapKibibytes[0],
  });
}

function percent(ratio) {
  return Math.round(ratio * 1_000) / 10;
}

function print(line) {
  console.log(JSON.stringify(line));
}
