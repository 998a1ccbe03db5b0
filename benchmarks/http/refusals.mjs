// How long a refusal of a key takes, by its reason: `npx pnpm bench refusals [samples of each reason]`.
// On an embedded store of its own, or on the empty database that DATABASE_URL names.
import { Agent, request } from 'node:http';
import { TERMS } from '../../packages/contract/dist/index.js';
import { openEmbedded, openPostgresql } from '../../packages/storage/dist/engine/index.js';
import { migrate, openStore } from '../../packages/storage/dist/index.js';
import { measuredStore, startServer } from '../partner-server.mjs';

const SAMPLES = Number(process.argv[2] ?? 400);
const COLD_SAMPLES = 200;
const ROUNDS = 2;

const { environment, engine, remove } = await measuredStore();
const keys = await makeKeys();
const server = await startServer({
  ...environment,
  ACCESS: 'keys',
  PUBLICATION_DELAY_HOURS: '0',
  PROVIDER_URL: 'https://desk.example/',
  SEED_DEMO: '0',
});
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
try {
  console.log(`${engine}, ${SAMPLES} samples of each reason, in random order over one connection`);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const reasons = {
      missing: () => null,
      malformed: () => 'pk_nonsense',
      unknown: () => keys.unknown[0],
      'wrong secret': () => keys.wrongSecret,
      revoked: () => keys.revoked[0],
      expired: () => keys.expired[0],
    };
    await measure(reasons, 50);
    print(`round ${round}, asked again and again`, await measure(reasons, SAMPLES));
  }
  // Would it tell whether there is such a key?
  const next = (list) => {
    let at = 0;
    return () => list[at++];
  };
  const cold = { unknown: next(keys.unknown), revoked: next(keys.revoked), expired: next(keys.expired) };
  print('each asked for the first time', await measure(cold, COLD_SAMPLES));
} finally {
  agent.destroy();
  await server.stop();
  await remove();
}

async function makeKeys() {
  const database = environment.DATABASE_URL
    ? await openPostgresql({ connectionString: environment.DATABASE_URL })
    : await openEmbedded({ directory: environment.DATA_DIR });
  await migrate(database);
  const store = openStore(database);
  const create = (given = {}) =>
    store.keys.create({
      partner: 'Measured',
      scopes: ['read'],
      termsVersion: TERMS.version,
      expiresAt: null,
      now: new Date(),
      ...given,
    });
  const made = { unknown: [], revoked: [], expired: [], wrongSecret: '' };
  const [first] = [await create()];
  made.wrongSecret = `${first.key.slice(0, -1)}${first.key.endsWith('a') ? 'b' : 'a'}`;
  // The first of each is asked again and again, the others once.
  for (let index = 0; index <= COLD_SAMPLES; index += 1) {
    const { key, id } = await create();
    await store.keys.revoke(id, new Date());
    made.revoked.push(key);
    const past = new Date(Date.now() - 3_600_000);
    made.expired.push((await create({ now: new Date(past.getTime() - 1_000), expiresAt: past })).key);
    made.unknown.push(key.replace(id, [...id].reverse().join('')));
  }
  await store.close();
  return made;
}

/** Milliseconds of each sample, by reason; every sample of one is beside samples of all others. */
async function measure(reasons, samples) {
  const times = Object.fromEntries(Object.keys(reasons).map((reason) => [reason, []]));
  for (let sample = 0; sample < samples; sample += 1) {
    for (const reason of shuffled(Object.keys(reasons))) {
      const key = reasons[reason]();
      const startedAt = process.hrtime.bigint();
      const status = await ask(key);
      times[reason].push(Number(process.hrtime.bigint() - startedAt) / 1e6);
      if (status !== 401) throw new Error(`${reason} was answered ${status}`);
    }
  }
  return times;
}

function ask(key) {
  return new Promise((resolve, reject) => {
    const headers = key === null ? {} : { Authorization: `Bearer ${key}` };
    const outgoing = request(`${server.address}/api/v1/events`, { agent, headers }, (incoming) => {
      incoming.resume().on('end', () => resolve(incoming.statusCode));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

function print(title, times) {
  const medians = Object.entries(times).map(([reason, all]) => [
    reason,
    quantile(all, 0.5),
    quantile(all, 0.9),
  ]);
  const middle = quantile(
    medians.map(([, median]) => median),
    0.5,
  );
  console.log(`\n${title}\n${'reason'.padEnd(14)}median ms   p90 ms   from the middle`);
  for (const [reason, median, high] of medians) {
    const difference = (100 * (median - middle)) / middle;
    const sign = difference < 0 ? '' : '+';
    console.log(
      `${reason.padEnd(14)}${median.toFixed(4)}     ${high.toFixed(4)}   ${sign}${difference.toFixed(1)} %`,
    );
  }
}

function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)];
}

function shuffled(list) {
  const copy = [...list];
  for (let index = copy.length - 1; index > 0; index -= 1) {
    const other = Math.floor(Math.random() * (index + 1));
    [copy[index], copy[other]] = [copy[other], copy[index]];
  }
  return copy;
}
