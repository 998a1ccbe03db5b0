import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createResearcher } from '@partner-api/research';
import { openStore } from '@partner-api/storage';
import { embedded } from '@partner-api/storage/testing';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config/read-config.js';
import { serveComposition } from '../../src/lifecycle/serve-composition.js';
import { freePort } from '../harness/free-port.js';

/** Accepts connections and never answers. */
async function silentRedis() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined).resume());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets };
}

/** A store that records whether it and its revision watch were closed. */
async function watchedStore() {
  const opened = await embedded?.open();
  if (!opened) throw new Error('there is no engine');
  onTestFinished(opened.close);
  const store = openStore(opened.database);
  const closed: string[] = [];
  const watched: typeof store = {
    ...store,
    watchRevision: () => {
      const watch = store.watchRevision();
      return {
        ...watch,
        close: async () => {
          closed.push('revision');
          await watch.close();
        },
      };
    },
    close: async () => {
      closed.push('store');
      await store.close();
    },
  };
  return { store: watched, closed };
}

test.each([
  ['the desk cannot be opened', { heldDirectory: '/no/such/directory', host: '127.0.0.1' }, 'ENOENT'],
  ['the port cannot be had', { heldDirectory: null, host: '192.0.2.1' }, 'EADDRNOTAVAIL'],
])('when %s, what was opened before is closed', async (_when, { heldDirectory, host }, code) => {
  const { store, closed } = await watchedStore();
  const redis = await silentRedis();
  const researcher = createResearcher({ corpus: store, clock: () => new Date(), defaultLocale: 'en' });
  const config = readConfig({ PORT: '0', METRICS_PORT: '0', SEED_DEMO: '0', REDIS_URL: redis.url });
  const started = serveComposition({ store, researcher, model: null, heldDirectory }, { ...config, host });
  await expect(started).rejects.toMatchObject({ code });
  await expect.poll(() => redis.sockets.map(({ closed }) => closed)).toEqual([true]);
  expect(closed).toEqual(['revision', 'store']);
});

test('frees the API port if the metrics port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { store, closed } = await watchedStore();
  const researcher = createResearcher({ corpus: store, clock: () => new Date(), defaultLocale: 'en' });
  const port = await freePort();
  const metricsPort = String((other.address() as AddressInfo).port);
  const config = readConfig({ PORT: String(port), METRICS_PORT: metricsPort, SEED_DEMO: '0' });
  await expect(
    serveComposition({ store, researcher, model: null, heldDirectory: null }, config),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(closed).toEqual(['revision', 'store']);
  const again = createServer().listen(port, '127.0.0.1');
  await once(again, 'listening');
  again.close();
});
