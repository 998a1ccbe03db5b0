import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type CoverageEntry,
  type Database,
  DatabaseUnavailable,
  migrate,
  openStore,
  type Store,
} from '../../src/index.js';
import { emptyStore } from '../empty-store.js';
import { openTestStore } from '../open-test-store.js';
import { NOW } from '../store/drafts.js';
import { undoDeskVersions } from '../store/undo-desk-versions.js';

const now = new Date(NOW);
const span = (country: string, year: number, stated: boolean): CoverageEntry => ({
  source: 'UCDP',
  country,
  from: `${year}-01-01`,
  to: `${year}-12-31`,
  types: ['battle'],
  stated,
});

describe.each(engines)('import coverage on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    afterAll(() => opened.close());
    beforeEach(() => emptyStore(opened.database));

    const query = (text: string) => opened.database.query({ text, values: [] });
    const finish = async (coverage: readonly CoverageEntry[], name = 'ged.csv', format = 'ucdp-ged') => {
      const id = await store.imports.start({ format, name, now });
      return store.imports.finish(id, { counts: {}, coverage, isSameFile: true, now });
    };
    const held = async () =>
      (await store.coverage()).map(({ country, from }) => `${country} ${from.slice(0, 4)}`);
    const idOf = async (country: string) =>
      (await store.coverages.list()).find((one) => one.country === country)?.id ?? 0;

    it('is stored even when the table statistics cannot be updated', async () => {
      const failing = openStore(withoutStatistics(opened.database));
      const id = await failing.imports.start({ format: 'ucdp-ged', name: 'ged.csv', now });
      const outcome = { counts: { read: 1 }, coverage: [span('SY', 2016, false)], isSameFile: true, now };
      expect(await failing.imports.finish(id, outcome)).toEqual({ ended: [], ignoredCountries: [] });
      expect(await held()).toEqual(['SY 2016']);
      expect(await store.imports.list(1)).toMatchObject([{ id, finishedAt: NOW, counts: { read: 1 } }]);
    });

    it('reports and logs the coverage that an import ended', async () => {
      await finish([span('SY', 2016, false), span('IQ', 2016, true)]);
      const { stated: _, ...ended } = span('SY', 2016, false);
      expect(await finish([span('SY', 2017, false), span('IQ', 2016, true)])).toEqual({
        ended: [ended],
        ignoredCountries: [],
      });
      expect(await held()).toEqual(['IQ 2016', 'SY 2017']);
      expect((await store.audit.list({ limit: 1 }))[0]).toMatchObject({
        action: 'coverage.replaced',
        subject: 'SY 2016-01-01 – 2016-12-31 (battle)',
        detail: { source: 'UCDP', format: 'ucdp-ged', name: 'ged.csv' },
      });
      expect((await store.audit.verify()).fault).toBeNull();
    });

    it('is separate for each format and name', async () => {
      await finish([span('SY', 2016, false)]);
      await finish([span('SY', 2017, false)], 'other.csv');
      await finish([span('SY', 2018, true)], 'ged.csv', 'records');
      expect(await held()).toEqual(['SY 2016', 'SY 2017', 'SY 2018']);
    });

    it('is stored in one transaction with the end of the import', async () => {
      await finish([span('SY', 2016, false)]);
      const id = await store.imports.start({ format: 'ucdp-ged', name: 'ged.csv', now });
      const wrong = { ...span('SY', 2017, false), from: '2018-01-01' };
      const outcome = { counts: {}, coverage: [wrong], isSameFile: true, now };
      await expect(store.imports.finish(id, outcome)).rejects.toMatchObject({ code: '23514' });
      expect((await store.imports.list(1))[0]).toMatchObject({ id, finishedAt: null });
      expect(await held()).toEqual(['SY 2016']);
      await expect(store.imports.finish(999, { ...outcome, coverage: [] })).rejects.toThrow('no import 999');
    });

    it('comes from the last to finish of two concurrent imports of a file', async () => {
      await Promise.all([2016, 2017, 2018].map((year) => finish([span('SY', year, false)])));
      expect(await held()).toHaveLength(1);
    });

    it('moves the revision whenever it changes, also for watchers', async () => {
      const watch = store.watchRevision();
      await expect.poll(() => watch.revision()).toBe(0);
      await finish([span('SY', 2016, false)]);
      await expect.poll(() => watch.revision()).toBe(1);
      await finish([span('SY', 2016, false)]);
      expect(await store.revision()).toBe(1);
      await store.coverages.withdraw(await idOf('SY'), { reason: 'Wrong.', now });
      await expect.poll(() => watch.revision()).toBe(2);
      const nothing = await store.coverages.withdraw(999, { reason: 'Wrong.', now });
      expect(nothing).toEqual({ result: 'refused', reason: 'unknown_coverage' });
      expect(await store.revision()).toBe(2);
      await watch.close();
    });

    it('deletes stored answers when it ends, and only then', async () => {
      const asked = {
        scope: 'p',
        key: 'k',
        operation: 'research',
        body: 'x',
        now,
        leaseSeconds: 60,
      } as const;
      const decide = () => store.idempotency.begin(asked);
      const started = await decide();
      if (started.kind !== 'started') throw new Error(started.kind);
      await store.idempotency.finish(started.claim, { answer: '{}', usedRecords: [] });
      await finish([span('SY', 2016, false)]);
      expect((await decide()).kind).toBe('done');
      await store.coverages.withdraw(await idOf('SY'), { reason: 'Wrong.', now });
      expect((await decide()).kind).toBe('started');
    });

    describe('in a store of the previous release', () => {
      const old = (id: number, country: string, year: number) =>
        query(`insert into import_coverage (import_id, source, country, from_date, to_date, event_types)
          values (${id}, 'UCDP', '${country}', '${year}-01-01', '${year}-12-31', '{battle}')`);
      beforeEach(async () => {
        await query('drop table withdrawn_coverage');
        await query('alter table import_coverage drop column id, drop column stated');
        await undoDeskVersions(opened.database);
        await query('delete from schema_migrations where version >= 7');
        for (const [format, name] of [
          ['ucdp-ged', 'ged.csv'],
          ['ucdp-ged', 'ged.csv'],
          ['records', 'desk.ndjson'],
        ])
          await query(`insert into imports (format, name, started_at, finished_at)
            values ('${format}', '${name}', '${NOW}', '${NOW}')`);
        await old(1, 'SY', 2016);
        await old(2, 'SY', 2016);
        await old(2, 'SY', 2026);
        await old(3, 'IQ', 2016);
        await migrate(opened.database);
      });

      it('stays until the same file is imported again', async () => {
        expect(await held()).toEqual(['IQ 2016', 'SY 2016', 'SY 2026']);
        expect((await finish([span('SY', 2016, false)])).ended).toMatchObject([{ from: '2026-01-01' }]);
        expect(await held()).toEqual(['IQ 2016', 'SY 2016']);
        expect((await store.coverages.list())[1]?.imports).toHaveLength(1);
      });

      it('stays when it can only have been stated', async () => {
        await finish([], 'desk.ndjson', 'records');
        expect(await held()).toContain('IQ 2016');
      });

      it('can be added by servers of that release, which lack the new columns', async () => {
        await old(1, 'LB', 2016);
        expect(await held()).toContain('LB 2016');
        expect(await idOf('LB')).toBeGreaterThan(0);
      });
    });
  });
});

/** Returns the same database, in which `analyze` times out. */
const withoutStatistics = (database: Database): Database => ({
  engine: database.engine,
  batchSize: database.batchSize,
  listen: database.listen,
  query: (statement) => database.query(statement),
  transaction: (work, options) =>
    database.transaction(
      (connection) =>
        work({
          query: async (statement) => {
            if (statement.text.startsWith('analyze')) throw new DatabaseUnavailable('It took too long');
            return connection.query(statement);
          },
          copy: (...tables) => connection.copy(...tables),
        }),
      options,
    ),
  outsideTransaction: (statement, options) => database.outsideTransaction(statement, options),
  ping: () => database.ping(),
  close: () => database.close(),
});
