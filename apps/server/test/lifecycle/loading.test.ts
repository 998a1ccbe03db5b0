import { setTimeout as delay } from 'node:timers/promises';
import { type Corpus, createResearcher } from '@partner-api/research';
import { openStore } from '@partner-api/storage';
import { embedded } from '@partner-api/storage/testing';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../src/config/read-config.js';
import { serveComposition } from '../../src/lifecycle/serve-composition.js';
import { freePort } from '../harness/free-port.js';
import { ask } from '../harness/http.js';
import { writeRecords } from '../harness/records.js';

let remove: () => Promise<void> = async () => undefined;
afterEach(() => remove());

/** Starts a server whose index reads from this corpus. */
async function starting(corpusOf: (store: Corpus) => Corpus) {
  const opened = await embedded?.open();
  if (!opened) throw new Error('there is no engine');
  remove = opened.close;
  const store = openStore(opened.database);
  await writeRecords(store);
  const corpus = corpusOf(store);
  const researcher = createResearcher({ corpus, clock: () => new Date(), defaultLocale: 'en' });
  const port = await freePort();
  const log: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(JSON.parse(line).msg) });
  const stop = new AbortController();
  const outcome = serveComposition(
    { store, researcher, model: null, heldDirectory: null },
    readConfig({ PORT: String(port), METRICS_PORT: '0', LOG_LEVEL: 'info' }),
    { logger, signal: stop.signal },
  ).then(
    () => 'ready',
    (reason: unknown) => reason,
  );
  const address = `http://127.0.0.1:${port}`;
  const statusOf = (path: string) =>
    ask(address, path).then(
      ({ status }) => status,
      () => null,
    );
  await expect.poll(() => statusOf('/readyz/research')).toBe(503);
  return { stop, outcome, statusOf, log };
}

test('a server that cannot load its index stops on a signal', async () => {
  const away = () => Promise.reject(new Error('away'));
  const { stop, outcome, statusOf, log } = await starting((store) => ({ ...store, revision: away }));
  await expect.poll(() => log).toContain('refreshing the index failed');
  stop.abort();
  expect(await outcome).toBe(stop.signal.reason);
  expect(await statusOf('/healthz')).toBeNull();
  expect(log.filter((line) => line !== 'request')).toEqual([
    'refreshing the index failed',
    'stopping',
    'stopped',
  ]);
});

test('and so does one that is still loading it', async () => {
  let pages = 0;
  const { stop, outcome, log } = await starting((store) => ({
    ...store,
    changesSince: async (revision, limit) => {
      const [record] = await store.changesSince(0, 1);
      if (!record) throw new Error('there are records');
      await delay(5);
      pages += 1;
      return Array.from({ length: limit }, (_, index) => ({ ...record, revision: revision + 1 + index }));
    },
  }));
  await expect.poll(() => pages).toBeGreaterThan(2);
  stop.abort();
  expect(await outcome).toBe(stop.signal.reason);
  expect(log.filter((line) => line !== 'request')).toEqual(['stopping', 'stopped']);
});
