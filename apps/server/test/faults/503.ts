import { createResearcher } from '@partner-api/research';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientAddress } from '../../src/admission/limits/client-address.js';
import { inProgress } from '../../src/admission/limits/in-progress.js';
import { partnerStandings } from '../../src/admission/screening/partner-standings.js';
import { createCursors } from '../../src/answers/cursor.js';
import { preparedPages } from '../../src/answers/prepared-pages.js';
import { createApp } from '../../src/app.js';
import { createFront } from '../../src/http/front.js';
import { createHttpServer, DEFAULT_TIMEOUTS } from '../../src/http/http-server.js';
import { closeServer, listen } from '../../src/http/listening.js';
import { createMetrics } from '../../src/observability/metrics.js';
import { ask } from '../harness/http.js';
import type { TestServer } from '../harness/test-server.js';

const paths = [
  '/api/v1/events',
  '/api/v1/events/ev-1',
  '/api/v1/dossiers',
  '/api/v1/claims?province=x',
  '/readyz',
  '/readyz/research',
];

/** Runs against a server without its index, then without its database. */
export function unavailable503(server: () => TestServer): void {
  describe('while the index is being loaded', () => {
    let address: string;
    let close: () => Promise<void>;
    beforeAll(async () => {
      const clock = () => new Date();
      const { store } = server();
      const provider = {
        name: 'Desk',
        url: 'https://desk.example/',
        license: { id: 'CC0-1.0', url: 'https://cc0.example/' },
      };
      const researcher = createResearcher({ corpus: store, clock, defaultLocale: 'en' });
      const cursors = createCursors(await store.cursorSecret());
      const logger = pino({ enabled: false });
      const pages = preparedPages({
        maximumBytes: 0,
        headers: {},
        revision: { current: () => null },
        clock,
        counts: createMetrics().prepared,
      });
      const serverState = { stopping: false };
      const accessControl = { admit: async () => ({ caller: 'anyone' as const, headers: {} }) };
      const screening = {
        appealContact: null,
        keepsTexts: false,
        flagLimit: 0,
        refusalLimit: 0,
        asksModel: false,
        defaultLocale: 'en',
      };
      const services = {
        store,
        revision: { current: () => null, historiesLost: () => 0 },
        researcher,
        asksModel: false,
        clientAddress: clientAddress([]),
        cursors,
        pages,
        inProgress: inProgress({ maximum: 0, maximumPerPartner: 0 }),
        access: 'open' as const,
        screening,
        guard: null,
        standings: partnerStandings({ audit: store.audit, clock, limits: screening }),
        publicationDelayHours: () => 0,
        provider,
        clock,
      };
      const app = createApp({ services, accessControl, corsOrigins: [], logger, serverState });
      const front = createFront({ app, pages, accessControl, serverState, observers: [] });
      const { server: http, answerWith } = createHttpServer({
        logger,
        timeouts: DEFAULT_TIMEOUTS,
        headers: {},
      });
      answerWith(app, front);
      address = await listen(http, { port: 0, host: '127.0.0.1' });
      close = () => closeServer(http, 0);
    });
    afterAll(() => close());

    test.each([
      ['/api/v1/research', '{"query":"Why did traders protest?"}'],
      ['/api/v1/fact-check', '{"claim":"Traders protested."}'],
    ])('%s does not answer from a part of the index', async (path, body) => {
      const answer = await ask(address, path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      expect(answer.problem()).toMatchObject({ status: 503, code: 'unavailable' });
      expect(answer.headers['retry-after']).toBe('2');
    });

    test('/readyz/research says which check fails, and /readyz lets reads through', async () => {
      expect((await ask(address, '/readyz/research')).problem().detail).toContain('index');
      const ready = await ask(address, '/readyz');
      expect([ready.status, JSON.parse(ready.text)]).toEqual([200, { status: 'ready', research: 'loading' }]);
    });

    test('reads do not wait for the index', async () => {
      expect((await ask(address, '/api/v1/events/ev-1')).status).toBe(200);
    });
  });

  describe('without the database', () => {
    beforeAll(() => server().database.close());

    test.each(paths)('%s', async (path) => {
      const answer = await server().get(path);
      expect(answer.problem()).toMatchObject({ status: 503, code: 'unavailable' });
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.text).not.toMatch(/postgres|pglite|sql/i);
    });

    test.each([
      ['/api/v1/research', { query: 'Why did traders protest?' }],
      ['/api/v1/fact-check', { claim: 'Traders protested.' }],
    ])('%s', async (path, body) => {
      expect((await server().post(path, body)).problem()).toMatchObject({ status: 503, code: 'unavailable' });
    });

    test.each(['/healthz', '/docs', '/terms', '/openapi.json'])('%s is answered without it', async (path) => {
      expect((await server().get(path)).status).toBe(200);
    });
  });
}
