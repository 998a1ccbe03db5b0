// What the client costs over bare `fetch`, and what a walk over a hundred thousand rows holds in memory:
//   node --expose-gc packages/client/scripts/bench-client.mjs [calls] [address]
// Prints one line of JSON a measurement. The server is a process of its own that answers from prepared bytes, which
// makes the client look as dear as it can; or, with an address, the service that runs there without limits.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createPartnerClient } from '@partner-api/client';

const [calls = '3000', address] = process.argv.slice(2);
const API_KEY = 'pk_benchmark';

if (address) {
  const client = createPartnerClient({ baseUrl: address });
  await overhead('a page of 50 events of the service', `${address}/api/v1/events?limit=50`, {}, () =>
    client.events.list({ limit: 50 }),
  );
} else {
  const server = fork(new URL('./bench-server.mjs', import.meta.url));
  const [{ port }] = await once(server, 'message');
  const baseUrl = `http://127.0.0.1:${port}`;
  const events = `${baseUrl}/api/v1/events`;
  const client = createPartnerClient({ baseUrl, apiKey: API_KEY });
  const headers = { authorization: `Bearer ${API_KEY}` };
  try {
    await overhead('one event', `${events}/ev-1`, headers, () => client.events.get('ev-1'));
    for (const limit of [50, 200]) {
      await overhead(`a page of ${limit} events`, `${events}?limit=${limit}`, headers, () =>
        client.events.list({ limit }),
      );
    }
    await walk(client, 100_000);
  } finally {
    server.kill();
  }
}

/** All ways in turn, call by call, so that whatever else the machine does falls on each. */
async function overhead(what, url, headers, call) {
  const ways = {
    bare: async () => (await fetch(url, { headers })).json(),
    bareWithTimeout: async () => {
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), 30_000);
      try {
        return await (await fetch(url, { headers, signal: controller.signal })).json();
      } finally {
        clearTimeout(timer);
      }
    },
    client: call,
  };
  const times = { bare: [], bareWithTimeout: [], client: [] };
  for (let round = -200; round < Number(calls); round += 1) {
    for (const way of Object.keys(ways).sort(() => Math.random() - 0.5)) {
      const started = performance.now();
      await ways[way]();
      // The first calls warm up the connection and the compiler.
      if (round >= 0) times[way].push(performance.now() - started);
    }
  }
  const medians = Object.fromEntries(
    Object.entries(times).map(([way, values]) => [way, round3(median(values))]),
  );
  print({
    what,
    calls: Number(calls),
    medianMilliseconds: medians,
    overheadPercent: round3((medians.client / medians.bare - 1) * 100),
    overheadPercentWithTimeout: round3((medians.client / medians.bareWithTimeout - 1) * 100),
  });
}

async function walk(client, rows) {
  const heap = [];
  const measure = () => {
    globalThis.gc?.();
    heap.push(Math.round(process.memoryUsage().heapUsed / 1024));
  };
  const started = performance.now();
  let seen = 0;
  for await (const _ of client.events.list({ limit: 200 })) {
    seen += 1;
    if (seen % (rows / 10) === 0) measure();
  }
  print({
    what: 'a walk over all rows',
    rows: seen,
    seconds: round3((performance.now() - started) / 1_000),
    heapKibibytes: heap,
    growthKibibytes: heap.at(-1) - heap[0],
  });
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function round3(value) {
  return Math.round(value * 1_000) / 1_000;
}

function print(line) {
  console.log(JSON.stringify(line));
}
