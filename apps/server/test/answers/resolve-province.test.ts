import { engines } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { event, hoursAgo, NOW } from '../harness/records.js';
import { startTestServer, type TestServer } from '../harness/test-server.js';

const raqqah = { slug: 'ar-raqqah', name: 'Ar-Raqqah', country: 'SY', source_name: 'Raqqa Governorate' };

describe.each(engines)('a province by another of its names, on $name', (engine) => {
  describe.skipIf(engine.skip)('in lists', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({ engine });
      await server.store.write(
        ['ev-21', 'ev-22'].map((id, index) => ({
          action: 'publish' as const,
          record: event(id, hoursAgo(20 + index), { province: raqqah }),
          correction: null,
        })),
        { style: 'journal', updateReason: 'Updated.', now: NOW },
      );
    });
    afterAll(() => server.close());

    const listed = async (path: string) => {
      const answer = await server.get(path);
      expect(answer.status).toBe(200);
      const { data, page, meta } = answer.json();
      return { ids: data.map(({ id }: { id: string }) => id), page, meta };
    };

    test.each(['raqqa', 'rakka', 'er-raqqa'])(
      '%s lists the records of ar-raqqah with a warning',
      async (name) => {
        const { ids, meta } = await listed(`/api/v1/events?province=${name}`);
        expect(ids).toEqual(['ev-21', 'ev-22']);
        expect(meta.filters.province).toBe('ar-raqqah');
        expect(meta.warnings).toEqual([
          {
            parameter: 'province',
            code: 'province-resolved',
            detail: `${name} is another name of the province ar-raqqah, whose records are listed.`,
            suggestions: ['ar-raqqah'],
          },
        ]);
      },
    );

    test('the slug itself gives no warning', async () => {
      const { ids, meta } = await listed('/api/v1/events?province=ar-raqqah');
      expect([ids, meta.warnings]).toEqual([['ev-21', 'ev-22'], []]);
    });

    test('a cursor is valid with the slug and with the name that the walk began with', async () => {
      const { page, ids } = await listed('/api/v1/events?province=raqqa&limit=1');
      expect(ids).toEqual(['ev-21']);
      for (const name of ['raqqa', 'ar-raqqah'])
        expect(
          (await listed(`/api/v1/events?province=${name}&limit=1&cursor=${page.next_cursor}`)).ids,
        ).toEqual(['ev-22']);
    });

    test.each(['dossiers', 'claims'])('%s resolve the name too', async (list) => {
      const { ids, meta } = await listed(`/api/v1/${list}?province=raqqa`);
      expect([ids, meta.filters.province]).toEqual([[], 'ar-raqqah']);
      expect(meta.warnings).toMatchObject([{ code: 'province-resolved' }]);
    });

    test('a province of another country is not resolved', async () => {
      const { ids, meta } = await listed('/api/v1/events?province=raqqa&country=XA');
      expect(ids).toEqual([]);
      expect(meta.warnings).toMatchObject([{ parameter: 'province', code: 'unknown-province' }]);
    });
  });
});
