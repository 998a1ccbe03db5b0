import type { Store } from '@partner-api/storage';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCommand } from '../../src/commands.js';
import { seedDemo } from '../../src/demo/seed-demo.js';
import { openTestStore } from '../import-text.js';

const NOW = new Date('2026-11-21T13:37:42Z');
const PAGE = { limit: 200, after: null };
const OWN = `${JSON.stringify({
  kind: 'claim',
  id: 'own-1',
  lang: 'en',
  text: 'The bridge at Old Ford was destroyed in March.',
  claimant: 'A post shared widely',
})}\n`;

describe.each(engines)('the demo in a store of real data, on $name', (engine) => {
  describe.skipIf(engine.skip)('', () => {
    let opened: OpenedEngine;
    let store: Store;
    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
      await seedDemo({ store, clock: () => NOW, report: () => undefined });
    });
    afterAll(() => opened.close());

    const run = async (name: string, options: object, text: string | null = null) => {
      const notes: string[] = [];
      const result = await (await findCommand(name)).run(
        {
          store,
          clock: () => NOW,
          input: text === null ? null : bytes(text),
          report: (event) => event.type === 'note' && notes.push(event.message),
        },
        options,
      );
      return { result, notes };
    };
    const importOwn = () => run('import', { format: 'records', name: 'own' }, OWN);
    const listed = async () =>
      (
        await Promise.all([store.events, store.dossiers, store.claims].map((list) => list.list({}, PAGE)))
      ).flatMap(({ records }) => records.map(({ id }) => id));

    it('is mentioned in a note of an import', async () => {
      const { notes } = await importOwn();
      expect(notes.join()).toContain('`partner-api demo remove` takes them down');
    });

    it('is retracted with its coverage, and nothing else is', async () => {
      const before = (await listed()).length;
      expect(before).toBeGreaterThan(50);
      const { result } = await run('demo-remove', {});
      expect(result).toEqual({ retracted: expect.any(Number), coverage_withdrawn: 1 });
      expect(await listed()).toEqual(['own-1']);
      expect(await store.coverages.list()).toEqual([]);
      const changed = (await store.events.changes(new Date(0), PAGE)).records;
      expect(changed.every(({ status }) => status === 'retracted')).toBe(true);
    });

    it('cannot be removed again, and no import mentions it', async () => {
      const { result, notes } = await run('demo-remove', {});
      expect([result, notes]).toEqual([
        { retracted: 0, coverage_withdrawn: 0 },
        ['The store has no demonstration data.'],
      ]);
      expect((await importOwn()).notes.join()).not.toContain('demo');
    });
  });
});

async function* bytes(text: string) {
  yield Buffer.from(text);
}
