import { ConflictEventSchema } from '@partner-api/contract';
import { engines } from '@partner-api/storage/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate, openStore, type Store } from '../../src/index.js';
import { emptyStore } from '../empty-store.js';
import { at, claim, dossier, event, NOW, on, province, publish, retract, upstream } from './drafts.js';

const firstPage = { limit: 10, after: null };
const everything = { province: null, from: null };

describe.each(engines)('store on $name', ({ skip, open }) => {
  describe.skipIf(skip)('records', () => {
    let store: Store;
    let reset: () => Promise<void>;
    let close: () => Promise<void>;

    beforeAll(async () => {
      const opened = await open();
      store = openStore(opened.database);
      close = opened.close;
      reset = () => emptyStore(opened.database);
    });
    beforeEach(() => reset());
    afterAll(() => close());

    const results = async (...args: Parameters<Store['write']>) =>
      (await store.write(...args)).map((outcome) => outcome.result);

    it('publishes a record as version 1 and serves it in the shape of the contract', async () => {
      const record = event('e1', { province: province('north-bank'), ...on('2026-03-09T08:30:00Z') });
      expect(await results([publish(record)], at(NOW))).toEqual(['created']);
      const stored = await store.events.get('e1');
      expect(ConflictEventSchema.parse(stored?.record)).toEqual(stored?.record);
      // The text that is sent without parsing.
      expect(stored?.stored.text(stored.stored.place)).toBe(JSON.stringify(stored?.record));
      expect(stored).toMatchObject({
        record: {
          id: 'e1',
          version: 1,
          status: 'published',
          published_at: NOW,
          updated_at: NOW,
          corrections: [],
        },
        upstream: [upstream],
      });
      expect(Object.keys(stored?.record ?? {}).slice(0, 3)).toEqual(['id', 'version', 'status']);
    });

    it('finds nothing under an unknown id, or under the id of another kind', async () => {
      await store.write([publish(claim('c1'))], at(NOW));
      expect(await store.events.get('nothing')).toBeNull();
      expect(await store.events.get('c1')).toBeNull();
    });

    it('writes nothing when the same content comes again', async () => {
      await store.write([publish(event('e1'))], at(NOW));
      const revision = await store.revision();
      expect(await results([publish(event('e1'))], at('2026-03-11T00:00:00Z'))).toEqual(['unchanged']);
      expect(await store.revision()).toBe(revision);
    });

    it('makes a new version of changed content and says why', async () => {
      await store.write([publish(event('e1'))], at(NOW));
      const later = '2026-03-11T00:00:00Z';
      const corrected = publish(event('e1', { summary: 'Now with a summary.' }), {
        kind: 'correction',
        reason: 'Added',
      });
      expect(await results([corrected], at(later))).toEqual(['updated']);
      expect((await store.events.get('e1'))?.record).toMatchObject({
        version: 2,
        summary: 'Now with a summary.',
        published_at: NOW,
        updated_at: later,
        corrections: [{ version: 2, at: later, kind: 'correction', reason: 'Added' }],
      });
    });

    it('gives an update without a reason the reason of the import', async () => {
      await store.write([publish(event('e1'))], at(NOW));
      await store.write([publish(event('e1', { summary: 'x' }))], at(NOW, { updateReason: 'Release 2' }));
      expect((await store.events.get('e1'))?.record.corrections).toMatchObject([
        { version: 2, kind: 'source_update', reason: 'Release 2' },
      ]);
    });

    it('empties a retracted record, keeps it under its id and leaves it out of lists', async () => {
      await store.write(
        [publish(event('e1', { province: province('north-bank') })), publish(event('e2'))],
        at(NOW),
      );
      expect(await results([retract('e1', 'Confused with another day')], at(NOW))).toEqual(['retracted']);
      expect((await store.events.get('e1'))?.record).toMatchObject({
        version: 2,
        status: 'retracted',
        title: 'Retracted',
        province: null,
        corrections: [{ version: 2, kind: 'retraction', reason: 'Confused with another day' }],
      });
      expect((await store.events.list(everything, firstPage)).records.map((record) => record.id)).toEqual([
        'e2',
      ]);
    });

    it('keeps a retracted record retracted until a correction reinstates it', async () => {
      await store.write([publish(event('e1'))], at(NOW));
      await store.write([retract('e1', 'Wrong')], at(NOW));
      expect(await results([retract('e1', 'Wrong')], at(NOW))).toEqual(['unchanged']);
      expect(await store.write([publish(event('e1'))], at(NOW))).toEqual([
        { result: 'unchanged', note: 'stays_retracted' },
      ]);
      const reinstated = publish(event('e1'), { kind: 'reinstatement', reason: 'It was right' });
      expect(await results([reinstated], at(NOW))).toEqual(['updated']);
      expect((await store.events.get('e1'))?.record).toMatchObject({ version: 3, status: 'published' });
    });

    it('refuses to retract what it does not hold and to change the kind of a record', async () => {
      await store.write([publish(claim('x'))], at(NOW));
      expect(await store.write([retract('nothing', 'r'), publish(event('x'))], at(NOW))).toMatchObject([
        { result: 'refused', reason: 'unknown_id' },
        { result: 'refused', reason: 'kind_mismatch' },
      ]);
    });

    it('lets a journal be imported again as it grows', async () => {
      const first = publish(event('e1'));
      const second = publish(event('e1', { summary: 'v2' }), { kind: 'correction', reason: 'Added' });
      const journal = at(NOW, { style: 'journal' });
      await store.write([first], journal);
      await store.write([second], journal);
      expect(await store.write([first], journal)).toEqual([{ result: 'unchanged', note: 'superseded' }]);
      expect(await results([second], journal)).toEqual(['unchanged']);
    });

    it('lets a source revert its own changes, but not those of the desk', async () => {
      const first = publish(event('e1'));
      const second = publish(event('e1', { summary: 'v2' }));
      await store.write([first], at(NOW));
      expect(await results([second], at(NOW))).toEqual(['updated']);
      expect(await results([first], at(NOW))).toEqual(['updated']);
      const desk = publish(event('e1', { summary: 'v3' }), { kind: 'correction', reason: 'Added' });
      await store.write([desk], at(NOW, { style: 'journal' }));
      expect(await store.write([first], at(NOW))).toEqual([
        { result: 'unchanged', note: 'desk_version_stands' },
      ]);
      expect(await results([second], at(NOW))).toEqual(['kept']);
      expect((await store.events.get('e1'))?.record).toMatchObject({ version: 4, summary: 'v3' });
    });

    it('compares and writes nothing in a dry run', async () => {
      await store.write([publish(event('e1'))], at(NOW));
      const batch = [publish(event('e1', { summary: 'x' })), publish(event('e2')), retract('e3', 'r')];
      const outcomes = await store.dryRun()(batch, at(NOW));
      expect(outcomes.map(({ result }) => result)).toEqual(['updated', 'created', 'refused']);
      expect(await store.events.get('e2')).toBeNull();
      expect((await store.events.get('e1'))?.record.version).toBe(1);
    });

    it('refuses a batch that has one id twice', async () => {
      await expect(store.write([publish(event('e1')), publish(event('e1'))], at(NOW))).rejects.toThrow(
        RangeError,
      );
    });

    it('gives the later of two equal province slugs the code of its country', async () => {
      await store.write(
        [
          publish(event('e1', { province: province('north', 'XA') })),
          publish(event('e2', { province: province('north', 'XB') })),
          publish(dossier('d1', [province('north', 'XB'), province('north', 'XA')])),
        ],
        at(NOW),
      );
      await store.write([publish(event('e3', { province: province('north', 'XB') }))], at(NOW));
      expect(await store.provinces.list()).toEqual([
        { slug: 'north', name: 'north', country: 'XA' },
        { slug: 'north-xb', name: 'north', country: 'XB' },
      ]);
      const inSecond = await store.events.list({ province: 'north-xb', from: null }, firstPage);
      expect(inSecond.records.map((record) => record.id)).toEqual(['e2', 'e3']);
      const dossiers = await store.dossiers.list({ province: 'north-xb' }, firstPage);
      expect(dossiers.records[0]?.provinces.map(({ slug }) => slug)).toEqual(['north-xb', 'north']);
    });

    it('lists events by latest time, then id, unknown times last and in no window', async () => {
      await store.write(
        [
          publish(event('b', on('2026-03-05T00:00:00Z'))),
          publish(event('a', on('2026-03-05T00:00:00Z'))),
          publish(event('c', on('2026-03-07T00:00:00Z'))),
          publish(event('u2', on(null))),
          publish(event('u1', on(null))),
        ],
        at(NOW),
      );
      const ids = async (from: string | null, limit: number) => {
        const found: string[] = [];
        let after = null;
        do {
          const page = await store.events.list(
            { province: null, from: from ? new Date(from) : null },
            { limit, after },
          );
          found.push(...page.records.map((record) => record.id));
          after = page.next;
        } while (after);
        return found;
      };
      for (const limit of [1, 2, 5, 10]) expect(await ids(null, limit)).toEqual(['c', 'a', 'b', 'u1', 'u2']);
      expect(await ids('2026-03-05T00:00:00Z', 1)).toEqual(['c', 'a', 'b']);
      expect(await ids('2026-03-05T00:00:01Z', 1)).toEqual(['c']);
    });

    it('lists changes oldest first, retracted ones included, each at its latest change', async () => {
      await store.write(
        [publish(claim('c1')), publish(claim('c2')), publish(claim('c3'))],
        at('2026-03-01T00:00:00Z'),
      );
      await store.write([retract('c1', 'Wrong')], at('2026-03-02T00:00:00Z'));
      const all = await store.claims.changes(new Date('2026-03-01T00:00:00Z'), { limit: 2, after: null });
      const rest = await store.claims.changes(new Date('2026-03-01T00:00:00Z'), {
        limit: 2,
        after: all.next,
      });
      expect([...all.records, ...rest.records].map(({ id, status }) => [id, status])).toEqual([
        ['c2', 'published'],
        ['c3', 'published'],
        ['c1', 'retracted'],
      ]);
      expect(rest.next).toBeNull();
      const recent = await store.claims.changes(new Date('2026-03-01T00:00:01Z'), firstPage);
      expect(recent.records.map(({ id }) => id)).toEqual(['c1']);
    });

    it('never decreases the time of change when the clock is set back', async () => {
      await store.write([publish(claim('c1'))], at('2026-03-05T00:00:00Z'));
      await store.write([publish(claim('c2'))], at('2026-03-01T00:00:00Z'));
      const { records } = await store.claims.changes(new Date('2026-03-05T00:00:00Z'), firstPage);
      expect(records.map(({ id }) => id)).toEqual(['c1', 'c2']);
    });

    it('gives concurrent writers revisions without gaps or duplicates', async () => {
      const before = await store.revision();
      const batches = Array.from({ length: 8 }, (_, writer) =>
        Array.from({ length: 5 }, (_, index) => publish(event(`w${writer}-${index}`))),
      );
      await Promise.all(batches.map((batch) => store.write(batch, at(NOW))));
      const changes = await store.changesSince(before, 100);
      expect(changes.map(({ revision }) => revision)).toEqual(
        Array.from({ length: 40 }, (_, index) => before + 1 + index),
      );
    });

    it('records imports and their coverage', async () => {
      const id = await store.imports.start({ format: 'ucdp-ged', name: 'file.csv', now: new Date(NOW) });
      expect(await store.imports.list(10)).toMatchObject([{ id, finishedAt: null, coverage: [] }]);
      const coverage = [
        { source: 'UCDP', country: 'XA', from: '2026-01-01', to: '2026-02-28', types: ['battle' as const] },
      ];
      const said = coverage.map((one) => ({ ...one, stated: false }));
      const outcome = { counts: { read: 3 }, coverage: said, isSameFile: true, now: new Date(NOW) };
      expect(await store.imports.finish(id, outcome)).toEqual({ ended: [], ignoredCountries: [] });
      expect(await store.imports.list(10)).toEqual([
        {
          id,
          format: 'ucdp-ged',
          name: 'file.csv',
          startedAt: NOW,
          finishedAt: NOW,
          counts: { read: 3 },
          coverage,
        },
      ]);
    });

    it('gives the corpus the coverage of finished imports, without duplicates or coverage without types', async () => {
      const span = { source: 'UCDP', country: 'XA', from: '2026-01-01', to: '2026-02-28' };
      const before = { source: 'desk', country: 'XA', from: '2026-01-01', to: '2026-02-28', types: [] };
      for (const coverage of [[{ ...span, types: ['battle' as const, 'riot' as const] }], [before]]) {
        for (let run = 0; run < 2; run++) {
          const id = await store.imports.start({ format: 'records', name: 'file', now: new Date(NOW) });
          const said = coverage.map((one) => ({ ...one, stated: true }));
          const outcome = { counts: {}, coverage: said, isSameFile: false, now: new Date(NOW) };
          await store.imports.finish(id, outcome);
        }
      }
      const running = await store.imports.start({ format: 'records', name: 'file', now: new Date(NOW) });
      expect(running).toBeGreaterThan(0);
      expect(await store.coverage()).toEqual([{ ...span, types: ['battle', 'riot'] }]);
    });

    it('counts its records', async () => {
      await store.write([publish(event('e1')), publish(event('e2')), publish(claim('c1'))], at(NOW));
      await store.write([retract('e2', 'Wrong')], at(NOW));
      expect(await store.status()).toMatchObject({
        records: {
          event: { published: 1, retracted: 1 },
          dossier: { published: 0, retracted: 0 },
          claim: { published: 1, retracted: 0 },
        },
      });
    });

    it('returns the upstream sources of records without duplicates', async () => {
      await store.write([publish(event('e1')), publish(event('e2')), publish(claim('c1'))], at(NOW));
      expect(await store.upstreamOf(['e1', 'e2', 'c1', 'nothing'])).toEqual([upstream]);
    });
  });
});

describe.each(engines)('migrations on $name', ({ skip, openWithoutSchema }) => {
  it.skipIf(skip)('run once, keep the secret and report an old schema', async () => {
    const { database, close } = await openWithoutSchema();
    const store = openStore(database);
    await expect(store.check()).rejects.toThrow(/partner-api migrate/);
    expect((await migrate(database)).applied).not.toEqual([]);
    const secret = await store.cursorSecret();
    expect(secret.length).toBe(32);
    expect((await migrate(database)).applied).toEqual([]);
    expect(await store.cursorSecret()).toEqual(secret);
    await store.check();
    await database.query({
      text: "insert into schema_migrations (version, name) values (999, 'later')",
      values: [],
    });
    // A server of the previous release keeps responding, without writing, while a deployment migrates.
    await store.check();
    await expect(store.write([publish(event('e1'))], at(NOW))).rejects.toThrow(/999/);
    await expect(migrate(database)).rejects.toThrow(/999/);
    await close();
  });
});
