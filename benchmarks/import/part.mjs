// One measurement in a process of its own, whose memory is nothing but the import's. Prints JSON.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { migrate, openStore } from '@partner-api/storage';
import { ownStore, run } from '../support/stores.mjs';
import { changesOf, importFile, writeAll } from './changes.mjs';
import { copiedTables, emptied } from './copied-tables.mjs';

const SAMPLE_MILLISECONDS = 250;

const { part, engine, rows, rounds, batch } = JSON.parse(process.argv[2]);
const own = await ownStore(engine);
const database = await own.open();
try {
  await migrate(database);
  const store = openStore(database);
  await store.publicationDelay.setHours(0);
  process.stdout.write(JSON.stringify(await { stage, whole }[part](store)));
} finally {
  await database.close();
  await own.remove();
}

/** Writing alone, beside `COPY` of the very rows that it wrote, in turn. */
async function stage(store) {
  const changes = await changesOf(store, rows);
  const step = batch ?? store.batchSize;
  const result = { write: [], copy: [], cpu: 0 };
  let copy = null;
  for (let round = 0; round <= rounds; round += 1) {
    await run(database, emptied);
    const written = await taken(() => writeAll(store, changes, { step, fixed: batch !== undefined }));
    copy ??= await copiedTables(database, own.environment.DATABASE_URL);
    const copied = await copy();
    // The first round warms up.
    if (round === 0) continue;
    result.write.push(written.taken);
    result.copy.push(copied);
    result.cpu = written.cpu;
  }
  return result;
}

/** An import as the desk runs it, with the memory that it takes as it goes on. */
async function whole(store) {
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  // The most that was taken in each tenth of the rows.
  const memory = Array(10).fill(null);
  let settled = 0;
  const sampling = setInterval(() => {
    const tenth = Math.floor((settled * 10) / rows);
    if (tenth < 10) memory[tenth] = Math.max(memory[tenth], Math.round(process.memoryUsage.rss() / 2 ** 20));
  }, SAMPLE_MILLISECONDS);
  const report = (event) => {
    if (event.type === 'progress') settled = event.rows;
  };
  const figures = await taken(() => importFile(store, rows, { report }));
  clearInterval(sampling);
  return { ...figures, memory, loopDelay: loop.percentile(99) / 1e6 };
}

/** Seconds, of the clock and of the processor. */
async function taken(work) {
  const [startedAt, cpuBefore] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpuBefore);
  return { taken: (performance.now() - startedAt) / 1_000, cpu: (user + system) / 1e6 };
}
