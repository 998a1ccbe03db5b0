import { describe, expect, it } from 'vitest';
import { lines } from '../imports/lines.js';
import { faults, onlyPublication, readRows, results } from '../read-rows.js';

const event = {
  kind: 'event',
  id: 'desk-1',
  title: 'March in Sarenes',
  type: 'protest',
  occurred: { earliest: '2026-03-01', latest: '2026-03-01' },
};
const dossier = { kind: 'dossier', id: 'desk-2', title: 'The dam' };
const claim = { kind: 'claim', id: 'desk-3', text: 'The dam was sold' };

const read = async (value: unknown, mayRedistribute: readonly string[] = []) =>
  onlyPublication(await readRows('records', lines(value), { mayRedistribute }));

const faultOf = async (value: unknown) => faults(await readRows('records', lines(value)))[0];

describe('a line', () => {
  it('requires few members; missing ones are unknown', async () => {
    expect(await read(event)).toEqual({
      result: 'publication',
      correction: null,
      upstreamUnsaid: true,
      warnings: [],
      covers: null,
      draft: {
        kind: 'event',
        id: 'desk-1',
        status: 'published',
        sensitive: false,
        upstream: [],
        content: {
          lang: 'und',
          external_ids: [],
          title: 'March in Sarenes',
          summary: null,
          type: 'protest',
          occurred: { earliest: '2026-03-01T00:00:00Z', latest: '2026-03-01T23:59:59Z', precision: 'day' },
          province: null,
          location: null,
          actors: [],
          casualties: {
            killed: { low: null, best: null, high: null },
            civilians_killed: { low: null, best: null, high: null },
          },
          verification: null,
          sources: [],
          dossier_ids: [],
          claim_ids: [],
        },
      },
    });
    expect((await read(dossier)).draft.content).toEqual({
      lang: 'und',
      external_ids: [],
      title: 'The dam',
      summary: null,
      state: null,
      period: { earliest: null, latest: null },
      provinces: [],
      sections: [],
      event_refs: [],
      claim_refs: [],
      sources: [],
    });
    expect((await read(claim)).draft.content).toEqual({
      lang: 'und',
      external_ids: [],
      text: 'The dam was sold',
      context: null,
      claimant: null,
      claimed_at: null,
      first_appearance_url: null,
      province: null,
      event_ids: [],
      review: null,
    });
  });

  it.each([
    [{ ...event, titel: 'x' }, 'titel', 'unknown_member'],
    [{ ...event, version: 2 }, 'version', 'unknown_member'],
    [
      { ...event, location: { latitude: 1, longitude: 1, accuracy: 3 } },
      'location.accuracy',
      'unknown_member',
    ],
    [{ ...event, title: undefined }, 'title', 'missing_value'],
    [{ ...event, type: undefined }, 'type', 'missing_value'],
    [{ ...event, occurred: undefined }, 'occurred', 'missing_value'],
    [{ ...event, id: undefined }, 'id', 'missing_value'],
    [{ ...event, kind: undefined }, 'kind', 'missing_value'],
    [{ ...event, kind: 'rumour' }, 'kind', 'invalid_value'],
    [{ ...event, id: 'a b' }, 'id', 'invalid_value'],
    [{ ...event, title: ' ' }, 'title', 'invalid_value'],
    [{ ...event, title: null }, 'title', 'invalid_value'],
    [{ ...event, type: 'coup' }, 'type', 'invalid_value'],
    [{ ...event, lang: 'english!' }, 'lang', 'invalid_value'],
    [{ ...event, status: 'retracted' }, 'status', 'invalid_value'],
    [{ ...event, sensitive: 'yes' }, 'sensitive', 'invalid_value'],
    [{ ...event, actors: [{ role: 'side_a' }] }, 'actors[0].name', 'missing_value'],
    [{ ...event, sources: [{}] }, 'sources[0]', 'invalid_value'],
    [{ ...event, sources: [{ url: 'ftp://x.example' }] }, 'sources[0].url', 'invalid_value'],
    [{ ...event, correction: { kind: 'retraction', reason: 'x' } }, 'correction.kind', 'invalid_value'],
    [{ ...event, correction: { kind: 'correction' } }, 'correction.reason', 'missing_value'],
    [{ ...dossier, event_refs: [{ id: 'desk-1' }] }, 'event_refs[0].version', 'missing_value'],
    [{ ...claim, review: { verdict: 'false' } }, 'review.verdict', 'invalid_value'],
  ])('%j is refused naming %s', async (value, field, reason) => {
    expect(await faultOf(value)).toMatchObject({ line: 1, field, reason });
  });

  it('is refused with a duplicate member', async () => {
    const text = '{"kind":"event","id":"a","__proto__":{"title":"x"}}\n';
    const [fault] = faults(await readRows('records', text));
    expect(JSON.stringify(fault)).toContain('__proto__');
    expect(({} as { title?: string }).title).toBeUndefined();
  });

  it('reports every error, not only the first', async () => {
    const fault = await faultOf({ ...event, title: undefined, titel: 'x' });
    expect(fault?.detail).toMatch(/titel/);
  });

  it.each([
    [{ ...event, type: 'fight' }, 'must be one of battle, explosion_remote_violence, violence_'],
    [{ ...event, location: { latitude: 'north', longitude: 36 } }, 'must be a number'],
    [{ ...event, location: { latitude: 36, longitude: 400 } }, 'must be at most 180'],
    [{ ...event, sources: [{ url: 'ftp://desk.example' }] }, 'must be an http or https address'],
    [{ ...event, title: undefined }, 'must be given (a text)'],
    [{ ...event, titel: 'x', colour: 'red' }, 'is not known here, nor colour'],
    [7, 'must be an object'],
  ])('is refused with a plain rule: %j', async (value, rule) => {
    expect((await faultOf(value))?.detail).toContain(rule);
  });

  it('has its language tag in canonical form', async () => {
    expect((await read({ ...claim, lang: 'ES-mx' })).draft.content.lang).toBe('es-MX');
  });
});

describe('times', () => {
  const occurred = async (earliest: unknown, latest: unknown, precision?: string) => {
    const { draft } = await read({ ...event, occurred: { earliest, latest, precision } });
    return draft.kind === 'event' ? draft.content.occurred : null;
  };

  it.each([
    ['2026-03-01', '2026-03-01T00:00:00Z'],
    ['2026-03-01T02:30:00+02:00', '2026-03-01T00:30:00Z'],
    ['2026-03-01T23:30:15.999-01:00', '2026-03-02T00:30:15Z'],
    ['2024-02-29', '2024-02-29T00:00:00Z'],
    ['1900-01-01', '1900-01-01T00:00:00Z'],
    // Tomorrow in UTC.
    ['2026-11-21', '2026-11-21T00:00:00Z'],
  ])('%s is read as %s', async (given, earliest) => {
    expect(await occurred(given, null)).toEqual({ earliest, latest: null, precision: 'unknown' });
  });

  it('take a day as the latest time for its last second', async () => {
    expect(await occurred('2026-03-01', '2026-03-07', 'week')).toEqual({
      earliest: '2026-03-01T00:00:00Z',
      latest: '2026-03-07T23:59:59Z',
      precision: 'week',
    });
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2025-02-29',
    '1899-12-31',
    '2026-11-22',
    '2026-03-01T24:00:00Z',
    '2026-03-01T10:00:60Z',
    '2026-03-01T10:00:00',
    '2026-03-01 10:00:00Z',
    '2026-03-01T10:00:00+25:00',
    '1 March 2026',
    '+012026-03-01',
  ])('%s is refused', async (earliest) => {
    expect(await faultOf({ ...event, occurred: { earliest } })).toMatchObject({
      field: 'occurred.earliest',
      reason: 'invalid_time',
    });
  });

  it('are refused when they end before they begin', async () => {
    const span = { earliest: '2026-03-02', latest: '2026-03-01' };
    expect(await faultOf({ ...event, occurred: span })).toMatchObject({
      field: 'occurred',
      reason: 'invalid_time',
    });
    expect(await faultOf({ ...dossier, period: span })).toMatchObject({
      field: 'period',
      reason: 'invalid_time',
    });
  });
});

describe('a province', () => {
  const province = async (value: unknown) => {
    const { draft } = await read({ ...event, province: value });
    return draft.kind === 'event' ? draft.content.province : null;
  };

  it('has a slug derived from its name', async () => {
    expect(await province({ name: 'Tovaré', country: 'XD', source_name: 'Provincia de Tovaré' })).toEqual({
      slug: 'tovare',
      name: 'Tovaré',
      country: 'XD',
      source_name: 'Provincia de Tovaré',
    });
  });

  it('loses its administrative term, which source_name keeps', async () => {
    expect(await province({ name: 'Idlib Governorate', country: 'SY', slug: 'idlib' })).toEqual({
      slug: 'idlib',
      name: 'Idlib',
      country: 'SY',
      source_name: 'Idlib Governorate',
    });
  });

  it.each([
    [{ name: 'Idlib', country: 'SY', slug: 'edlib' }, 'province.slug'],
    [{ name: '???', country: 'SY' }, 'province.name'],
    [{ name: 'Idlib', country: 'Syria' }, 'province.country'],
    [{ name: 'Idlib', country: 'SY', code: 'x' }, 'province.code'],
  ])('%j is refused naming %s', async (value, field) => {
    expect(await faultOf({ ...event, province: value })).toMatchObject({ field });
  });

  it('may be one of several in a dossier', async () => {
    const { draft } = await read({ ...dossier, provinces: [{ name: 'Idlib', country: 'SY' }] });
    expect(draft.content).toMatchObject({ provinces: [{ slug: 'idlib', source_name: null }] });
  });
});

describe('a place', () => {
  it('is passed on exactly, with a coarse precision by default', async () => {
    const { draft } = await read({ ...event, location: { latitude: -31.2236, longitude: -23.1478 } });
    expect(draft.content).toMatchObject({
      location: { latitude: -31.2236, longitude: -23.1478, precision: 'district', uncertainty_m: null },
    });
  });

  it.each([
    [{ latitude: 91.234567, longitude: 1 }, 'location.latitude'],
    [{ latitude: 1, longitude: -180.5 }, 'location.longitude'],
    [{ latitude: '1', longitude: 1 }, 'location.latitude'],
    [{ latitude: 1 }, 'location.longitude'],
    [{ latitude: 1, longitude: 1, precision: 'street' }, 'location.precision'],
    [{ latitude: 1, longitude: 1, uncertainty_m: -1 }, 'location.uncertainty_m'],
  ])('refuses %j naming %s, without quoting it', async (location, field) => {
    const fault = await faultOf({ ...event, location });
    expect(fault).toMatchObject({ field });
    expect(fault?.detail).not.toContain('91.2');
  });

  it('is removed from a rejected row', async () => {
    const [row] = await readRows(
      'records',
      lines({ ...event, titel: 1, location: { latitude: 31.22, longitude: 2.5 } }),
    );
    expect(row?.text()).toContain('desk-1');
    expect(row?.text()).not.toContain('31.2');
  });
});

describe('estimates', () => {
  const casualties = (killed: object) => ({ ...event, casualties: { killed } });

  it('may be known partly', async () => {
    const { draft } = await read(casualties({ low: 2, high: 9 }));
    expect(draft.content).toMatchObject({ casualties: { killed: { low: 2, best: null, high: 9 } } });
  });

  it.each([
    { low: 3, best: 2 },
    { best: 3, high: 2 },
    { low: 9, high: 2 },
  ])('%j is refused', async (killed) => {
    expect(await faultOf(casualties(killed))).toMatchObject({
      field: 'casualties.killed',
      reason: 'invalid_estimate',
    });
  });

  it.each([{ best: -1 }, { best: 1.5 }, { best: '2' }, { best: 1_000_000_000 }])(
    'refuses %j as a number of people',
    async (killed) => {
      expect(await faultOf(casualties(killed))).toMatchObject({ field: 'casualties.killed.best' });
    },
  );

  it('have at most nine digits, as in every format', async () => {
    const { draft } = await read(casualties({ best: 999_999_999 }));
    expect(draft.content).toMatchObject({ casualties: { killed: { best: 999_999_999 } } });
    expect(await faultOf(casualties({ high: Number.MAX_SAFE_INTEGER }))).toMatchObject({
      field: 'casualties.killed.high',
      reason: 'invalid_value',
      detail: 'must be at most 999999999',
    });
  });
});

describe('an upstream source', () => {
  const credit = { provider: 'ACLED', text: 'ACLED, acleddata.com' };
  const restricted = { ...event, upstream: [{ ...credit, redistribution: 'restricted' }] };

  it('is credited', async () => {
    expect((await read({ ...event, upstream: [credit] })).draft.upstream).toEqual([
      { ...credit, license: null, url: null, changes: null },
    ]);
  });

  it('is refused when it restricts redistribution', async () => {
    expect(await faultOf(restricted)).toMatchObject({
      field: 'upstream[0]',
      reason: 'redistribution_not_permitted',
    });
  });

  it('is accepted by its exact name when the operator states its permission', async () => {
    expect((await read(restricted, ['ACLED'])).draft.upstream).toEqual([
      { ...credit, license: null, url: null, changes: null },
    ]);
    const rows = await readRows('records', lines(restricted), { mayRedistribute: ['acled'] });
    expect(results(rows)).toEqual(['fault']);
  });
});

describe('corrections and retractions', () => {
  it('add a correction to the new version', async () => {
    const correction = { kind: 'correction', reason: 'The date was wrong.' };
    expect((await read({ ...event, correction })).correction).toEqual(correction);
  });

  it('retract by kind, id and reason, also within the line of the record', async () => {
    const retraction = { reason: 'It did not happen.' };
    const alone = { kind: 'event', id: 'desk-1', retraction };
    for (const line of [alone, { ...event, retraction }]) {
      const [row] = await readRows('records', lines(line));
      expect(row?.reading).toEqual({
        result: 'retraction',
        id: 'desk-1',
        kind: 'event',
        reason: 'It did not happen.',
      });
    }
  });

  it.each([
    [{ kind: 'event', id: 'desk-1', retraction: {} }, 'retraction.reason'],
    [{ kind: 'event', retraction: { reason: 'x' } }, 'id'],
    [{ kind: 'event', id: 'desk-1', titel: 'x', retraction: { reason: 'x' } }, 'titel'],
    [{ ...event, correction: { kind: 'a', reason: 'b' }, retraction: { reason: 'x' } }, 'correction'],
  ])('%j is refused naming %s', async (line, field) => {
    expect(await faultOf(line)).toMatchObject({ field });
  });
});

describe('the file', () => {
  it('rejects only a broken line, and ignores blank lines', async () => {
    const text = `${lines(event)}\n{"kind":\r\n  \n${lines(claim)}`;
    const rows = await readRows('records', text);
    expect(rows.map(({ line, reading }) => [line, reading.result])).toEqual([
      [1, 'publication'],
      [3, 'fault'],
      [5, 'publication'],
    ]);
  });

  it('refuses a line of more than 1 MiB and reads on', async () => {
    const long = { ...claim, text: 'x'.repeat(1024 * 1024) };
    const rows = await readRows('records', lines(long, claim), { chunkBytes: 60_000 });
    expect(rows.map((row) => row.reading.result)).toEqual(['fault', 'publication']);
    expect(faults(rows)).toMatchObject([{ line: 1, reason: 'line_too_long' }]);
    expect(rows[0]?.text().length).toBeLessThan(20_000);
  });

  it('refuses a value that is nested too deeply', async () => {
    const text = `${'['.repeat(100_000)}${']'.repeat(100_000)}\n`;
    expect(faults(await readRows('records', text, { chunkBytes: 50_000 }))).toMatchObject([
      { reason: 'too_deep' },
    ]);
  });

  it.each([
    ['a member', lines(event).replace('{', '{"title":"Another title",'), 'title'],
    [
      'one of a member',
      lines({ ...event, source: { publisher: 'A' } }).replace('"publisher":', '"publisher":"B","publisher":'),
      'publisher',
    ],
  ])('refuses %s that occurs twice, of which parsing would keep the last', async (_, text, field) => {
    const [fault] = faults(await readRows('records', text));
    expect(fault).toMatchObject({ reason: 'member_twice', field, detail: 'is given twice in one object' });
  });

  it('accepts a member in two objects, and its name within a text', async () => {
    const sources = [{ publisher: 'A', title: '{"title":"x","title":"y"}' }, { publisher: 'B' }];
    expect(faults(await readRows('records', lines({ ...event, sources })))).toEqual([]);
  });

  it('refuses a line that is not UTF-8', async () => {
    const bytes = Buffer.from(lines({ ...claim, text: 'Québec' }), 'latin1');
    expect(faults(await readRows('records', bytes))).toMatchObject([{ reason: 'invalid_encoding' }]);
  });
});

describe('records in other forms than lines', () => {
  const [first, second] = [
    { ...event, id: 'desk-1' },
    { ...event, id: 'desk-2' },
  ];
  it.each([
    ['an array over several lines', JSON.stringify([first, second], null, 2)],
    ['an array in one line', JSON.stringify([first, second])],
    ['objects over several lines', `${JSON.stringify(first, null, 2)}\n${JSON.stringify(second, null, 2)}`],
    ['objects in a row', `${JSON.stringify(first)}${JSON.stringify(second)}\n`],
    ['lines that end with carriage returns too', `${JSON.stringify(first)}\r\n${JSON.stringify(second)}\r\n`],
  ])('are read: %s', async (_, text) => {
    const rows = await readRows('records', text);
    expect(faults(rows)).toEqual([]);
    expect(results(rows)).toEqual(['publication', 'publication']);
  });

  it('reject only the broken line, also when it is the first', async () => {
    const rows = await readRows('records', `{"kind": "event",\n${JSON.stringify(second)}\n`);
    expect(results(rows)).toEqual(['fault', 'publication']);
  });

  it.each(['id,title\n1,x\n', '<records/>'])('are refused as not JSON: %j', async (text) => {
    await expect(readRows('records', text)).rejects.toThrow(/is not JSON/);
  });
});

describe('a null marker in a record', () => {
  it.each([
    [{ ...event, actors: [{ name: 'NA' }] }, 'actors[0].name'],
    [{ ...event, province: { name: 'nan', country: 'SY' } }, 'province.name'],
    [{ ...event, sources: [{ publisher: 'NULL' }] }, 'sources[0].publisher'],
  ])('refuses its line: %j', async (line, field) => {
    expect(faults(await readRows('records', `${JSON.stringify(line)}\n`))).toMatchObject([
      { field, reason: 'null_marker', detail: expect.stringContaining('write null') },
    ]);
  });
});
