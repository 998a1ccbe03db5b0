import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, openStore } from '@partner-api/storage';
import { openEmbedded, openPostgresql } from '@partner-api/storage/engine';
import { createCopy, engines, mirrorTree, type OpenedEngine } from '@partner-api/storage/testing';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../src/config/read-config.js';
import { serveComposition } from '../../src/lifecycle/serve-composition.js';
import { openResearch } from '../../src/research/open-research.js';
import { freePort } from '../harness/free-port.js';
import { ask } from '../harness/http.js';
import { event, hoursAgo, NOW } from '../harness/records.js';

const WRITING = { style: 'journal', updateReason: 'Updated.', now: NOW } as const;
const publish = (id: string, title = `Market fire ${id}`) => ({
  action: 'publish' as const,
  record: event(id, hoursAgo(2), { title, summary: null }),
  correction: null,
});

/** A copy such as a backup or a standby: it has what was written so far and diverges from there. */
async function copyOf(opened: OpenedEngine): Promise<OpenedEngine['database']> {
  if ('connectionString' in opened.location) {
    const { connectionString } = opened.location;
    const copy = await createCopy(connectionString);
    const database = await openPostgresql({ connectionString: copy.connectionString });
    onTestFinished(() => database.close().then(copy.drop));
    return database;
  }
  const directory = await mkdtemp(path.join(tmpdir(), 'partner-api-copy-'));
  await mirrorTree(opened.location.directory, directory);
  await rm(path.join(directory, 'lock'), { recursive: true, force: true });
  const database = await openEmbedded({ directory });
  onTestFinished(() => database.close().then(() => rm(directory, { recursive: true })));
  return database;
}

describe.each(engines)('a server whose store was put back to an earlier state on $name', (engine) => {
  test.skipIf(engine.skip).each([
    ['in its own thread', 0],
    ['in another', 1],
  ])('serves no lost record and every new one, with research %s', async (_where, workers) => {
    const first = await engine.open();
    onTestFinished(() => first.close());
    await openStore(first.database).write([publish('ev-1'), publish('ev-2')], WRITING);
    const backup = await copyOf(first);

    // Queries go to the first database, and after the switch to the second, as behind an address that is moved.
    let database: Database = first.database;
    const moving: Database = {
      engine: first.database.engine,
      batchSize: first.database.batchSize,
      query: (statement) => database.query(statement),
      transaction: (work, options) => database.transaction(work, options),
      outsideTransaction: (statement, options) => database.outsideTransaction(statement, options),
      // No notifications, so that history is lost without notice.
      listen: () => () => undefined,
      ping: () => database.ping(),
      close: async () => undefined,
    };
    const store = openStore(moving);
    const clock = () => NOW;
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const server = await serveComposition(
      {
        store,
        researcher: await openResearch({
          ...{ workers, clock, logger, corpus: Promise.resolve(store), defaultLocale: 'en', model: null },
          publicationDelayHours: () => 0,
          onWithheld: () => undefined,
          onPromptInjection: () => undefined,
          ...{ snapshotFile: null, onSnapshot: () => undefined },
        }),
        model: null,
        heldDirectory: null,
      },
      readConfig({
        PORT: '0',
        METRICS_PORT: String(await freePort()),
        LIMIT_READS_PER_MINUTE: '0',
        LIMIT_RESEARCH_PER_MINUTE: '0',
      }),
      { clock, logger },
    );
    onTestFinished(() => server.close());
    const get = async (address: string) => (await ask(server.address, address)).json();
    const listed = async () => (await get('/api/v1/events')).data.map(({ id }: { id: string }) => id);
    const figure = async (name: string) => {
      const { text } = await ask(String(server.metricsAddress), '/metrics');
      return Number(new RegExp(`^partner_api_${name} (\\d+)$`, 'm').exec(text)?.[1]);
    };
    const counted = () => figure('store_histories_lost_total');
    const cited = async () => {
      const { status, text } = await ask(server.address, '/api/v1/research', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query: 'Market fire ev-3' }),
      });
      expect(status).toBe(200);
      return text.includes('"ev-3"');
    };

    await openStore(first.database).write([publish('ev-3')], WRITING);
    await vi.waitFor(async () => expect((await listed()).sort()).toEqual(['ev-1', 'ev-2', 'ev-3']), 5_000);
    await vi.waitFor(async () => expect(await cited()).toBe(true), 5_000);
    await vi.waitFor(async () => expect(await figure('store_revision')).toBe(3), 5_000);
    const walk = '/api/v1/events?updated_since=24h&limit=1';
    const page = await get(walk);
    const cursor = `${walk}&cursor=${page.page.next_cursor}`;
    // Twice, so that the pages are prepared.
    for (const _time of [1, 2]) {
      expect((await ask(server.address, cursor)).status).toBe(200);
      expect((await listed()).sort()).toEqual(['ev-1', 'ev-2', 'ev-3']);
    }
    expect(await counted()).toBe(0);

    // The retraction gets the revision of the lost event.
    await openStore(backup).write([{ action: 'retract', id: 'ev-1', kind: null, reason: 'Wrong.' }], WRITING);
    expect(await openStore(backup).revision()).toBe(await openStore(first.database).revision());
    database = backup;
    const movedAt = performance.now();
    await vi.waitFor(async () => expect(await counted()).toBe(1), { timeout: 5_000, interval: 20 });
    // The server checks twice a second; the rest is a margin for a busy machine.
    expect(performance.now() - movedAt).toBeLessThan(2_500);
    expect(await listed()).toEqual(['ev-2']);
    expect((await get('/api/v1/events/ev-1')).data).toMatchObject({ status: 'retracted', version: 2 });
    expect((await ask(server.address, '/api/v1/events/ev-3')).status).toBe(404);
    await vi.waitFor(async () => expect(await cited()).toBe(false), 5_000);
    const refused = await ask(server.address, cursor);
    expect(refused.problem()).toMatchObject({ status: 400, code: 'invalid-cursor' });
    expect(refused.problem().detail).toContain('start again');
    expect((await get(walk)).data).toMatchObject([{ id: expect.any(String) }]);
    expect(await counted()).toBe(1);
    expect(lines.join('')).toContain('the store has lost what it had');
  });
});
