import { setTimeout as wait } from 'node:timers/promises';
import { type OpenedEngine, postgresql } from '@partner-api/storage/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, type Store } from '../../src/index.js';
import { openTestStore } from '../open-test-store.js';
import { at, event, NOW, on, publish } from './drafts.js';

/** Undoes the steps from the list filters on, as in a store of the previous release. */
const UNDO = [
  'alter table records drop column country, drop column began_at, drop column event_type',
  'drop index audit_by_actor',
  'drop table quarantine',
  'delete from schema_migrations where version >= 11',
];

describe.each([postgresql])('a store with records is migrated while it is read, on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    let reports: string[];
    let before: unknown[];
    const run = (text: string) => opened.database.query({ text, values: [] });
    const migrated = () => migrate(opened.database, { report: (text) => reports.push(text) });
    const indexes = async () =>
      (
        await run(
          `select indexrelid::regclass::text as name from pg_index where indisvalid and indrelid in ('records'::regclass, 'audit'::regclass) order by 1`,
        )
      ).map(({ name }) => name);

    beforeEach(async () => {
      reports = [];
      ({ store, opened } = await openTestStore(engine));
      await store.write(
        Array.from({ length: 30 }, (_, index) => publish(event(`e${index}`, on('2026-01-01T00:00:00Z')))),
        at(NOW),
      );
      before = await indexes();
      for (const text of UNDO) await run(text);
    });
    afterEach(async () => {
      expect(await indexes()).toEqual(before);
      await opened.close();
    });

    it('reports the locks of each step before the first, and fills existing rows', async () => {
      const { applied } = await migrated();
      expect(applied).toEqual([
        'list-filters',
        'audit by actor',
        'event-type',
        'quarantine',
        'partner-limits',
        'history',
        'names-of-nothing',
      ]);
      expect(reports).toHaveLength(7);
      expect(reports[0]).toMatch(
        /^list-filters: changes tables, which holds .* a moment .*\. It fills [\d,]+ rows of records in batches, about \d+ s; readers and writers go on\. It builds the index records_list_by_country, about 1 s; /,
      );
      expect(
        await run('select count(*)::integer as filled from records where event_type is not null'),
      ).toEqual([{ filled: 30 }]);
    });

    it('lets readers pass while a dump locks a table, and reports the wait', async () => {
      const held = opened.database.transaction(
        async (connection) => {
          await connection.query({ text: 'lock table records in access share mode', values: [] });
          await wait(3_000);
        },
        { statementTimeoutSeconds: 60 },
      );
      await wait(100);
      let isOver = false;
      const migrating = migrated().finally(() => {
        isOver = true;
      });
      let longest = 0;
      while (!isOver) {
        const started = performance.now();
        // Each read is rejected after 1.7 s, so one that queued behind the migration for longer would fail.
        await run('select count(*) from records');
        longest = Math.max(longest, performance.now() - started);
        await wait(20);
      }
      await Promise.all([held, migrating]);
      expect(reports).toContainEqual('list-filters: waits for a table that a dump or a long read has in use');
      expect(longest).toBeLessThan(1_700);
    });

    it('fills rows that a server of the previous release writes meanwhile', async () => {
      // Its write neither waits nor has the new column.
      const { database } = opened;
      let isWritten = false;
      const spied = {
        ...database,
        engine: database.engine,
        query: database.query.bind(database),
        transaction: database.transaction.bind(database),
        outsideTransaction: async (...given: Parameters<typeof database.outsideTransaction>) => {
          if (!isWritten) {
            isWritten = true;
            await run(`update records set country = 'XX', revision = revision + 1000 where id = 'e3'`);
          }
          await database.outsideTransaction(...given);
        },
      };
      await migrate(spied as unknown as typeof database);
      expect(isWritten).toBe(true);
      expect(await run(`select country from records where id = 'e3'`)).not.toEqual([{ country: 'XX' }]);
    });

    it('rebuilds an index after an interrupted build', async () => {
      await run(
        'alter table records add column event_type text, add column country text, add column began_at timestamptz',
      );
      await run(
        `create index records_list_by_type on records (kind, event_type, sort_at desc, id) where status <> 'retracted'`,
      );
      await run(`update pg_index set indisvalid = false where indexrelid = 'records_list_by_type'::regclass`);
      await migrated();
    });

    it('lets two concurrent migrations take turns', async () => {
      const [first, second] = await Promise.all([migrated(), migrated()]);
      expect([first.applied.length, second.applied.length].sort()).toEqual([0, 7]);
    });
  });
});
