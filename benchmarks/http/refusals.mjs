// How long a refusal of a key takes, by its reason: `npx pnpm bench refusals [samples of each reason] [embedded|postgresql]`.
import { TERMS } from '@partner-api/contract';
import { migrate, openStore } from '@partner-api/storage';
import { agent, ask } from '../support/load.mjs';
import { OPEN, startServer } from '../support/server.mjs';
import { median, quantile } from '../support/statistics.mjs';
import { ownStore } from '../support/stores.mjs';

const [samples = 400, engine = 'embedded'] = process.argv.slice(2);
const COLD_SAMPLES = 200;
const ROUNDS = 2;

const own = await ownStore(engine);
const keys = await makeKeys();
const env = { ...OPEN, ...own.environment, ACCESS: 'keys', LOG_LEVEL: 'warn', SEED_DEMO: '0' };
const server = await startServer({ env });
agent.maxSockets = 1;
try {
  console.log(`${engine}, ${samples} samples of each reason, in random order over one connection`);
  const reasons = {
    missing: () => null,
    malformed: () => 'pk_nonsense',
    unknown: () => keys.unknown[0],
    'wrong secret': () => keys.wrongSecret,
    revoked: () => keys.revoked[0],
    expired: () => keys.expired[0],
  };
  for (let round = 1; round <= ROUNDS; round += 1) {
    await measure(reasons, 50);
    print(`round ${round}, asked again and again`, await measure(reasons, Number(samples)));
  }
  // Would it tell whether there is such a key?
  const next = (list) => () => list.pop();
  const cold = { unknown: next(keys.unknown), revoked: next(keys.revoked), expired: next(keys.expired) };
  print('each asked for the first time', await measure(cold, COLD_SAMPLES));
} finally {
  agent.destroy();
  await server.stop();
  await own.remove();
}

/** The first of each is asked again and again, the others once. */
async function makeKeys() {
  const database = await own.open();
  await migrate(database);
  const store = openStore(database);
  const terms = { partner: 'Measured', scopes: ['read'], termsVersion: TERMS.version };
  const create = (now = new Date(), expiresAt = null) => store.keys.create({ ...terms, now, expiresAt });
  const { key } = await create();
  const made = { unknown: [], revoked: [], expired: [], wrongSecret: '' };
  made.wrongSecret = `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`;
  const past = Date.now() - 3_600_000;
  for (let index = 0; index <= COLD_SAMPLES; index += 1) {
    const { key, id } = await create();
    await store.keys.revoke(id, new Date());
    made.revoked.push(key);
    made.expired.push((await create(new Date(past - 1_000), new Date(past))).key);
    made.unknown.push(key.replace(id, [...id].reverse().join('')));
  }
  await store.close();
  return made;
}

/** Milliseconds of each sample, by reason; every sample of one is beside samples of all others. */
async function measure(reasons, count) {
  const times = Object.fromEntries(Object.keys(reasons).map((reason) => [reason, []]));
  for (let sample = 0; sample < count; sample += 1) {
    for (const reason of shuffled(Object.keys(reasons))) {
      const key = reasons[reason]();
      const headers = key === null ? {} : { Authorization: `Bearer ${key}` };
      const startedAt = performance.now();
      const status = await ask(server.address, { path: '/api/v1/events', headers });
      times[reason].push(performance.now() - startedAt);
      if (status !== 401) throw new Error(`${reason} was answered ${status}`);
    }
  }
  return times;
}

function print(title, times) {
  const middle = median(Object.values(times).map(median));
  const rows = Object.entries(times).map(([reason, all]) => {
    const difference = `${((100 * (median(all) - middle)) / middle).toFixed(1)} %`;
    return [reason, { median_ms: median(all), p90_ms: quantile(all, 0.9), from_the_middle: difference }];
  });
  console.log(title);
  console.table(Object.fromEntries(rows));
}

function shuffled(list) {
  const drawn = list.map((value) => ({ value, lot: Math.random() }));
  return drawn.sort((a, b) => a.lot - b.lot).map(({ value }) => value);
}
