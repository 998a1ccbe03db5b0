import { type Claim, type ConflictEvent, type Dossier, EVENT_TYPES } from '@partner-api/contract';
import type { Store } from '@partner-api/storage';
import { engines, type OpenedEngine } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandEvent } from '../src/command.js';
import { seedDemo } from '../src/demo/seed-demo.js';
import type { ImportSummary } from '../src/imports/summary.js';
import { openTestStore } from './import-text.js';

const NOW = new Date('2026-11-21T13:37:42Z');
const PAGE = { limit: 200, after: null };

/** Sensitive by the desk's mark, by type, or by words about displaced people. */
const WITHHELD = [
  'demo-event-cordanza-incident-1',
  'demo-event-cordanza-incident-2',
  'demo-event-flood-return',
  'demo-event-ormelen-civilians',
  'demo-event-tarmonde-civilians',
  'demo-event-tovare-civilians-1',
  'demo-event-tovare-civilians-2',
];

describe.each(engines)('the demo, seeded on $name', (engine) => {
  describe.skipIf(engine.skip)('store', () => {
    let opened: OpenedEngine;
    let store: Store;
    let summary: ImportSummary;
    let events: readonly ConflictEvent[];
    let claims: readonly Claim[];
    let dossiers: readonly Dossier[];
    const reports: CommandEvent[] = [];

    const seed = () => seedDemo({ store, clock: () => NOW, report: (event) => reports.push(event) });

    const event = async (id: string): Promise<ConflictEvent> => {
      const found = await store.events.get(id);
      if (!found) throw new Error(`no event ${id}`);
      return found.record;
    };

    beforeAll(async () => {
      ({ store, opened } = await openTestStore(engine));
      summary = await seed();
      events = (await store.events.list({ province: null, from: null }, PAGE)).records;
      claims = (await store.claims.list({ province: null }, PAGE)).records;
      dossiers = (await store.dossiers.list({ province: null }, PAGE)).records;
    });
    afterAll(() => opened?.close());

    it('has only acceptable lines', () => {
      expect(reports.filter((report) => report.type === 'reject')).toEqual([]);
      expect(summary).toMatchObject({
        read: 71,
        created: 68,
        updated: 1,
        unchanged: 0,
        retracted: 2,
        rejected: 0,
        warnings: {},
      });
    });

    it('serves 45 events, 16 claims and 5 dossiers, of seven provinces', async () => {
      expect([events.length, claims.length, dossiers.length]).toEqual([45, 16, 5]);
      expect((await store.provinces.list()).map((province) => province.slug).sort()).toEqual([
        'cordanza',
        'ilvara-baja',
        'isla-dorvena',
        'ormelen',
        'sarenes',
        'tarmonde',
        'tovare',
      ]);
    });

    it.each([
      [24, null, 3],
      [48, null, 4],
      [720, null, 11],
      [1440, 'tovare', 4],
    ])('has, in the last %i hours and province %s, %i events', async (hours, province, count) => {
      const from = new Date(NOW.getTime() - hours * 3_600_000);
      const { records } = await store.events.list({ province, from }, PAGE);
      expect(records).toHaveLength(count);
    });

    it('says in every record that it is fictional', () => {
      for (const record of [...events, ...claims, ...dossiers]) {
        expect(JSON.stringify(record), record.id).toMatch(/fictional|fictici[oa]|\(demo\)/i);
      }
    });

    it('marks removed places, and stores no exact one', () => {
      const texts = JSON.stringify([events, claims, dossiers]);
      expect(texts).not.toMatch(/-3[1-3]\.\d{2}|-2[1-4]\.\d{2}/);
      expect(texts).not.toContain('openstreetmap');
      const summaryOf = (id: string) => events.find((found) => found.id === id)?.summary;
      expect(summaryOf('demo-event-power-line-blast')).toContain('[location removed]');
      const claim = claims.find((found) => found.id === 'demo-claim-patrullera');
      expect(claim?.context).toContain('[location removed]');
      expect(events.filter((found) => found.location?.generalized).length).toBeGreaterThan(25);
    });

    it.each(WITHHELD)('names nothing finer than the province of %s', async (id) => {
      const record = await event(id);
      expect(record.location).toBeNull();
      expect(record.province).not.toBeNull();
      expect(JSON.stringify(record)).not.toMatch(/Brenosa|Vadoro|Quelmar|Puerto Ormel|Tresvados/);
      expect(record.sources.every((source) => source.title === null && source.url === null)).toBe(true);
    });

    it('replaces the texts of no other event', () => {
      const withheld = events.filter(
        (found) => !/(are fictional|son ficticios)\.$/.test(found.summary ?? ''),
      );
      expect(withheld.map((found) => found.id).sort()).toEqual(WITHHELD);
    });

    it('references no sensitive event in unmarked records', async () => {
      expect(await store.unmarkedRecords(1)).toEqual({ count: 0, ids: [] });
    });

    it('keeps the correction and both retractions', async () => {
      const corrected = await event('demo-event-grid-failure');
      expect(corrected.version).toBe(2);
      expect(corrected.casualties.killed.best).toBe(2);
      expect(corrected.corrections).toMatchObject([{ version: 2, kind: 'correction' }]);
      const retracted = await event('demo-event-ballot-lorry');
      expect(retracted).toMatchObject({ status: 'retracted', title: 'Retracted', summary: null });
      expect(retracted.corrections.at(-1)?.reason).toMatch(/fictional\.$/);
      const changes = await store.claims.changes(new Date(NOW.getTime() - 3_600_000), PAGE);
      expect(changes.records.find((claim) => claim.id === 'demo-claim-second-dam')?.status).toBe('retracted');
    });

    it('is complete for the country until the day before, for every type of event', async () => {
      const [entry] = await store.imports.list(1);
      expect(entry?.coverage).toEqual([
        { source: 'desk', country: 'XD', from: '2025-01-01', to: '2026-11-20', types: EVENT_TYPES },
      ]);
    });

    it('credits the demo as its source', async () => {
      const [credit] = await store.upstreamOf([events[0]?.id ?? '']);
      expect(credit?.text).toContain('fictional country of Sotavia');
    });

    it('changes nothing when seeded again within the hour', async () => {
      expect(await seed()).toMatchObject({ read: 71, created: 0, updated: 0, rejected: 0 });
    });
  });
});
