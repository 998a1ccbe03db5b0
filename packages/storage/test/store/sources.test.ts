import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Change, migrate, type Store } from '../../src/index.js';
import { openTestStore } from '../open-test-store.js';
import { at, event, NOW, on, publish, retract } from './drafts.js';

const LONG_AGO = '2020-01-01T00:00:00Z';
const journal = at(NOW, { style: 'journal', updateReason: 'Updated by the desk.' });

function told(
  id: string,
  killed: number,
  more: { sourceRevision?: number; source?: string; upstreamUnsaid?: true } = {},
): Change {
  const estimate = { low: killed, best: killed, high: killed };
  const record = event(id, {
    ...on(LONG_AGO),
    casualties: { killed: estimate, civilians_killed: estimate },
  });
  return { action: 'publish', record, correction: null, ...more };
}

describe.each(engines)('the source of a record, on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let store: Store;
    let opened: OpenedEngine;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
      await store.publicationDelay.setHours(0);
    });
    afterAll(() => opened.close());

    const sourcesOf = async (...ids: string[]) => {
      const changes = await store.changesSince(0, 1_000);
      return ids.map((id) => {
        const found = changes.find(({ record }) => record.id === id);
        return found?.kind === 'event' ? found.source : undefined;
      });
    };
    const killed = async (id: string) => (await store.events.get(id))?.record.casualties.killed.best;

    it('is stored with the record, and stays when a later line has no credits', async () => {
      await store.write([told('given', 1, { source: 'Survey' }), told('own', 1)], at(NOW));
      await store.write([told('given', 2, { source: '', upstreamUnsaid: true })], journal);
      await store.write([retract('own', 'Wrong')], journal);
      expect(await sourcesOf('given', 'own')).toEqual(['Survey', '']);
    });

    it('is inferred for records of the previous release, also for emptied identifiers', async () => {
      const reuters = { provider: 'Reuters', text: 'Reuters', license: null, url: null, changes: null };
      const scheme = { external_ids: [{ scheme: 'register', id: '1' }] };
      await store.write(
        [
          publish(
            event('sensitive', { ...scheme, ...on(LONG_AGO) }, { sensitive: true, upstream: [reuters] }),
          ),
          publish(event('named', { ...scheme, ...on(LONG_AGO) }, { upstream: [] })),
          publish(event('none', on(LONG_AGO), { upstream: [] })),
        ],
        at(NOW),
      );
      for (const text of [
        'alter table records drop column source, drop column source_revision',
        'alter table withheld drop column source, drop column source_revision',
        'delete from schema_migrations where version >= 10',
      ]) {
        await opened.database.query({ text, values: [] });
      }
      await migrate(opened.database);
      expect(await sourcesOf('sensitive', 'named', 'none')).toEqual(['Reuters', 'register', '']);
    });

    it('decides by its newest revision, also when content repeats', async () => {
      for (const [style, id] of [
        [at(NOW), 'snapshot'],
        [journal, 'journal'],
      ] as const) {
        for (const [sourceRevision, number] of [3, 5, 3].entries()) {
          await store.write([told(id, number, { sourceRevision })], style);
        }
        expect(await killed(id)).toBe(3);
        const outcomes = [];
        for (const [sourceRevision, number] of [3, 5, 3].entries()) {
          outcomes.push(...(await store.write([told(id, number, { sourceRevision })], style)));
        }
        expect(outcomes).toEqual([
          { result: 'unchanged' },
          { result: 'unchanged', note: 'older_source_revision' },
          { result: 'unchanged' },
        ]);
        expect(await killed(id)).toBe(3);
      }
    });

    it('keeps a newer revision that changed nothing against an older one', async () => {
      await store.write([told('steady', 5, { sourceRevision: 10 })], at(NOW));
      expect(await store.write([told('steady', 5, { sourceRevision: 30 })], at(NOW))).toEqual([
        { result: 'unchanged' },
      ]);
      expect(await store.write([told('steady', 3, { sourceRevision: 20 })], at(NOW))).toEqual([
        { result: 'unchanged', note: 'older_source_revision' },
      ]);
    });

    it('ignores a deletion of an unknown record when it allows that', async () => {
      const deletion: Change = { action: 'retract', id: 'unheard-of', kind: 'event', reason: 'Deleted' };
      expect(await store.write([{ ...deletion, ifHeld: true }], at(NOW))).toEqual([
        { result: 'unchanged', note: 'not_held' },
      ]);
      expect(await store.write([deletion], at(NOW))).toMatchObject([
        { result: 'refused', reason: 'unknown_id' },
      ]);
    });
  });
});
