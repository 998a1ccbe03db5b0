// What one read costs the store as it grows, in one run on one machine:
//
//   pnpm bench growth [--engine embedded|postgresql]... [--events 10000 --events 1000000] [--rounds 5] [--reads 200] [--json]
//
// One connection, one read at a time, no server in between. The database on PostgreSQL (BENCH_DATABASE_URL, else
// 127.0.0.1:5432) is filled once and kept; the embedded one is filled for each run, which takes minutes for a million.
import { mkdtempSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '@partner-api/storage';
import { openEmbedded, openPostgresql } from '@partner-api/storage/engine';
import { embeddedDirectory } from '../dataset/embedded.mjs';
import { benchDatabase } from '../dataset/postgresql.mjs';
import { median } from '../http/statistics.mjs';
import { reads } from './reads.mjs';
import { asMarkdown } from './table.mjs';

const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: ['embedded', 'postgresql'] },
    events: { type: 'string', multiple: true, default: ['10000', '1000000'] },
    rounds: { type: 'string', default: '5' },
    reads: { type: 'string', default: '200' },
    json: { type: 'boolean', default: false },
  },
});
const serverUrl = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const sizes = options.events.map(Number);
const [rounds, repeated] = [Number(options.rounds), Number(options.reads)];
const log = (line) => process.stderr.write(`${line}\n`);

const results = [];
for (const engine of options.engine) {
  const opened = [];
  try {
    for (const events of sizes) opened.push({ events, ...(await open(engine, events)) });
    results.push(...(await compare(engine, opened)));
  } finally {
    for (const { close } of opened) await close();
  }
}
const report = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} x ${cpus()[0].model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`,
  settings: { rounds, reads: repeated },
  results,
};
process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : `${asMarkdown(report)}\n`);

/** The sizes in turn, round by round, so that whatever else the machine does falls on all of them. */
async function compare(engine, opened) {
  const compared = [];
  for (const { name, prepare } of reads) {
    const timed = [];
    for (const { events, store } of opened)
      timed.push({ events, read: await prepare(store, events), took: [] });
    for (let round = 0; round <= rounds; round += 1) {
      for (const { read, took } of timed) {
        const milliseconds = [];
        for (let count = 0; count < repeated; count += 1)
          milliseconds.push(await millisecondsOf(read, count));
        // The first round warms up.
        if (round > 0) took.push(milliseconds);
      }
    }
    const measured = timed.map(({ events, took }) => ({
      events,
      p50_ms: median(took.map((milliseconds) => median(milliseconds))),
      p99_ms: median(took.map((milliseconds) => percentile(milliseconds, 0.99))),
    }));
    compared.push({ engine, read: name, measured, growth: measured.at(-1).p50_ms / measured[0].p50_ms });
    log(`${engine}: ${name}`);
  }
  return compared;
}

async function millisecondsOf(read, count) {
  const startedAt = performance.now();
  await read(count);
  return performance.now() - startedAt;
}

function percentile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1];
}

async function open(engine, events) {
  if (engine === 'postgresql') {
    const url = await benchDatabase(serverUrl, events, { log });
    const database = await openPostgresql({ connectionString: url, poolSize: 1 });
    return { store: openStore(database), close: () => database.close() };
  }
  log(`embedded: ${events} events`);
  const { path, remove } = await embeddedDirectory(
    mkdtempSync(join(tmpdir(), 'partner-api-growth-')),
    events,
  );
  const database = await openEmbedded({ directory: path });
  return {
    store: openStore(database),
    close: async () => {
      await database.close();
      await remove();
    },
  };
}
