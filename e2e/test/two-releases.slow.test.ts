import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type CreatedEngine, postgresql } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeptServer, unpackKeptServer } from './support/kept-server.js';
import { NO_LIMITS } from './support/partner-server.js';
import {
  ended,
  killProgram,
  type Program,
  partnerApi,
  readyAddress,
  startProgram,
} from './support/run-program.js';

const why = postgresql.skip ? ' (skipped: TEST_DATABASE_URL is not set)' : '';

interface Page {
  readonly data: readonly { readonly id: string }[];
  readonly page: { readonly next_cursor: string | null };
}

describe.skipIf(postgresql.skip)(`the release before and this one, over one store${why}`, () => {
  let created: CreatedEngine;
  let before: KeptServer;
  let environment: Record<string, string>;
  const running: Program[] = [];
  let oldServer: Program;
  let old = '';

  const serve = async (program: Program) => {
    running.push(program);
    // Drains the log, which would otherwise fill the pipe.
    program.stderr.resume();
    return readyAddress(program);
  };

  beforeAll(async () => {
    created = await postgresql.create('none');
    const { location } = created;
    if (!('connectionString' in location)) throw new Error('there is no address');
    environment = {
      DATABASE_URL: location.connectionString,
      ...{ SEED_DEMO: '1', PORT: '0', METRICS_PORT: '0', PUBLICATION_DELAY_HOURS: '0', DRAIN_SECONDS: '0' },
      ...NO_LIMITS,
    };
    before = await unpackKeptServer();
    oldServer = before.start(['serve'], environment);
    old = await serve(oldServer);
  }, 120_000);

  afterAll(async () => {
    await Promise.all(running.map(killProgram));
    await created?.remove();
    await before?.remove();
  });

  /** Sends requests to all operations of a server until it is stopped. */
  const load = (address: string) => {
    let isOver = false;
    const seen = { requests: 0, failed: [] as string[] };
    const ask = async (path: string, body?: object, headers: Record<string, string> = {}) => {
      seen.requests += 1;
      const response = await fetch(address + path, {
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
        headers: { 'content-type': 'application/json', ...headers },
      });
      const text = await response.text();
      if (response.status !== 200) seen.failed.push(`${response.status} ${path}: ${text.slice(0, 300)}`);
      return text;
    };
    const turn = async (number: number) => {
      const { data, page }: Page = JSON.parse(await ask(`/api/v1/events?limit=${(number % 20) + 1}`));
      await ask(`/api/v1/events/${data[0]?.id}`);
      await ask(`/api/v1/events?limit=${(number % 20) + 1}&cursor=${page.next_cursor}`);
      await ask(`/api/v1/events?updated_since=24h&limit=3`);
      await ask('/api/v1/dossiers');
      await ask('/api/v1/claims?limit=2');
      await ask(
        '/api/v1/research',
        { query: 'How many people were killed?' },
        { 'idempotency-key': randomUUID() },
      );
      await ask('/api/v1/fact-check', { claim: 'Ten people were killed.' });
    };
    const loop = (async () => {
      for (let number = 0; !isOver; number += 1) {
        await turn(number).catch((error) => seen.failed.push(String(error)));
        await wait(5);
      }
    })();
    return {
      seen,
      stop: async () => {
        isOver = true;
        await loop;
      },
    };
  };

  it('answer every request during the migration, side by side, and when the old one stops', async () => {
    const onOld = load(old);
    const migrated = await partnerApi(['migrate', '--json'], environment);
    expect(migrated).toMatchObject({ code: 0 });
    // Empty when the current release has no additional migration.
    const applied = migrated.json?.applied;

    const program = startProgram('apps/server/dist/main.js', [], environment);
    const current = await serve(program);
    const onNew = load(current);
    await wait(2_000);

    // The other server accepts a cursor or refuses it as invalid; it never returns a 5xx.
    for (const [first, second] of [
      [old, current],
      [current, old],
    ]) {
      for (const list of ['events?limit=2', 'events?limit=2&updated_since=24h', 'claims?limit=1']) {
        const began = await fetch(`${first}/api/v1/${list}`);
        expect([list, began.status]).toEqual([list, 200]);
        const { page } = (await began.json()) as Page;
        const next = await fetch(`${second}/api/v1/${list}&cursor=${page.next_cursor}`);
        expect([200, 400], await next.text()).toContain(next.status);
      }
    }
    // The other server replays the response to an idempotency key.
    const asked = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ query: 'Where were people killed?' }),
    };
    const [given, again] = [
      await fetch(`${old}/api/v1/research`, asked),
      await fetch(`${current}/api/v1/research`, asked),
    ];
    expect([given.status, again.status]).toEqual([200, 200]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');

    await onOld.stop();
    const end = ended(oldServer);
    oldServer.kill('SIGTERM');
    expect((await end).code).toBe(0);
    await onNew.stop();
    console.log(
      `migrated by ${JSON.stringify(applied)}: ${onOld.seen.requests} requests of the release before, ${onNew.seen.requests} of this one`,
    );
    expect(onOld.seen.requests).toBeGreaterThan(50);
    expect([...onOld.seen.failed, ...onNew.seen.failed]).toEqual([]);
  }, 180_000);
});
