// How the server starts and answers at sizes up to a million events with a tenth as many reviewed claims:
//
//   pnpm bench scale [--events 1000000]... [--rounds 50] [--keep DIRECTORY] [--json]
//
// For each size two starts: without a snapshot of the index, and with the one that the first has kept, in DIRECTORY if given,
// where the next run finds it. PostgreSQL is
// BENCH_DATABASE_URL, else 127.0.0.1:5432; the data are those of TEST_DATA_DIR. A database is filled at its first use, which
// takes ten minutes for a million, and then kept.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { countryDatabase } from '../dataset/country.mjs';
import { CLAIMS, QUESTIONS } from './questions.mjs';
import { startedServer } from './started-server.mjs';

const { values: options } = parseArgs({
  options: {
    events: { type: 'string', multiple: true, default: ['1000000'] },
    keep: { type: 'string' },
    rounds: { type: 'string', default: '50' },
    json: { type: 'boolean', default: false },
  },
});
const serverUrl = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const data = process.env.TEST_DATA_DIR;
if (!data) throw new Error('TEST_DATA_DIR must be set');
const log = (line) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);

for (const events of options.events.map(Number)) {
  const url = await countryDatabase(serverUrl, data, events, { log });
  const result = await measured(url, events);
  if (options.json) console.log(JSON.stringify({ events, ...result }));
  else {
    console.log(
      `${events} events, ${events / 10} reviewed claims, snapshot of ${Math.round(result.snapshot_mb)} MB`,
    );
    console.table(result.starts);
    console.table(result.answers);
  }
}

async function measured(url, events) {
  const directory = options.keep ?? (await mkdtemp(path.join(tmpdir(), 'partner-api-scale-')));
  const file = path.join(directory, String(events), 'index.snapshot');
  const size = () =>
    stat(file).then(
      ({ size }) => size / 2 ** 20,
      () => 0,
    );
  const env = { INDEX_DIR: path.dirname(file) };
  try {
    const starts = {};
    if ((await size()) === 0) {
      const first = await startedServer(url, env);
      // It is written when research is ready.
      while ((await size()) === 0) await delay(200);
      await first.stop();
      starts.without = first.start;
      log('started without a snapshot');
    }
    const second = await startedServer(url, env);
    starts.with = second.start;
    log('started with a snapshot');
    try {
      const answers = await answered(second);
      return {
        starts,
        snapshot_mb: await size(),
        answers,
        memory_after_questions_mb: second.memoryMost(),
        longest_turn_while_asked_ms: await second.longestTurn(),
      };
    } finally {
      await second.stop();
    }
  } finally {
    if (options.keep === undefined) await rm(directory, { recursive: true });
  }
}

async function answered({ address, cpu }) {
  const all = [
    ...Object.entries(QUESTIONS).map(([kind, query]) => ({ kind, path: 'research', body: { query } })),
    ...Object.entries(CLAIMS).map(([kind, claim]) => ({ kind, path: 'fact-check', body: { claim } })),
  ];
  const times = new Map(all.map(({ kind }) => [kind, []]));
  const cpuOf = new Map(all.map(({ kind }) => [kind, 0]));
  // The first two rounds warm up; one kind after the other, so that what else the machine does falls on all.
  for (let round = -2; round < Number(options.rounds); round++)
    for (const { kind, path: at, body } of all) {
      const [from, cpuBefore] = [performance.now(), cpu()];
      const response = await fetch(`${address}/api/v1/${at}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${kind}: ${response.status} ${text}`);
      if (round < 0) continue;
      times.get(kind).push(performance.now() - from);
      cpuOf.set(kind, cpuOf.get(kind) + cpu() - cpuBefore);
    }
  return Object.fromEntries(
    [...times].map(([kind, taken]) => {
      const sorted = taken.toSorted((a, b) => a - b);
      const at = (share) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] * 10) / 10;
      const cpuMs = (1000 * cpuOf.get(kind)) / taken.length;
      return [kind, { cpu_ms: Math.round(cpuMs), p50_ms: at(0.5), p99_ms: at(0.99) }];
    }),
  );
}
