// How fast records are imported, beside `COPY` of the same rows into the same tables, in one run on one machine:
//
//   pnpm bench import [--part stage|whole|serving]... [--engine embedded|postgresql]... [--rows 20000] [--rounds 5] [--batch 500]
//     [--whole-rows 100000] [--rate 200] [--seconds 20] [--json]
//
// `--whole-rows 1000000` takes some ten minutes an engine. Needs PostgreSQL (BENCH_DATABASE_URL, else 127.0.0.1:5432).
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { reportOf } from '../support/report.mjs';
import { median, spread } from '../support/statistics.mjs';
import { serving } from './serving.mjs';

const { values: options } = parseArgs({
  options: {
    part: { type: 'string', multiple: true, default: ['stage', 'whole', 'serving'] },
    engine: { type: 'string', multiple: true, default: ['embedded', 'postgresql'] },
    rows: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '5' },
    batch: { type: 'string' },
    'whole-rows': { type: 'string', default: '100000' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    json: { type: 'boolean', default: false },
  },
});
const [rows, rounds, wholeRows, rate, seconds] = ['rows', 'rounds', 'whole-rows', 'rate', 'seconds'].map(
  (name) => Number(options[name]),
);
const perRow = (cpuSeconds, count) => (cpuSeconds * 1e6) / count;

const parts = {
  stage: {
    title: 'Writing alone',
    row: async (engine) => {
      const batch = options.batch && Number(options.batch);
      const { write, copy, cpu } = await inProcess({ part: 'stage', engine, rows, rounds, batch });
      return {
        rows,
        'rows/s': spread(write.map((taken) => rows / taken)),
        'COPY, rows/s': spread(copy.map((taken) => rows / taken)),
        'share of COPY': median(write.map((taken, round) => copy[round] / taken)),
        'CPU µs a row': perRow(cpu, rows),
      };
    },
  },
  whole: {
    title: 'From the file to the store',
    row: async (engine) => {
      const { taken, cpu, memory, loopDelay } = await inProcess({ part: 'whole', engine, rows: wholeRows });
      return {
        ...{ rows: wholeRows, seconds: taken, 'rows/s': wholeRows / taken },
        'CPU µs a row': perRow(cpu, wholeRows),
        'most memory in each tenth, MB': memory.join(' '),
        'loop delay p99, ms': loopDelay,
      };
    },
  },
  serving: {
    title: 'Readers before and during an import',
    row: async (engine) => {
      const { before, during, summary } = await serving({ engine, rows, rate, seconds });
      return {
        'requests/s': rate,
        'p50 before, during, ms': `${before.p50_ms}, ${during.p50_ms}`,
        'p99 before, during, ms': `${before.p99_ms}, ${during.p99_ms}`,
        failed: during.failed,
        'rows/s meanwhile': summary.read / summary.seconds,
      };
    },
  },
};

const tables = {};
for (const part of options.part) {
  const { title, row } = parts[part];
  tables[title] = [];
  for (const engine of options.engine) tables[title].push({ engine, ...(await row(engine)) });
}
process.stdout.write(`${reportOf(tables, { json: options.json })}\n`);

/** In a process of its own, whose memory is nothing but the import's. */
async function inProcess(asked) {
  const file = fileURLToPath(new URL('./part.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [file, JSON.stringify(asked)]);
  return JSON.parse(stdout);
}
