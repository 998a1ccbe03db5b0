import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable, Statement } from '../../src/engine/index.js';
import type { Store } from '../../src/index.js';
import { events } from '../../src/readers/events.js';
import { openTestStore } from '../open-test-store.js';
import { event, on, province } from './drafts.js';

const NOW = new Date('2026-03-01T00:00:00Z');
const ROWS = 6_000;

const hoursBefore = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

/** An hour, a day, and the longest window that may be asked for. */
const WINDOWS_HOURS = [1, 24, 87_600];

describe.each(engines)('lists on $name', (engine) => {
  describe.skipIf(engine.skip)(`of ${ROWS} events`, () => {
    let store: Store;
    let opened: OpenedEngine;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
      const record = event('first', {
        ...on(NOW.toISOString().slice(0, 19).concat('Z')),
        province: province('idlib'),
      });
      await store.write([{ action: 'publish', record, correction: null }], {
        now: NOW,
        style: 'journal',
        updateReason: 'Updated.',
        dryRun: false,
      });
      // One an hour, each in turn changed.
      await plain(`
        insert into records (
          id, kind, revision, version, status, sensitive, published_at, updated_at, sort_at, province, provinces,
          upstream_ids, corrections, content, digest, imported_at
        )
        select id || '-' || n as id, kind, revision + n, version, status, sensitive, published_at,
          updated_at - n * interval '1 hour', sort_at - n * interval '1 hour', province, provinces, upstream_ids,
          corrections, content, digest, imported_at
        from records, generate_series(1, ${ROWS - 1}) n`);
      await plain('analyze records');
    });
    afterAll(() => opened.close());

    const plain = (text: string) => opened.database.query({ text, values: [] });

    /** How the database goes about what a reader asks it. */
    const planOf = async (read: (database: Queryable) => Promise<unknown>): Promise<string> => {
      const asked: Statement[] = [];
      await read({
        query: async (statement) => {
          asked.push(statement);
          return [];
        },
      });
      const [first] = asked;
      if (!first) throw new Error('nothing was asked');
      const rows = await opened.database.query({ text: `explain ${first.text}`, values: first.values });
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const expectSeek = (plan: string) => {
      expect(plan).toMatch(/Index Scan using records_/);
      expect(plan).not.toMatch(/Seq Scan|Sort/);
    };
    const page = { limit: 200, after: null };

    it.each(WINDOWS_HOURS)(
      'a window of %i hours is read from the index, to the end of the page',
      async (hours) => {
        const from = hoursBefore(hours);
        expectSeek(await planOf((database) => events(database).list({ province: null, from }, page)));
        expectSeek(await planOf((database) => events(database).list({ province: 'idlib', from }, page)));
        expectSeek(await planOf((database) => events(database).changes(from, page)));
      },
    );

    it('so is a page that is far from the first', async () => {
      const after = [hoursBefore(ROWS / 2).toISOString(), 'first-1'] as const;
      const deep = { limit: 200, after };
      expectSeek(await planOf((database) => events(database).list({ province: null, from: null }, deep)));
      const change = { limit: 200, after: [hoursBefore(ROWS / 2).toISOString(), '10'] as const };
      expectSeek(await planOf((database) => events(database).changes(hoursBefore(87_600), change)));
    });
  });
});
