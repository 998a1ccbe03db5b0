// One measurement in a process of its own, whose memory is nothing but the import's. Prints JSON.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openStore } from '@partner-api/storage';
import { changesOf, importFile, writeAll } from './changes.mjs';
import { copiedTables } from './copied-tables.mjs';
import { emptyDatabase } from './databases.mjs';

const SAMPLE_MILLISECONDS = 250;
const MEBIBYTE = 2 ** 20;

const { part, engine, rows, rounds, batch, serverUrl } = JSON.parse(process.argv[2]);
const parts = { stage, whole };
process.stdout.write(JSON.stringify(await parts[part]()));

/** Writing alone, beside `COPY` of the very rows that it wrote, in turn. */
async function stage() {
  const made = await emptyDatabase(engine, serverUrl);
  try {
    const store = openStore(made.database);
    await store.publicationDelay.setHours(0);
    const changes = await changesOf(store, rows);
    const step = batch ?? store.batchSize;
    const seconds = { write: [], copy: [] };
    let copy = null;
    for (let round = 0; round <= rounds; round += 1) {
      await made.database.query({ text: 'truncate records, withheld, record_versions', values: [] });
      const cpuBefore = process.cpuUsage();
      const startedAt = performance.now();
      await writeAll(store, changes, { step, fixed: batch !== undefined });
      const written = (performance.now() - startedAt) / 1_000;
      const { user, system } = process.cpuUsage(cpuBefore);
      copy ??= await copiedTables(made);
      const copied = await copy();
      // The first round warms up.
      if (round === 0) continue;
      seconds.write.push(written);
      seconds.copy.push(copied);
      seconds.cpu = (user + system) / 1e6;
    }
    return { rows, batch: step, ...seconds };
  } finally {
    await made.drop();
  }
}

/** An import as the desk runs it, with the memory that it takes as it goes on. */
async function whole() {
  const made = await emptyDatabase(engine, serverUrl);
  try {
    const store = openStore(made.database);
    await store.publicationDelay.setHours(0);
    const loop = monitorEventLoopDelay({ resolution: 5 });
    loop.enable();
    const samples = [];
    let settled = 0;
    const sampling = setInterval(
      () => samples.push({ rows: settled, rss_mb: Math.round(process.memoryUsage.rss() / MEBIBYTE) }),
      SAMPLE_MILLISECONDS,
    );
    const cpuBefore = process.cpuUsage();
    const startedAt = performance.now();
    const report = (event) => {
      if (event.type === 'progress') settled = event.rows;
    };
    await importFile(store, rows, { report });
    const seconds = (performance.now() - startedAt) / 1_000;
    const { user, system } = process.cpuUsage(cpuBefore);
    clearInterval(sampling);
    return {
      rows,
      seconds,
      cpu_seconds: (user + system) / 1e6,
      memory: tenths(samples),
      loop_delay_p99_ms: loop.percentile(99) / 1e6,
    };
  } finally {
    await made.drop();
  }
}

/** The most that was taken in each tenth of the rows. */
function tenths(samples) {
  return Array.from({ length: 10 }, (_, tenth) => {
    const within = samples.filter((sample) => Math.floor((sample.rows * 10) / rows) === tenth);
    return within.length > 0 ? Math.max(...within.map(({ rss_mb }) => rss_mb)) : null;
  });
}
