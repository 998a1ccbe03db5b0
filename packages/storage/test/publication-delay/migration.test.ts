import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, openStore, type Store } from '../../src/index.js';
import { records } from '../../src/migrations/0001-records.js';
import { access } from '../../src/migrations/0002-access.js';
import { applyAll, listAll } from './walk.js';

const PUBLISHED = '2026-03-10T12:00:00Z';

/** A row as the previous release wrote it, with minimal content. */
const row = (id: string, kind: string, sensitive: boolean, sortAt: string, content: object) => ({
  text: `
    insert into records (
      id, kind, revision, version, status, sensitive, published_at, updated_at, sort_at, upstream_ids, corrections,
      content, digest
    )
    values ($1, $2, (select count(*) + 1 from records), 1, 'published', $3, $4, $4, $5, '{}', '[]', $6, $1)`,
  values: [id, kind, sensitive, PUBLISHED, sortAt, JSON.stringify(content)],
});

const occurred = { earliest: null, latest: null, precision: 'unknown' };
const event = { occurred, dossier_ids: ['d1'], claim_ids: ['c1'] };
const dossier = { event_refs: [{ id: 'e1', version: 1 }], claim_refs: [{ id: 'c1', version: 1 }] };

describe.each(engines)('a store from before the publication delay, on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    beforeAll(async () => {
      opened = await engine.openWithoutSchema();
      const { database } = opened;
      const run = (text: string) => database.query({ text, values: [] });
      await run(
        'create table schema_migrations (version integer primary key, name text not null, applied_at timestamptz not null default now())',
      );
      for (const { version, name, statements } of [records, access]) {
        for (const statement of statements) await run(statement);
        await run(`insert into schema_migrations (version, name) values (${version}, '${name}')`);
      }
      await database.query(row('e1', 'event', true, '2026-03-01T23:59:59Z', event));
      await database.query(
        row('e2', 'event', true, '-infinity', { occurred, dossier_ids: [], claim_ids: [] }),
      );
      await database.query(row('e3', 'event', false, PUBLISHED, event));
      await database.query(row('d1', 'dossier', false, PUBLISHED, dossier));
      await database.query(row('c1', 'claim', true, PUBLISHED, { event_ids: ['e1', 'e3'] }));
      await run('update store_state set revision = 5');
      await migrate(database);
      store = openStore(database);
    });
    afterAll(() => opened.close());

    const served = async () => [...(await listAll(store)).keys()].sort();

    it('serves the same records until a server sets the publication delay', async () => {
      await applyAll(store, new Date(PUBLISHED));
      expect(await served()).toEqual(['c1', 'd1', 'e1', 'e2', 'e3']);
    });

    it('references a sensitive event only in sensitive records, from the first read on', async () => {
      const all = await listAll(store);
      expect(all.get('d1')).toMatchObject({ event_refs: [], claim_refs: [{ id: 'c1' }] });
      expect(all.get('c1')).toMatchObject({ event_ids: ['e1', 'e3'] });
    });

    it('then withholds records that are not due, by the end of the event or its publication', async () => {
      await store.publicationDelay.setHours(24);
      expect(await applyAll(store, new Date(PUBLISHED))).toEqual({ takenBack: 2, released: 0 });
      expect(await served()).toEqual(['d1', 'e1', 'e3']);
      expect((await store.events.get('e3'))?.record).toMatchObject({ claim_ids: [], dossier_ids: ['d1'] });
      await store.publicationDelay.setHours(1_000);
      expect(await applyAll(store, new Date(PUBLISHED))).toEqual({ takenBack: 1, released: 0 });
      expect((await listAll(store)).get('d1')).toMatchObject({ event_refs: [], claim_refs: [] });
      await store.publicationDelay.setHours(0);
      expect(await applyAll(store, new Date(PUBLISHED))).toEqual({ takenBack: 0, released: 3 });
      expect((await listAll(store)).get('c1')).toMatchObject({ event_ids: ['e1', 'e3'], version: 3 });
    });
  });
});
