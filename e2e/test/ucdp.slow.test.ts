import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ConflictEvent, EventListOptions } from '@partner-api/client';
import { copyOfEmptyDatabase, postgresql } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PartnerServer, startPartnerServer } from './support/partner-server.js';
import { partnerApi } from './support/run-program.js';
import {
  beginningOfUcdpFile,
  idsInListOrder,
  readUcdpFile,
  type UcdpRow,
  ucdpFile,
  ucdpMissing,
} from './support/ucdp-file.js';

const missing = ucdpMissing === null ? '' : ` (skipped: ${ucdpMissing})`;

/** The beginning of the file, where all of it would show no more. */
const ROWS = 1_000;
let folder: string;
let beginning: string;

beforeAll(async () => {
  if (ucdpMissing !== null) return;
  folder = await mkdtemp(path.join(tmpdir(), 'partner-api-ucdp-'));
  beginning = path.join(folder, 'beginning.csv');
  await writeFile(beginning, beginningOfUcdpFile(ROWS));
});
afterAll(() => folder && rm(folder, { recursive: true }));

// The test of the explorer imports the file into the embedded engine.
describe(`UCDP GED for Syria, imported while the server runs, on PostgreSQL${missing}`, () => {
  describe.skipIf(postgresql.skip || ucdpMissing !== null)('16,566 rows', () => {
    let server: PartnerServer;
    let rows: UcdpRow[];
    let summary: Record<string, unknown>;

    const importFile = (file = ucdpFile ?? '') =>
      partnerApi(['import', 'ucdp-ged', file, '--json'], server.environment);
    const walk = async (filters: EventListOptions = {}) => {
      const found: ConflictEvent[] = [];
      for await (const event of server.client.events.list({ ...filters, limit: 200 })) found.push(event);
      return found;
    };
    const ids = async (filters: EventListOptions) => (await walk(filters)).map(({ id }) => id);

    beforeAll(async () => {
      rows = readUcdpFile();
      server = await startPartnerServer(postgresql, { seedDemo: false });
      const { code, json, errors } = await importFile();
      expect(code, errors).toBe(0);
      summary = json ?? {};
    }, 300_000);
    afterAll(() => server.close());

    it('creates each row once and rejects none', () => {
      expect(summary).toMatchObject({
        read: 16_566,
        created: 16_566,
        updated: 0,
        unchanged: 0,
        retracted: 0,
        rejected: 0,
        rejects_file: null,
      });
      const warnings = { estimate_reordered: 101, location_imprecise: 1_436, province_unknown: 339 };
      expect(summary.warnings).toMatchObject(warnings);
    });

    it('is what imports cover', async () => {
      const { json } = await partnerApi(['coverage', 'list', '--json'], server.environment);
      expect(json?.coverage).toMatchObject([{ country: 'SY', from: '2016-01-01', to: '2019-12-01' }]);
    });

    it('changes nothing when its beginning is imported again', async () => {
      const { json } = await importFile(beginning);
      expect(json).toMatchObject({ read: ROWS, created: 0, updated: 0, unchanged: ROWS, rejected: 0 });
    }, 120_000);

    it('has 14 provinces, and rows without one', async () => {
      const provinces = new Map<string, number>();
      for (const { province } of await walk()) {
        const slug = province?.slug ?? 'none';
        provinces.set(slug, (provinces.get(slug) ?? 0) + 1);
      }
      expect(provinces.size).toBe(15);
      expect(provinces.get('none')).toBe(339);
      expect(provinces.get('idlib')).toBe(1863);
      expect(provinces.get('deir-ez-zor')).toBe(2115);
    }, 60_000);

    it('walks Idlib to its end: the rows of the file, each once, in order', async () => {
      expect(await ids({ province: 'idlib' })).toEqual(
        idsInListOrder(rows.filter((row) => row.adm_1 === 'Idlib Governorate')),
      );
    });

    it.each(['2017-06-30', '2019-10-01'])(
      'returns exactly the rows since %s',
      async (day) => {
        const hours = Math.floor((Date.now() - Date.parse(`${day}T12:00:00Z`)) / 3_600_000);
        const wanted = rows.filter((row) => row.date_end.slice(0, 10) >= day);
        expect(await ids({ since: `${hours}h` })).toEqual(idsInListOrder(wanted));
      },
      60_000,
    );

    it('warns about a province that no record has, and suggests', async () => {
      const { meta, data } = await server.client.events.list({ province: 'aleppos' });
      expect(data).toEqual([]);
      expect(meta.warnings).toMatchObject([
        { parameter: 'province', code: 'unknown-province', suggestions: ['aleppo'] },
      ]);
    });

    it('lists a province that is given by another of its names, and says which one', async () => {
      const { meta, data } = await server.client.events.list({ province: 'raqqa', limit: 200 });
      expect(new Set(data.map(({ province }) => province?.slug))).toEqual(new Set(['ar-raqqah']));
      expect(meta.warnings).toMatchObject([{ code: 'province-resolved', suggestions: ['ar-raqqah'] }]);
      expect(await ids({ province: 'raqqa' })).toEqual(await ids({ province: 'ar-raqqah' }));
    });

    it('credits UCDP, with its licence and what was changed', async () => {
      const { attribution } = await server.client.events.list({ limit: 1 });
      expect(attribution.upstream).toMatchObject([{ license: { id: 'CC-BY-4.0' } }]);
      expect(attribution.text).toMatch(/UCDP|Uppsala/);
    });

    it('places nothing finer than the grid, and one-sided violence nowhere', async () => {
      const oneSided = new Set(
        rows.filter((row) => row.type_of_violence === '3').map(({ id }) => `ucdp-ged-${id}`),
      );
      const events = await walk();
      expect(events.filter(({ id }) => oneSided.has(id)).length).toBe(482);
      for (const event of events) {
        if (oneSided.has(event.id)) expect(event.location).toBeNull();
        if (oneSided.has(event.id))
          expect(event.sources.every(({ title, url }) => title === null && url === null)).toBe(true);
        expect(JSON.stringify(event)).not.toMatch(/\d\.\d{3,}/);
      }
    }, 60_000);

    it('finds events by research, with evidence', async () => {
      const { data } = await server.client.research({
        query: 'air strikes on the countryside of Idlib by the Government of Syria',
      });
      expect(data.coverage.records_searched).toBe(16_566);
      expect(data.evidence.length).toBeGreaterThan(0);
    });
  });
});

describe(`the store's files after an import${missing}`, () => {
  it.skipIf(ucdpMissing !== null)(
    'hold no exact coordinate',
    async () => {
      const { directory, remove } = await copyOfEmptyDatabase();
      const { code } = await partnerApi(['import', 'ucdp-ged', beginning, '--json'], { DATA_DIR: directory });
      expect(code).toBe(0);
      // Sixty exact latitudes of its rows, as they would appear in a leak.
      const rows = readUcdpFile().slice(0, ROWS);
      const exact = [...new Set(rows.map(({ latitude }) => latitude))]
        .filter((text) => text.length >= 8)
        .slice(0, 60);
      expect(exact.length).toBe(60);
      const files = (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) =>
        entry.isFile(),
      );
      for (const file of files) {
        const content = (await readFile(path.join(file.parentPath, file.name))).toString('latin1');
        for (const latitude of exact)
          expect(content.includes(latitude), `${file.name} holds ${latitude}`).toBe(false);
      }
      await remove();
    },
    120_000,
  );
});
