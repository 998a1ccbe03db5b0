import { safeguard } from '@partner-api/safeguards';
import { countryName } from '@partner-api/text';
import { describe, expect, it } from 'vitest';
import { countryTable } from '../../src/formats/ucdp-ged/country-table.js';
import { faults, onlyPublication, readRows } from '../read-rows.js';
import { csvLine, type UcdpCells, ucdpFile } from './ucdp-row.js';

const read = async (cells: UcdpCells) => onlyPublication(await readRows('ucdp-ged', ucdpFile(cells)));

const eventOf = async (cells: UcdpCells) => {
  const { draft } = await read(cells);
  if (draft.kind !== 'event') throw new Error(`Read a ${draft.kind}`);
  return draft.content;
};

const faultOf = async (cells: UcdpCells) => faults(await readRows('ucdp-ged', ucdpFile(cells)))[0];

describe('a row of UCDP GED', () => {
  it('becomes an event in wording of this service', async () => {
    const { draft, covers, warnings } = await read({});
    expect(draft).toEqual({
      kind: 'event',
      id: 'ucdp-ged-214804',
      status: 'published',
      sensitive: false,
      upstream: [expect.objectContaining({ license: { id: 'CC-BY-4.0', url: expect.any(String) } })],
      content: {
        lang: 'en',
        external_ids: [{ scheme: 'ucdp-ged', id: '214804' }],
        title: 'Battle between Government of Syria and Syrian insurgents in Ariha district, Idlib, Syria',
        summary:
          'On 1 January 2016, Government of Syria and Syrian insurgents fought in Ariha district, Idlib, Syria. Best estimate: 2 people killed (low 2, high 2), 2 counted as civilians. The day is known. The place is known roughly.',
        type: 'battle',
        occurred: { earliest: '2016-01-01T00:00:00Z', latest: '2016-01-01T23:59:59Z', precision: 'day' },
        province: { slug: 'idlib', name: 'Idlib', country: 'SY', source_name: 'Idlib Governorate' },
        country: 'SY',
        location: {
          latitude: 35.688342,
          longitude: 36.449962,
          precision: 'near_settlement',
          uncertainty_m: 25_000,
        },
        actors: [
          { name: 'Government of Syria', role: 'side_a' },
          { name: 'Syrian insurgents', role: 'side_b' },
        ],
        casualties: {
          killed: { low: 2, best: 2, high: 2 },
          civilians_killed: { low: null, best: 2, high: null },
        },
        verification: { level: 'single_source', source_count: 1 },
        sources: [
          {
            publisher: 'SOHR',
            title: 'Bombardment targets Idlib and Hama',
            url: null,
            published_at: '2016-01-01T00:00:00Z',
          },
        ],
        dossier_ids: [],
        claim_ids: [],
      },
    });
    expect(covers).toEqual({ country: 'SY', from: '2016-01-01', to: '2016-01-01' });
    expect(warnings).toEqual([]);
  });

  it('names no place finer than the province for one-sided violence', async () => {
    const event = await eventOf({ type_of_violence: '3', side_a: 'IS', side_b: 'Civilians' });
    expect(event.type).toBe('violence_against_civilians');
    expect(event.title).toBe('Violence against civilians by IS in Idlib, Syria');
    expect(event.summary).toContain('IS used violence against civilians in Idlib, Syria.');
    expect(event.actors).toEqual([
      { name: 'IS', role: 'perpetrator' },
      { name: 'Civilians', role: 'target' },
    ]);
  });

  it('keeps its country for one-sided violence without a province', async () => {
    const { draft } = await read({ type_of_violence: '3', side_a: 'IS', side_b: 'Civilians', adm_1: '' });
    const { content } = safeguard(draft);
    expect(content).toMatchObject({ title: 'Violence against civilians in Syria', province: null });
    expect(content).not.toHaveProperty('country');
    expect(safeguard((await read({ adm_1: '' })).draft).content).not.toHaveProperty('country');
  });

  it('never names the village', async () => {
    const event = await eventOf({});
    expect(JSON.stringify(event)).not.toContain('Laroz');
  });

  it.each([
    ['1', 'settlement', null],
    ['2', 'near_settlement', 25_000],
    ['3', 'district', null],
  ])('with where_prec %s has a location known to the %s', async (where_prec, precision, uncertainty_m) => {
    const { location } = await eventOf({ where_prec });
    expect(location).toMatchObject({ precision, uncertainty_m });
  });

  it.each(['4', '5', '6', '7'])('with where_prec %s has no location and no district', async (where_prec) => {
    const { draft, warnings } = await read({ where_prec });
    expect(draft.content).toMatchObject({ location: null, title: expect.not.stringContaining('Ariha') });
    expect(warnings).toEqual(['location_imprecise']);
  });

  it.each([
    ['1', 'day'],
    ['2', 'week'],
    ['3', 'week'],
    ['4', 'month'],
    ['5', 'year'],
  ])('with date_prec %s is known to the %s', async (date_prec, precision) => {
    const { occurred } = await eventOf({ date_prec, date_start: '2016-01-01', date_end: '2016-01-03' });
    expect(occurred).toEqual({ earliest: '2016-01-01T00:00:00Z', latest: '2016-01-03T23:59:59Z', precision });
  });

  it('may have dates with a time of midnight', async () => {
    const { occurred } = await eventOf({
      date_start: '2016-01-01 00:00:00.000',
      date_end: '2016-01-02 00:00:00.000',
    });
    expect(occurred).toMatchObject({ earliest: '2016-01-01T00:00:00Z', latest: '2016-01-02T23:59:59Z' });
  });

  it('may have integers with a decimal zero, as other tools write them', async () => {
    const decimal = { id: '214804.0', type_of_violence: '1.0', number_of_sources: '-1.0', best: '2.0' };
    expect(await read(decimal)).toEqual(await read({ number_of_sources: '-1' }));
  });

  it('without adm_1 has no province', async () => {
    const { draft, warnings } = await read({ adm_1: '', adm_2: '' });
    expect(draft.content).toMatchObject({
      province: null,
      title: 'Battle between Government of Syria and Syrian insurgents in Syria',
    });
    expect(warnings).toEqual(['province_unknown']);
  });

  it('gets its estimates reordered, with a warning', async () => {
    const { draft, warnings } = await read({ low: '5', best: '3', high: '1' });
    expect(draft.content).toMatchObject({ casualties: { killed: { low: 3, best: 3, high: 3 } } });
    expect(warnings).toEqual(['estimate_reordered']);
  });

  it('keeps a missing estimate unknown', async () => {
    const { casualties } = await eventOf({ low: '', best: '', high: '4', deaths_civilians: '' });
    expect(casualties).toEqual({
      killed: { low: null, best: null, high: 4 },
      civilians_killed: { low: null, best: null, high: null },
    });
  });

  it('says when UCDP took it from an aggregate report', async () => {
    const { summary } = await eventOf({ event_clarity: '2' });
    expect(summary).toContain('several events');
  });
});

describe('its sources', () => {
  const two = {
    number_of_sources: '2',
    source_office: 'SOHR;Airwars',
    source_date: '2016-01-01;2016-01-02',
  };

  it('are paired, also with a semicolon in a headline', async () => {
    const { sources } = await eventOf({
      ...two,
      source_article:
        '"SOHR,2016-01-01,Shells hit; clashes go on";"Airwars,2016-01-02,A second, quiet report"',
      source_headline: 'Shells hit; clashes go on;A second, quiet report',
    });
    expect(sources).toEqual([
      {
        publisher: 'SOHR',
        title: 'Shells hit; clashes go on',
        url: null,
        published_at: '2016-01-01T00:00:00Z',
      },
      {
        publisher: 'Airwars',
        title: 'A second, quiet report',
        url: null,
        published_at: '2016-01-02T00:00:00Z',
      },
    ]);
  });

  it('are paired by the other columns when articles cannot be separated', async () => {
    const { sources } = await eventOf({
      ...two,
      source_article: 'SOHR and Airwars',
      source_headline: 'One;Two',
    });
    expect(sources.map(({ publisher, title }) => [publisher, title])).toEqual([
      ['SOHR', 'One'],
      ['Airwars', 'Two'],
    ]);
  });

  it('are all kept unpaired when they cannot be paired', async () => {
    const { draft, warnings } = await read({
      ...two,
      source_article: 'Some; thing',
      source_headline: 'A;b;c',
    });
    expect(draft.content).toMatchObject({
      sources: [
        { publisher: 'SOHR', title: null },
        { publisher: 'Airwars', title: null },
        { publisher: null, title: 'Some; thing' },
      ],
    });
    expect(warnings).toEqual(['sources_unpaired']);
  });

  it('keep their headlines on one line', async () => {
    const { sources } = await eventOf({
      source_article: '"SOHR,2016-01-01,Statement\nCR \tAgency"',
      source_headline: 'Statement\nCR \tAgency',
    });
    expect(sources[0]?.title).toBe('Statement CR Agency');
  });

  it('corroborate only when their publishers differ', async () => {
    const article = '"SOHR,2016-01-01,One";"SOHR,2016-01-02,Two"';
    const alone = await eventOf({ ...two, source_office: 'SOHR;SOHR', source_article: article });
    expect(alone.sources).toHaveLength(2);
    expect(alone.verification).toEqual({ level: 'single_source', source_count: 1 });
    const both = await eventOf({ ...two, source_article: '"SOHR,2016-01-01,One";"Airwars,2016-01-02,Two"' });
    expect(both.verification).toEqual({ level: 'corroborated', source_count: 2 });
  });

  it.each([
    ['-1', null],
    ['', null],
    ['1', { level: 'single_source', source_count: 1 }],
    ['3', { level: 'corroborated', source_count: 3 }],
  ])('without publishers are counted by number_of_sources %s', async (number_of_sources, verification) => {
    const none = { source_article: 'A newspaper', source_office: '', source_date: '', source_headline: '' };
    expect(await eventOf({ ...none, number_of_sources })).toMatchObject({ verification });
  });
});

describe('its country', () => {
  it.each([
    ['Myanmar (Burma)', 'MM'],
    ['DR Congo (Zaire)', 'CD'],
    ['Congo', 'CG'],
    ['Yemen (North Yemen)', 'YE'],
    ['Russia (Soviet Union)', 'RU'],
    ['Bosnia-Herzegovina', 'BA'],
    ['Serbia (Yugoslavia)', 'RS'],
    ['Cambodia (Kampuchea)', 'KH'],
    ['Madagascar (Malagasy)', 'MG'],
    ['Zimbabwe (Rhodesia)', 'ZW'],
    ['Macedonia, FYR', 'MK'],
    ['Ivory Coast', 'CI'],
    ['Turkey', 'TR'],
    ['Kingdom of eSwatini (Swaziland)', 'SZ'],
    ['Vietnam (North Vietnam)', 'VN'],
    ['United States of America', 'US'],
    ['Kosovo', 'XK'],
  ])('%s is %s', async (country, code) => {
    expect((await eventOf({ country })).province?.country).toBe(code);
  });

  it('is found by its Gleditsch and Ward number when the name is new', async () => {
    expect((await eventOf({ country: 'Arab Republic', country_id: '652' })).province?.country).toBe('SY');
  });

  it('refuses the row when unknown', async () => {
    expect(await faultOf({ country: 'Atlantis', country_id: '' })).toMatchObject({
      field: 'country',
      reason: 'unknown_country',
    });
  });

  it('has a code of a country that has a name', () => {
    expect(countryTable.filter(([, code]) => countryName(code) === code)).toEqual([]);
  });
});

describe('a row that cannot be read', () => {
  it.each<[UcdpCells, string, string]>([
    [{ id: 'x1' }, 'id', 'invalid_value'],
    [{ type_of_violence: '4' }, 'type_of_violence', 'invalid_value'],
    [{ side_a: '' }, 'side_a', 'invalid_value'],
    [{ latitude: '95.123456' }, 'latitude', 'invalid_value'],
    [{ longitude: 'east' }, 'longitude', 'invalid_value'],
    [{ where_prec: '0' }, 'where_prec', 'invalid_value'],
    [{ date_prec: '' }, 'date_prec', 'invalid_value'],
    [{ best: '-3' }, 'best', 'invalid_value'],
    [{ best: '2.5' }, 'best', 'invalid_value'],
    [{ date_start: '2016-02-30' }, 'date_start', 'invalid_time'],
    [{ date_end: '2031-01-01' }, 'date_end', 'invalid_time'],
    [{ date_start: '2016-01-02' }, 'date_end', 'invalid_time'],
    [{ date_start: '01/02/2016' }, 'date_start', 'invalid_value'],
  ])('%o is refused naming %s', async (cells, field, reason) => {
    expect(await faultOf(cells)).toMatchObject({ line: 2, field, reason });
  });

  it.each<[UcdpCells, string]>([
    [{ latitude: '91' }, 'must be at most 90'],
    [{ latitude: '-91' }, 'must be at least -90'],
    [{ longitude: '181' }, 'must be at most 180'],
    [{ where_prec: '8' }, 'must be at most 7'],
    [{ date_prec: '0' }, 'must be at least 1'],
    [{ type_of_violence: '4' }, 'must be at most 3'],
    [{ event_clarity: '3' }, 'must be 1, 2, -1 or empty'],
  ])('%o is refused with the broken rule', async (cells, detail) => {
    expect((await faultOf(cells))?.detail).toBe(detail);
  });

  it('is reported without its place', async () => {
    const [row] = await readRows('ucdp-ged', ucdpFile({ id: 'x1' }));
    expect(row?.text()).toContain('Government of Syria');
    expect(row?.text()).not.toMatch(/35\.6|36\.4|Laroz/);
  });

  it('does not quote a wrong coordinate', async () => {
    expect((await faultOf({ latitude: '95.123456' }))?.detail).not.toContain('95');
  });
});

describe('the header', () => {
  it('is an error when it lacks columns, naming them', async () => {
    await expect(readRows('ucdp-ged', 'id,country,best\n1,Syria,2\n')).rejects.toThrow(
      /lacks the columns type_of_violence, side_a/,
    );
  });

  it.each([
    ['best', 'more than one column best (best, best)'],
    ['best_est', 'more than one column best (best, best_est)'],
    [' Latitude ', 'more than one column latitude (latitude, latitude)'],
    ['adm_2', 'more than one column adm_2 (adm_2, adm_2)'],
  ])('is an error when a column also occurs as %j, naming it', async (name, message) => {
    const [header, row] = ucdpFile({}).trimEnd().split('\n');
    await expect(readRows('ucdp-ged', `${header},${name}\n${row},7\n`)).rejects.toThrow(message);
  });

  it('may repeat columns that are not read', async () => {
    const [header, row] = ucdpFile({}).trimEnd().split('\n');
    await expect(readRows('ucdp-ged', `${header},note,note\n${row},a,b\n`)).resolves.toHaveLength(1);
  });

  it('may be followed by its HXL hashtags, as in the country files of the Humanitarian Data Exchange', async () => {
    const [header = '', row = ''] = ucdpFile({}).trimEnd().split('\n');
    const tags = header.split(',').map((name) => (name === 'country' ? '#country+name' : ''));
    const rows = await readRows('ucdp-ged', `${header}\n${tags.join(',')}\n${row}\n`);
    expect(rows.map(({ line, reading }) => [line, reading.result])).toEqual([[3, 'publication']]);
    const numbered = await readRows('ucdp-ged', `,${header}\n0,${tags.join(',')}\n1,${row}\n`);
    expect(numbered.map(({ line, reading }) => [line, reading.result])).toEqual([[3, 'publication']]);
    const later = await readRows('ucdp-ged', `${header}\n${row}\n${tags.join(',')}\n`);
    expect(faults(later)).toMatchObject([{ line: 3, field: 'id' }]);
  });

  it('is missing in an empty file', async () => {
    await expect(readRows('ucdp-ged', '')).rejects.toThrow(/empty/);
  });

  it('may have its columns in any order, with further ones and early names', async () => {
    const lines = ucdpFile({ low: '1' }).trimEnd().split('\n');
    const [header = [], row = []] = lines.map((line) =>
      line.replace(/"{3}.*?"{3}/, 'one article').split(','),
    );
    const early = header.map((name) => (name === 'low' ? 'low_est' : name));
    const text = csvLine([...early].reverse()) + csvLine([...row].reverse());
    expect(onlyPublication(await readRows('ucdp-ged', text)).draft.content).toMatchObject({
      casualties: { killed: { low: 1, best: 2, high: 2 } },
    });
  });
});

describe('the file', () => {
  it('rejects only a broken row', async () => {
    const [header, first, second, third] = ucdpFile({ id: '1' }, { id: '2' }, { id: '3' }).split('\n');
    const broken = second?.replace('Government', '"Government');
    const rows = await readRows('ucdp-ged', [header, first, broken, third, ''].join('\n'));
    expect(rows.map(({ line, reading }) => [line, reading.result])).toEqual([
      [2, 'publication'],
      [3, 'fault'],
      [4, 'publication'],
    ]);
    expect(faults(rows)[0]?.reason).toBe('malformed_csv');
  });

  it('refuses a row that is not UTF-8', async () => {
    const good = Buffer.from(ucdpFile({ side_a: 'Groupe armé' }, { id: '2' }));
    const bytes = Buffer.from(good.toString('latin1').replace('armÃ©', 'armé'), 'latin1');
    expect(faults(await readRows('ucdp-ged', bytes))).toMatchObject([
      { line: 2, reason: 'invalid_encoding' },
    ]);
  });

  it('refuses a row with more or fewer columns than the header', async () => {
    const text = `${ucdpFile({}).trimEnd()},more\n`;
    expect(faults(await readRows('ucdp-ged', text))).toMatchObject([{ reason: 'wrong_column_count' }]);
  });
});

describe('a row with null markers', () => {
  const gaps = ['adm_1', 'adm_2', 'source_office', 'source_date', 'source_headline', 'source_article'];
  it.each(['NA', 'nan', 'NULL', '#N/A', '-'])('is read as if %s were empty', async (marker) => {
    const cells = (value: string) => Object.fromEntries(gaps.map((column) => [column, value]));
    const empty = await read({ ...cells(''), number_of_sources: '' });
    const marked = await read({ ...cells(marker), number_of_sources: '-1' });
    expect(marked.draft).toEqual(empty.draft);
    expect(marked.draft.content).toMatchObject({ province: null, verification: null, sources: [] });
    expect(marked.warnings).toEqual([...empty.warnings, 'null_marker']);
  });
});

describe('a row of a candidate release', () => {
  const withStatus = async (code_status: string) => {
    const file = ucdpFile({});
    const [header = '', row = ''] = file.split('\n');
    return onlyPublication(await readRows('ucdp-ged', `${header},code_status\n${row},${code_status}\n`));
  };

  it('is unverified when not vetted, says so, and is replaced by the final edition', async () => {
    const candidate = await withStatus('Check dyad');
    expect(candidate.draft.content).toMatchObject({
      verification: { level: 'unverified', source_count: 1 },
      summary: expect.stringContaining('UCDP has not vetted it yet'),
    });
    expect(candidate.warnings).toContain('unvetted');
    const vetted = await withStatus('Clear');
    expect(vetted.draft.content).toMatchObject({ verification: { level: 'single_source' } });
    expect(vetted.sourceRevision).toBeGreaterThan(candidate.sourceRevision ?? Number.POSITIVE_INFINITY);
  });
});
