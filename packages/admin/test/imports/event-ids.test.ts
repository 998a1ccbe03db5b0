import { engines } from '@partner-api/storage/testing';
import { describe, expect, it } from 'vitest';
import { retractCommand } from '../../src/retract.js';
import { importText, openTestStore } from '../import-text.js';
import { lines } from './lines.js';

const CLINIC = 'strike-kansafra-womens-clinic';
const OPAQUE = /^event-[0-9a-f]{24}$/;

const event = (id: string, title: string, more: object = {}) => ({
  ...{ kind: 'event', id, lang: 'en', title, type: 'battle' },
  occurred: { earliest: '2020-01-01', latest: '2020-01-01' },
  ...more,
});
const claim = (id: string, event_ids: string[]) => ({
  ...{ kind: 'claim', id, lang: 'en', text: 'It is said.', sensitive: true, event_ids },
});
const correction = { correction: { kind: 'correction', reason: 'More is known.' } };

describe.each(engines)('ids of sensitive events on $name', (engine) => {
  const withStore = async (
    use: (store: Awaited<ReturnType<typeof openTestStore>>['store']) => Promise<void>,
  ) => {
    const { store, opened } = await openTestStore(engine);
    await use(store);
    await opened.close();
  };
  type Store = Parameters<Parameters<typeof withStore>[0]>[0];
  const held = async (store: Store) =>
    (await store.changesSince(0, 100)).map(({ record }) => ({ id: record.id, version: record.version }));
  const imported = (store: Store, ...records: object[]) => importText(store, 'records', lines(...records));

  it.skipIf(engine.skip)('are opaque, and the same at each import', async () => {
    await withStore(async (store) => {
      await imported(store, event(CLINIC, 'The clinic was hit'));
      const [first] = await held(store);
      expect(first?.id).toMatch(OPAQUE);
      const again = await imported(store, event(CLINIC, 'The clinic was hit'));
      expect(again.summary).toMatchObject({ unchanged: 1 });
      await imported(
        store,
        event(CLINIC, 'The clinic was hit again', { casualties: { killed: { best: 2 } }, ...correction }),
      );
      expect(await held(store)).toEqual([{ id: first?.id, version: 2 }]);
      expect(JSON.stringify(await store.changesSince(0, 100))).not.toContain('kansafra');
    });
  });

  it.skipIf(engine.skip)('are opaque whatever their prefix', async () => {
    await withStore(async (store) => {
      await imported(store, event(`demo-${CLINIC}`, 'The clinic was hit'));
      expect(await held(store)).toEqual([{ id: expect.stringMatching(OPAQUE), version: 1 }]);
    });
  });

  it.skipIf(engine.skip)('stay when the event is no longer sensitive, also within one file', async () => {
    await withStore(async (store) => {
      const both = lines(event(CLINIC, 'The clinic was hit'), event(CLINIC, 'A depot was hit', correction));
      await importText(store, 'records', both, { allowRemovals: true });
      const [only, ...others] = await held(store);
      expect([only?.id, only?.version, others]).toEqual([expect.stringMatching(OPAQUE), 2, []]);
    });
  });

  it.skipIf(engine.skip)('stay when partners know them already', async () => {
    await withStore(async (store) => {
      await imported(store, event('depot-1', 'A depot was hit'));
      await imported(store, event('depot-1', 'A depot beside the clinic was hit', correction));
      expect(await held(store)).toEqual([{ id: 'depot-1', version: 2 }]);
    });
  });

  const named = event(CLINIC, 'The clinic was hit');
  const naming = claim('claim-1', [CLINIC]);
  it.skipIf(engine.skip).each([
    ['before', [[named, naming]]],
    ['after, in one file,', [[naming, named]]],
    ['after, in another import,', [[naming], [named]]],
    ['before, in another import,', [[named], [naming]]],
  ])('are what other records name them by, when the event comes %s', async (_when, inputs) => {
    await withStore(async (store) => {
      for (const input of inputs) await imported(store, ...input);
      const { id } = (await held(store)).find((record) => record.id !== 'claim-1') ?? {};
      expect(id).toMatch(OPAQUE);
      const changes = await store.changesSince(0, 100);
      expect(changes.flatMap(({ record }) => ('event_ids' in record ? record.event_ids : []))).toEqual([id]);
      // What the desk wrote is unchanged by that.
      for (const input of inputs)
        expect((await imported(store, ...input)).summary).toMatchObject({ unchanged: input.length });
    });
  });

  it.skipIf(engine.skip)(
    'are never shown as the desk assigned them, whichever record comes first',
    async () => {
      await withStore(async (store) => {
        const unmarked = { ...claim('claim-2', [CLINIC]), sensitive: false };
        const dossier = {
          ...{ kind: 'dossier', id: 'dossier-1', lang: 'en', title: 'A month', sensitive: true },
          ...{ event_refs: [{ id: CLINIC, version: 1 }], sections: [] },
        };
        const said = async () => JSON.stringify(await store.changesSince(0, 100));
        await imported(store, naming, unmarked, dossier);
        expect((await held(store)).length).toBe(3);
        expect(await said()).not.toContain(CLINIC);
        const before = await store.revision();
        await imported(store, named);
        expect(await said()).not.toContain(CLINIC);
        const told = (await store.changesSince(before, 100)).map(({ record }) => record.id);
        // A changed time of the record that does not show the event would reveal what it is about.
        expect(told.slice(1).sort()).toEqual(['claim-1', 'dossier-1']);
        expect(await said()).toContain(`"event_refs":[{"id":"${told[0]}","version":1}]`);
      });
    },
  );

  it.skipIf(engine.skip)(
    'are opaque where an earlier version is in quarantine, which is dropped',
    async () => {
      await withStore(async (store) => {
        const reason = 'About forty displaced families are now sheltering in the basement of School No. 3.';
        await imported(
          store,
          event(CLINIC, 'A depot was hit', { correction: { kind: 'correction', reason } }),
        );
        expect((await store.quarantine.list()).map(({ change }) => change.record.id)).toEqual([CLINIC]);
        await imported(store, named);
        expect(await held(store)).toEqual([{ id: expect.stringMatching(OPAQUE), version: 1 }]);
        expect(await store.quarantine.list()).toEqual([]);
      });
    },
  );

  it.skipIf(engine.skip)('resolve from the one that the desk assigned, for a retraction', async () => {
    await withStore(async (store) => {
      await imported(store, event(CLINIC, 'The clinic was hit'));
      const [first] = await held(store);
      const context = { store, clock: () => new Date(), report: () => undefined, input: null };
      const retraction = await retractCommand.run(context, {
        id: CLINIC,
        reason: 'It was not so.',
        dryRun: false,
      });
      expect(retraction).toMatchObject({ id: first?.id, result: 'retracted' });
    });
  });

  it.skipIf(engine.skip)('stay for public data sets and for events that are not sensitive', async () => {
    await withStore(async (store) => {
      await imported(
        store,
        event('ucdp-ged-214797', 'The clinic was hit'),
        event('depot-1', 'A depot was hit'),
      );
      expect((await held(store)).map(({ id }) => id)).toEqual(['ucdp-ged-214797', 'depot-1']);
    });
  });
});
