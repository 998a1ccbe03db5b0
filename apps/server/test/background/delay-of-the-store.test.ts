import { createResearcher } from '@partner-api/research';
import { openStore, type Store } from '@partner-api/storage';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config/read-config.js';
import { type RunningServer, serveComposition } from '../../src/lifecycle/serve-composition.js';
import { ask } from '../harness/http.js';
import { event, hoursAgo, NOW } from '../harness/records.js';

const WRITING = { style: 'journal', updateReason: 'Updated.', now: NOW } as const;

describe.each(engines)('the delay of a store on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let opened: OpenedEngine;
    let store: Store;
    const running: RunningServer[] = [];
    beforeAll(async () => {
      opened = await engine.open();
      store = openStore(opened.database);
    });
    afterEach(async () => {
      for (const server of running.splice(0)) await server.close();
    });
    afterAll(() => opened.close());

    /** Starts another server on the same store, which outlives it. */
    async function start(environment: Record<string, string>) {
      const log: Record<string, unknown>[] = [];
      const logger = pino({ base: null }, { write: (line: string) => void log.push(JSON.parse(line)) });
      const shared: Store = { ...store, close: async () => undefined };
      const clock = () => NOW;
      const server = await serveComposition(
        {
          store: shared,
          researcher: createResearcher({ corpus: shared, clock, defaultLocale: 'en' }),
          model: null,
          heldDirectory: null,
        },
        readConfig({ PORT: '0', METRICS_PORT: '0', SEED_DEMO: '0', ...environment }),
        { logger, clock },
      );
      running.push(server);
      const ready = log.find(({ msg }) => msg === 'ready');
      return { server, ready, log };
    }
    const pathOf = (id: string) => `/api/v1/events/${id}`;

    test('is 0 by default, and the start-up message says so', async () => {
      const { ready } = await start({});
      expect(ready).toMatchObject({ publication_delay: { hours: 0, from: 'default' } });
      expect(await store.publicationDelay.hours()).toBe(0);
    });

    test('is the value of the variable, and the start-up message says so', async () => {
      const { ready } = await start({ PUBLICATION_DELAY_HOURS: '72' });
      expect(ready).toMatchObject({ publication_delay: { hours: 72, from: 'PUBLICATION_DELAY_HOURS' } });
    });

    test('is not changed by a server without the variable: withheld records stay withheld', async () => {
      const sensitive = { ...event('held', hoursAgo(2)), sensitive: true };
      await store.write([{ action: 'publish', record: sensitive, correction: null }], WRITING);
      const first = await start({ PUBLICATION_DELAY_HOURS: '72' });
      const bare = await start({});
      expect(bare.ready).toMatchObject({ publication_delay: { hours: 72, from: 'store' } });
      expect(bare.log.map(({ msg }) => msg)).not.toContain('publication delay');
      for (const { server } of [first, bare]) {
        expect((await ask(server.address, pathOf('held'))).status).toBe(404);
        expect((await ask(server.address, '/terms', { headers: { Accept: 'text/html' } })).text).toContain(
          'are served 72 hours after they happened',
        );
      }
      expect(await store.publicationDelay.hours()).toBe(72);
    });

    test('is shown with its current value by a server that started before the change', async () => {
      const { server } = await start({ PUBLICATION_DELAY_HOURS: '72' });
      const page = async () =>
        (await ask(server.address, '/terms', { headers: { Accept: 'text/html' } })).text;
      expect(await page()).toContain('are served 72 hours after');
      await start({ PUBLICATION_DELAY_HOURS: '96' });
      await expect.poll(page, { timeout: 5_000 }).toContain('are served 96 hours after');
    });
  });
});
