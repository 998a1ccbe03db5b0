import type { Claim } from '@partner-api/contract';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, type Store } from '../../src/index.js';
import { openTestStore } from '../open-test-store.js';
import { listAll } from '../publication-delay/walk.js';
import { at, claim, dossier, event, NOW, on, publish } from './drafts.js';
import { undoDeskVersions } from './undo-desk-versions.js';

const LONG_AGO = '2020-01-01T00:00:00Z';
const all = { event_ids: ['open', 'marked', 'waiting'] };
const refs = { event_refs: all.event_ids.map((id) => ({ id, version: 1 })) };

describe.each(engines)('a store from before hidden names, on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
    });
    afterAll(() => opened.close());

    it('references the same records, except withheld or sensitive ones', async () => {
      await store.publicationDelay.setHours(24);
      const write = (now: string, ...records: ReturnType<typeof event>[]) =>
        store.write(
          records.map((record) => publish(record)),
          at(now),
        );
      const marked = [event('marked', on(LONG_AGO), { sensitive: true }), dossier('d2', [], refs, true)];
      await write(LONG_AGO, ...marked, claim('c2', 'x', all, true));
      await store.publicationDelay.apply(new Date(NOW));
      await write(NOW, event('open', on(LONG_AGO)), event('waiting', on(NOW), { sensitive: true }));
      await write(NOW, dossier('d1', [], refs), claim('c1', 'x', all), claim('c3'));
      const before = await listAll(store);
      const run = (text: string) => opened.database.query({ text, values: [] });
      await run('alter table records drop column hidden');
      await undoDeskVersions(opened.database);
      await run('drop table withdrawn_coverage');
      await run('alter table import_coverage drop column id, drop column stated');
      await run('delete from schema_migrations where version >= 6');
      await migrate(opened.database);
      const served = await listAll(store);
      expect(served).toEqual(before);
      const named = (id: string) => (served.get(id) as Claim).event_ids;
      expect(named('c1')).toEqual(['open']);
      expect(named('c2')).toEqual(['open', 'marked']);
      expect(served.has('waiting')).toBe(false);
    });
  });
});
