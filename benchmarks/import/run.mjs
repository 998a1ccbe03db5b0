// How fast records are imported, beside `COPY` of the same rows into the same tables, in one run on one machine:
//
//   pnpm bench import [--part stage|whole|serving]... [--engine embedded|postgresql]... [--rows 20000] [--rounds 5] [--batch 500]
//     [--whole-rows 100000] [--rate 200] [--seconds 20] [--json]
//
// `--whole-rows 1000000` takes some ten minutes an engine. Needs PostgreSQL (BENCH_DATABASE_URL, else 127.0.0.1:5432).
import { execFile } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { median, spread } from '../http/statistics.mjs';
import { serving } from './serving.mjs';
import { asMarkdown } from './table.mjs';

const run = promisify(execFile);
const partFile = fileURLToPath(new URL('./part.mjs', import.meta.url));

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
const serverUrl = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const numbers = Object.fromEntries(
  ['rows', 'rounds', 'whole-rows', 'rate', 'seconds'].map((name) => [name, Number(options[name])]),
);

const parts = {
  stage: async (engine) => {
    const { rows, rounds } = numbers;
    const batch = options.batch && Number(options.batch);
    const { write, copy, ...others } = await inProcess({ part: 'stage', engine, rows, rounds, batch });
    return {
      ...others,
      rows_a_second: spread(write.map((seconds) => rows / seconds)),
      copy_rows_a_second: spread(copy.map((seconds) => rows / seconds)),
      ratio: median(write.map((seconds, round) => copy[round] / seconds)),
    };
  },
  whole: (engine) => inProcess({ part: 'whole', engine, rows: numbers['whole-rows'] }),
  serving: (engine) => {
    const { rows, rate, seconds } = numbers;
    return serving({ engine, serverUrl, held: rows, rows, rate, seconds });
  },
};

const results = [];
for (const part of options.part) {
  for (const engine of options.engine) {
    process.stderr.write(`${part}, ${engine}\n`);
    results.push({ part, engine, ...(await parts[part](engine)) });
  }
}
const report = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} x ${cpus()[0].model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`,
  results,
};
process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : `${asMarkdown(report)}\n`);

async function inProcess(asked) {
  const { stdout } = await run(process.execPath, [partFile, JSON.stringify({ ...asked, serverUrl })], {
    maxBuffer: 1 << 24,
  });
  return JSON.parse(stdout);
}
