import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLAIM_COLUMNS, DOSSIER_COLUMNS, EVENT_COLUMNS, toCsv, toCsvLines } from '../src/csv/index.js';
import type { ConflictEvent } from '../src/index.js';
import { buildClaim, buildDossier, buildEvent, buildRetractedEvent } from '../src/testing/index.js';
import { readCsv } from './read-csv.js';

const columns = { name: ({ name }: { name: string | number | null }) => name };
const cellOf = (name: string | number | null, options = {}) =>
  toCsv([{ name }], columns, options).slice('"name"\r\n'.length, -'\r\n'.length);

describe('cells', () => {
  test.each([
    ['plain', '"plain"'],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    [' around ', '" around "'],
    ['', '""'],
    [0, '0'],
    [-31.6, '-31.6'],
    [null, ''],
  ])('%j is written %j', (value, written) => {
    expect(cellOf(value)).toBe(written);
  });

  test('any text survives a round trip', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (names) => {
        const rows = names.map((name) => ({ name }));
        expect(readCsv(toCsv(rows, columns, { formulas: 'keep' }))).toEqual([
          ['name'],
          ...names.map((name) => [name]),
        ]);
      }),
    );
  });
});

describe('formulas', () => {
  const formulas = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '＝1+1',
    '=HYPERLINK("https://x.example")',
  ];

  test.each(formulas)('%j is quoted', (formula) => {
    expect(readCsv(`${cellOf(formula)}\r\n`)).toEqual([[`'${formula}`]]);
  });

  test.each(formulas)('%j is unchanged with formulas: keep', (formula) => {
    expect(readCsv(`${cellOf(formula, { formulas: 'keep' })}\r\n`)).toEqual([[formula]]);
  });

  // In locales with a decimal comma, spreadsheets split lines at semicolons; pasting splits at tabs and line breaks.
  test.each([
    ['Hello;=1+1', "Hello;'=1+1"],
    ['a;+b;-c;@d', "a;'+b;'-c;'@d"],
    ['a\t=1', "a\t'=1"],
    ['\n=1', "\n'=1"],
    ['a\r\n=1', "a\r\n'=1"],
    ['a; "=1"', `a; "'=1"`],
    ['a;\t=1', "a;'\t'=1"],
    ['a; b - c = d', 'a; b - c = d'],
  ])('within a text, %j is written %j', (text, written) => {
    expect(readCsv(`${cellOf(text)}\r\n`)).toEqual([[written]]);
  });

  test('no line has a formula after a semicolon, a tab or a line break, for any record', () => {
    const pieces = fc.array(fc.constantFrom(...'=+-@;\t\r\n" ,ab＝'), { maxLength: 12 });
    fc.assert(
      fc.property(pieces, (characters) => {
        const table = toCsv([{ name: `a${characters.join('')}` }], columns);
        for (const cell of table.split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^[ "]*[=+\-@＝]/);
      }),
    );
  });

  test('no text cell starts with a formula, for any record', () => {
    fc.assert(
      fc.property(fc.constantFrom(...'=+-@\t\r＝＋－＠'), fc.string(), (sign, text) => {
        const event = buildEvent({ title: sign + text, summary: sign, actors: [{ name: sign, role: null }] });
        const [, cells = []] = readCsv(toCsv([event], EVENT_COLUMNS));
        for (const cell of cells) {
          if (!/^-?\d+(\.\d+)?$/.test(cell)) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        }
      }),
    );
  });
});

describe('tables', () => {
  const table = (text: string) => {
    const [header = [], ...lines] = readCsv(text);
    return lines.map((line) => Object.fromEntries(header.map((name, index) => [name, line[index]])));
  };

  test('of events have a column for every member', () => {
    const event = buildEvent({ id: 'ev-1', location: { latitude: -32.4, longitude: -21.7 } });
    const [row] = table(toCsv([event], EVENT_COLUMNS));
    expect(row).toMatchObject({
      id: 'ev-1',
      version: '2',
      type: 'explosion_remote_violence',
      occurred_latest: '2026-03-14T23:59:59Z',
      province_slug: event.province?.slug,
      latitude: '-32.4',
      longitude: '-21.7',
      location_uncertainty_m: '15700',
      killed_best: '2',
      civilians_killed_best: '',
      dossier_ids: 'ds-7',
    });
    expect(JSON.parse(row?.actors ?? '')).toEqual(event.actors);
    expect(JSON.parse(row?.sources ?? '')).toEqual(event.sources);
    const covered = Object.keys(EVENT_COLUMNS).join(' ');
    const names: Partial<Record<keyof ConflictEvent, string>> = {
      occurred: 'occurred_earliest',
      province: 'province_name',
      location: 'location_precision',
      casualties: 'killed_low',
      verification: 'verification_level',
    };
    for (const member of Object.keys(event) as (keyof ConflictEvent)[]) {
      expect(covered).toContain(names[member] ?? member);
    }
  });

  test('of retracted events and events without location have the same columns', () => {
    const text = toCsv(
      [buildEvent(), buildEvent({ location: null, province: null }), buildRetractedEvent()],
      EVENT_COLUMNS,
    );
    expect(new Set(readCsv(text).map((line) => line.length))).toEqual(
      new Set([Object.keys(EVENT_COLUMNS).length]),
    );
  });

  test('of dossiers and of claims', () => {
    const [dossier] = table(toCsv([buildDossier({ id: 'ds-1' })], DOSSIER_COLUMNS));
    expect(dossier).toMatchObject({ id: 'ds-1', state: expect.any(String) });
    const [claim] = table(toCsv([buildClaim({ id: 'cl-1', review: null })], CLAIM_COLUMNS));
    expect(claim).toMatchObject({ id: 'cl-1', review_verdict: '', text: expect.stringMatching(/./) });
  });

  test('of no rows have only a header', () => {
    expect(readCsv(toCsv([], CLAIM_COLUMNS))).toEqual([Object.keys(CLAIM_COLUMNS)]);
  });

  test('take columns of your own', () => {
    const { id } = EVENT_COLUMNS;
    const text = toCsv([buildEvent({ id: 'ev-1' })], { id, credit: () => 'Example Monitor, CC BY 4.0' });
    expect(text).toBe('"id","credit"\r\n"ev-1","Example Monitor, CC BY 4.0"\r\n');
  });
});

test('toCsvLines yields lines while the list is being iterated', async () => {
  const rows = [buildEvent(), buildEvent()];
  let pulled = 0;
  async function* walk() {
    for (const row of rows) {
      pulled += 1;
      yield row;
    }
  }
  const lines = toCsvLines(walk(), EVENT_COLUMNS);
  const header = await lines.next();
  expect(pulled).toBe(0);
  let text = header.value ?? '';
  for await (const line of lines) text += line;
  expect(text).toBe(toCsv(rows, EVENT_COLUMNS));
});
