// How long one partner's reads and questions wait while another asks the costliest research, 20 at a time:
//
//   pnpm bench freeze [--workers 0,1,2] [--seconds N]
//
// Over the records of `importReal` in PostgreSQL (BENCH_DATABASE_URL, TEST_DATA_DIR). Reads are lists that nobody asked for
// before, 20 a second; both are timed from when they were due.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importReal } from '../dataset/country.mjs';
import { ask, paced } from '../support/load.mjs';
import { createKey, KEYED, startServer } from '../support/server.mjs';
import { quantile } from '../support/statistics.mjs';
import { ownDirectory, ownStore } from '../support/stores.mjs';

const { values } = parseArgs({
  options: { workers: { type: 'string', default: '0,1,2' }, seconds: { type: 'string', default: '15' } },
});
const seconds = Number(values.seconds);
const directory = process.env.TEST_DATA_DIR;
if (!directory) throw new Error('TEST_DATA_DIR must be set');

const AT_ONCE = 20;
const READS_PER_SECOND = 20;
const QUESTIONS_PER_SECOND = 1;
const ORDINARY =
  'How many civilians did armed groups near the airport kill in Homs, Idlib and Aleppo in March 2017? ';
const ATTACKS = {
  nothing: null,
  // Unfolds eighteenfold: refused by its length since, at what that costs.
  ligatures: '\ufdfa'.repeat(1_970),
  words: ORDINARY.repeat(19),
};
const LIMITS = { LIMIT_IN_PROGRESS: '60', LIMIT_IN_PROGRESS_PER_PARTNER: '20', LOG_LEVEL: 'warn' };

const { environment, open, remove } = await ownStore('postgresql');
try {
  const database = await open();
  await importReal(database, directory);
  await database.close();
  const keys = { attacker: await createKey(environment, 'Attacker'), other: await createKey(environment) };
  const log = join(ownDirectory(), 'server.log');
  const rows = [];
  for (const workers of values.workers.split(',')) {
    const env = { ...KEYED, ...LIMITS, ...environment, RESEARCH_WORKERS: workers };
    const server = await startServer({ env }, log);
    try {
      for (const [attack, text] of Object.entries(ATTACKS))
        rows.push({ workers, attack, ...(await measured(server, text, keys)) });
    } finally {
      await server.stop();
    }
  }
  console.table(rows);
} finally {
  await remove();
}

async function measured({ address }, text, { attacker, other }) {
  const endsAt = performance.now() + seconds * 1_000;
  const research = (key, query) =>
    ask(address, {
      ...{ method: 'POST', path: '/api/v1/research', body: { query } },
      headers: { Authorization: `Bearer ${key}` },
    });
  const read = (number) =>
    ask(address, {
      path: `/api/v1/events?since=${90_000 + number}h&limit=20`,
      headers: { Authorization: `Bearer ${other}` },
    });
  const question = (number) => research(other, `What happened in Homs in ${2016 + (number % 4)}?`);
  let attacks = 0;
  let refused = 0;
  const attack = async () => {
    for (; text !== null && performance.now() < endsAt; attacks += 1) await research(attacker, text);
  };
  const timed = async (perSecond, one) => {
    const times = [];
    await paced(perSecond, seconds, async (number, due) => {
      if ((await one(number)) === 200) times.push(performance.now() - due);
      else refused += 1;
    });
    return (share) => Math.round(quantile(times, share));
  };
  const [reads, questions] = await Promise.all([
    timed(READS_PER_SECOND, read),
    timed(QUESTIONS_PER_SECOND, question),
    ...Array.from({ length: AT_ONCE }, attack),
  ]);
  return {
    ...{ attacks, refused, read_p50: reads(0.5), read_p99: reads(0.99) },
    ...{ question_p50: questions(0.5), question_worst: questions(1) },
  };
}
