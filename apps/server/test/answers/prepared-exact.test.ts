import { createResearcher } from '@partner-api/research';
import { openStore, type Store } from '@partner-api/storage';
import { engines } from '@partner-api/storage/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config/read-config.js';
import { type RunningServer, serveComposition } from '../../src/lifecycle/serve-composition.js';
import { freePort } from '../harness/free-port.js';
import { ask } from '../harness/http.js';
import { event, NOW, writeRecords } from '../harness/records.js';

const WRITING = { style: 'journal', updateReason: 'Updated.' } as const;

const idArbitrary = fc.integer({ min: 1, max: 6 }).map((number) => `px-${number}`);
const ageArbitrary = fc.integer({ min: 0, max: 30 * 3600 });

const stepArbitrary = fc.oneof(
  fc.record({ act: fc.constant('publish' as const), id: idArbitrary, ageSeconds: ageArbitrary }),
  fc.record({ act: fc.constant('retract' as const), id: idArbitrary }),
  // Backwards too: setting the clock back must not serve a page that has expired.
  fc.record({ act: fc.constant('clock' as const), seconds: fc.integer({ min: -7200, max: 40_000 }) }),
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('read' as const), times: fc.integer({ min: 1, max: 2 }) }),
  },
);

const PATHS = [
  '/api/v1/events',
  '/api/v1/events?limit=2',
  '/api/v1/events?since=24h&limit=3',
  '/api/v1/events?since=6h',
  '/api/v1/events?province=north-vale&since=12h&limit=1',
  '/api/v1/events?province=nowhere',
  '/api/v1/events?updated_since=24h&limit=4',
  '/api/v1/events?updated_since=1h',
  '/api/v1/events/px-1',
  '/api/v1/events/px-2',
  '/api/v1/dossiers?province=old-ford',
  '/api/v1/claims',
];

/**
 * Removes what differs between equal answers: the time, the ids, and the cursor with the start of its window, at most a
 * minute earlier.
 */
function withoutOwn(text: string): string {
  return text
    .replace(/"(as_of|instance|request_id)":"[^"]*"/g, '"$1"')
    .replace(/"next_cursor":"[^"]*"/, '"next_cursor":"some"')
    .replace(/cursor=[\w-]+/, 'cursor');
}

describe.each(engines)('a prepared answer on $name', (engine) => {
  describe.skipIf(engine.skip)('over HTTP', () => {
    let now = NOW;
    let store: Store;
    let prepared: RunningServer;
    let fresh: RunningServer;
    let close: () => Promise<void>;
    beforeAll(async () => {
      const opened = await engine.open();
      store = openStore(opened.database);
      await writeRecords(store);
      const clock = () => now;
      const serve = (megabytes: string, metricsPort: number) =>
        serveComposition(
          {
            store,
            researcher: createResearcher({ corpus: store, clock, defaultLocale: 'en' }),
            model: null,
            heldDirectory: null,
          },
          readConfig({
            PORT: '0',
            METRICS_PORT: String(metricsPort),
            LIMIT_READS_PER_MINUTE: '0',
            PREPARED_PAGES_MB: megabytes,
            PROVIDER_URL: 'https://desk.example/',
          }),
          { clock },
        );
      prepared = await serve('8', await freePort());
      fresh = await serve('0', 0);
      close = async () => {
        await prepared.close();
        await fresh.close();
        await opened.close();
      };
    });
    afterAll(() => close());

    const read = async (server: RunningServer, path: string) => {
      const { status, headers, text } = await ask(server.address, path);
      const { 'x-request-id': _id, date: _date, 'content-length': _length, link, ...lasting } = headers;
      return { status, headers: lasting, link: withoutOwn(String(link)), body: withoutOwn(text) };
    };

    test('always equals a fresh one, headers included, after any writes and clock changes', {
      timeout: 120_000,
    }, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(stepArbitrary, { minLength: 2, maxLength: 12 }), async (steps) => {
          for (const step of steps) {
            if (step.act === 'clock') now = new Date(now.getTime() + step.seconds * 1000);
            if (step.act === 'publish') {
              const latest = `${new Date(now.getTime() - step.ageSeconds * 1000).toISOString().slice(0, 19)}Z`;
              const record = event(step.id, latest);
              await store.write([{ action: 'publish', record, correction: null }], { ...WRITING, now });
            }
            if (step.act === 'retract') {
              await store.write([{ action: 'retract', id: step.id, kind: null, reason: 'Wrong.' }], {
                ...WRITING,
                now,
              });
            }
            if (step.act === 'read') {
              for (const path of PATHS) {
                for (let time = 0; time < step.times; time += 1) await ask(prepared.address, path);
                expect(await read(prepared, path), path).toEqual(await read(fresh, path));
              }
            }
          }
        }),
        {
          numRuns: 12,
          examples: [
            [
              [
                { act: 'publish', id: 'px-1', ageSeconds: 0 },
                { act: 'clock', seconds: 7 * 3600 },
                { act: 'read', times: 1 },
                { act: 'clock', seconds: -2 * 3600 },
                { act: 'read', times: 1 },
              ],
            ],
          ],
        },
      );
      const { text: metrics } = await ask(String(prepared.metricsAddress), '/metrics');
      expect(metrics).toMatch(/^partner_api_prepared_pages_total\{outcome="hit"\} [1-9]/m);
    });
  });
});
