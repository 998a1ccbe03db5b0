import type { ConflictEvent } from '@partner-api/contract';
import { engines } from '@partner-api/storage/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/engine/index.js';
import { migrate, openStore, type Position, type RecordPage, type Store } from '../../src/index.js';
import { emptyStore } from '../empty-store.js';
import { at, claim, dossier, event, NOW, province, publish } from './drafts.js';

const firstPage = { limit: 10, after: null };

/** Returns a second of a day, counted from a day of 2026. */
const dayAt = (days: number, second: string): string =>
  `${new Date(Date.UTC(2026, 0, 10 + days)).toISOString().slice(0, 10)}T${second}Z`;

describe.each(engines)('filters of lists on $name', ({ skip, open }) => {
  describe.skipIf(skip)('', () => {
    let store: Store;
    let database: Database;
    let close: () => Promise<void>;

    beforeAll(async () => {
      const opened = await open();
      ({ database, close } = opened);
      store = openStore(database);
    });
    beforeEach(() => emptyStore(database));
    afterAll(() => close());

    it('lists the events that may have happened within days, in the order of the list, page by page', async () => {
      const day = fc.integer({ min: 0, max: 40 });
      const occurrence = fc.tuple(fc.option(day, { freq: 8 }), day).map(([start, days]) => ({
        earliest: start === null ? null : dayAt(start, '00:00:00'),
        latest: start === null ? null : dayAt(start + (days % 3 === 0 ? days : 0), '23:59:59'),
      }));
      const occurrences = fc.sample(occurrence, { numRuns: 120, seed: 7 });
      const drafts = occurrences.map((occurred, index) =>
        event(`e${index}`, { occurred: { ...occurred, precision: 'day' } }),
      );
      await store.write(
        drafts.map((draft) => publish(draft)),
        at(NOW),
      );
      const { records } = await store.events.list({}, { limit: 200, after: null });
      await fc.assert(
        fc.asyncProperty(
          fc.option(day),
          fc.option(day),
          fc.integer({ min: 1, max: 60 }),
          async (from, to, limit) => {
            fc.pre(from === null || to === null || from <= to);
            const first = from === null ? null : dayAt(from, '00:00:00');
            const last = to === null ? null : dayAt(to, '23:59:59');
            const filter = {
              from: first === null ? null : new Date(first),
              to: last === null ? null : new Date(last),
            };
            const found: string[] = [];
            let after: Position | null = null;
            do {
              const page: RecordPage<ConflictEvent> = await store.events.list(filter, { limit, after });
              found.push(...page.records.map(({ id }) => id));
              after = page.next;
            } while (after);
            const overlapping = records.filter(
              ({ occurred: { earliest, latest } }) =>
                (first === null && last === null) ||
                (earliest !== null &&
                  latest !== null &&
                  (first === null || latest >= first) &&
                  (last === null || earliest <= last)),
            );
            expect(found).toEqual(overlapping.map(({ id }) => id));
          },
        ),
        { numRuns: 60 },
      );
    });

    it('filters by country: events and claims by their province, dossiers by any of theirs', async () => {
      const [north, south] = [province('north', 'XA'), province('south', 'XB')];
      await store.write(
        [
          publish(event('e1', { province: north })),
          publish(event('e2', { province: south })),
          publish(event('e3')),
          publish(claim('c1', 'x', { province: south })),
          publish(dossier('d1', [north, south])),
          publish(dossier('d2', [north])),
        ],
        at(NOW),
      );
      const idsOf = async (kind: 'events' | 'claims' | 'dossiers') =>
        (await store[kind].list({ country: 'XB' }, firstPage)).records.map(({ id }) => id);
      expect([await idsOf('events'), await idsOf('claims'), await idsOf('dossiers')]).toEqual([
        ['e2'],
        ['c1'],
        ['d1'],
      ]);
      expect(
        (await store.dossiers.list({ country: 'XB', province: 'north' }, firstPage)).records,
      ).toHaveLength(1);
    });

    it('filters records of the previous release alike', async () => {
      const occurred = {
        earliest: '2026-01-01T00:00:00Z',
        latest: '2026-01-31T23:59:59Z',
        precision: 'month',
      } as const;
      await store.write([publish(event('e1', { occurred, province: province('north', 'XB') }))], at(NOW));
      const run = (text: string) => database.query({ text, values: [] });
      await run('alter table records drop column country, drop column began_at');
      await run('delete from schema_migrations where version >= 11');
      await migrate(database);
      const to = new Date('2026-01-10T23:59:59Z');
      const { records } = await store.events.list({ country: 'XB', to }, firstPage);
      expect(records.map(({ id }) => id)).toEqual(['e1']);
    });
  });
});
