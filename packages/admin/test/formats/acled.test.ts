import { describe, expect, it } from 'vitest';
import { faults, onlyPublication, readRows, results } from '../read-rows.js';
import { type AcledCells, acledFile } from './acled-row.js';

const allowed = { mayRedistribute: ['ACLED'] };

async function read(cells: AcledCells = {}) {
  const reading = onlyPublication(await readRows('acled', acledFile(cells), allowed));
  if (reading.draft.kind !== 'event') throw new Error('It is no event');
  return { ...reading, content: reading.draft.content };
}

describe('an ACLED export', () => {
  it('is refused without a permission to redistribute', async () => {
    await expect(readRows('acled', acledFile({}))).rejects.toThrow('--may-redistribute ACLED');
  });

  it('becomes an event', async () => {
    const { draft, content, sourceRevision, warnings, covers } = await read();
    expect(draft).toMatchObject({
      id: 'acled-SYR90001',
      sensitive: false,
      upstream: [{ provider: 'ACLED' }],
    });
    expect(content).toMatchObject({
      external_ids: [{ scheme: 'acled', id: 'SYR90001' }],
      title: 'Armed clash in Ariha, Idleb, Syria',
      summary: null,
      type: 'battle',
      occurred: { earliest: '2024-05-14T00:00:00Z', latest: '2024-05-14T23:59:59Z', precision: 'day' },
      province: { slug: 'idleb', name: 'Idleb', country: 'SY', source_name: 'Idleb' },
      location: { latitude: 35.8123, longitude: 36.6321, precision: 'settlement' },
      actors: [
        { name: 'Northern Front', role: 'side_a' },
        { name: 'Border Guards', role: 'side_b' },
      ],
      casualties: {
        killed: { low: null, best: 3, high: null },
        civilians_killed: { low: null, best: null, high: null },
      },
      verification: { level: 'corroborated', source_count: 2 },
    });
    expect(content.sources.map(({ publisher }) => publisher)).toEqual(['Radio Quelmar', 'Harbour News']);
    expect(JSON.stringify(draft)).not.toContain('Kafr Lata');
    expect({ sourceRevision, warnings, covers }).toEqual({
      sourceRevision: 1716000000,
      warnings: [],
      covers: null,
    });
  });

  it('is sensitive by its type or by its civilian target', async () => {
    const targeted = await read({
      event_type: 'Explosions/Remote violence',
      civilian_targeting: 'Civilian targeting',
    });
    expect(targeted.draft.sensitive).toBe(true);
    expect(targeted.content.title).toBe('Armed clash in Idleb, Syria');
    const attack = await read({ event_type: 'Violence against civilians', sub_event_type: 'Attack' });
    expect(attack.content.actors.map(({ role }) => role)).toEqual(['perpetrator', 'target']);
  });

  it.each([
    ['2', '2024-05-15', '2024-05-13T00:00:00Z', '2024-05-19T23:59:59Z', 'week'],
    ['3', '2024-02-10', '2024-02-01T00:00:00Z', '2024-02-29T23:59:59Z', 'month'],
    ['2', '2026-11-19', '2026-11-16T00:00:00Z', '2026-11-20T23:59:59Z', 'week'],
    ['1', '15 May 2024', '2024-05-15T00:00:00Z', '2024-05-15T23:59:59Z', 'day'],
  ])(
    'of time_precision %s on %s lasts from %s to %s',
    async (time_precision, event_date, earliest, latest, precision) => {
      expect((await read({ time_precision, event_date })).content.occurred).toEqual({
        earliest,
        latest,
        precision,
      });
    },
  );

  it('has empty cells where R writes NA', async () => {
    const { content, warnings, sourceRevision } = await read({
      ...{
        actor2: 'NA',
        admin1: 'NA',
        source: 'NA',
        fatalities: 'NA',
        timestamp: 'NA',
        civilian_targeting: 'NA',
      },
    });
    expect(content).toMatchObject({
      actors: [{ name: 'Northern Front' }],
      province: null,
      sources: [],
      verification: null,
      casualties: { killed: { best: null } },
    });
    expect(sourceRevision).toBeUndefined();
    expect(warnings).toEqual(['province_unknown', 'source_revision_unknown', 'null_marker']);
  });

  it('has no location where the point represents a region', async () => {
    const { content, warnings } = await read({ geo_precision: '3' });
    expect(content).toMatchObject({ location: null, title: 'Armed clash in Idleb, Syria' });
    expect(warnings).toEqual(['location_imprecise']);
  });

  it.each<[AcledCells, string, string]>([
    [{ event_id_cnty: '12' }, 'event_id_cnty', 'invalid_value'],
    [{ event_type: 'Battle' }, 'event_type', 'invalid_value'],
    [{ event_date: '05/14/2024' }, 'event_date', 'invalid_value'],
    [{ event_date: '2024-02-30' }, 'event_date', 'invalid_time'],
    [{ fatalities: 'many' }, 'fatalities', 'invalid_value'],
    [{ iso: '', country: 'Nowhere' }, 'country', 'unknown_country'],
    [{ timestamp: 'yesterday' }, 'timestamp', 'invalid_value'],
  ])('is refused with %o', async (cells, field, reason) => {
    expect(faults(await readRows('acled', acledFile(cells), allowed))).toMatchObject([{ field, reason }]);
  });

  it('gets its country by name where it has no number', async () => {
    expect((await read({ iso: '', country: 'Sudan' })).content.province).toMatchObject({ country: 'SD' });
  });
});

describe('the list of events that ACLED deleted', () => {
  it('retracts them, and ignores unknown ones', async () => {
    const rows = await readRows(
      'acled-deletions',
      'event_id_cnty,deleted_timestamp\nSYR90001,1716000001\nx,1\n',
    );
    expect(results(rows)).toEqual(['retraction', 'fault']);
    expect(rows[0]?.reading).toMatchObject({ id: 'acled-SYR90001', kind: 'event', ifHeld: true });
  });
});
