import { expect, test } from 'vitest';
import { passagesOf, searchText } from '../../src/index/passages.js';
import { makeEvent, province } from '../support/records.js';
import { dam, inquiry, sabotage, siren } from '../support/river-country.js';

const pointers = (corpusRecord: Parameters<typeof passagesOf>[0]) =>
  passagesOf(corpusRecord).map(({ fields }) => fields.map(({ pointer }) => pointer));

test('an event is one passage that includes the headlines of its sources', () => {
  expect(pointers({ revision: 1, kind: 'event', record: dam })).toEqual([
    ['/title', '/summary', '/sources/0/title', '/sources/1/title'],
  ]);
});

test('a dossier has one passage for its head and one for each section', () => {
  expect(pointers({ revision: 1, kind: 'dossier', record: inquiry })).toEqual([
    ['/title', '/summary'],
    ['/sections/0/heading', '/sections/0/body'],
    ['/sections/1/heading', '/sections/1/body'],
  ]);
});

test('a section is found by the title of its dossier', () => {
  const [, section] = passagesOf({ revision: 1, kind: 'dossier', record: inquiry });
  expect(section && searchText(section)).toContain('The Old Ford dam inquiry');
});

test('an event is found by its province and month, in its own language', () => {
  const occurred = {
    earliest: '2017-03-01T00:00:00Z',
    latest: '2017-03-31T23:59:59Z',
    precision: 'month',
  } as const;
  const setting = (lang: string) =>
    passagesOf({
      revision: 1,
      kind: 'event',
      record: makeEvent({ id: 'e', lang, occurred, province: province('Tarmonde') }),
    })[0]?.setting;
  expect(setting('en')).toBe('Tarmonde March 2017');
  expect(setting('es')).toBe('Tarmonde marzo de 2017');
  expect(setting('und')).toBe('Tarmonde March 2017');
});

test('an event across months has only its year as a term, an event across years none', () => {
  const setting = (earliest: string, latest: string) =>
    passagesOf({
      revision: 1,
      kind: 'event',
      record: makeEvent({ id: 'e', occurred: { earliest, latest, precision: 'year' } }),
    })[0]?.setting.trim();
  expect(setting('2017-01-01T00:00:00Z', '2017-12-31T23:59:59Z')).toBe('2017');
  expect(setting('2016-12-31T00:00:00Z', '2017-01-01T23:59:59Z')).toBe('');
});

test('a claim is quotable only if its review supports it', () => {
  const quotable = (record: typeof sabotage) =>
    passagesOf({ revision: 1, kind: 'claim', record })[0]
      ?.fields.filter((field) => field.quotable)
      .map(({ pointer }) => pointer);
  expect(quotable(sabotage)).toEqual(['/review/explanation']);
  expect(quotable(siren)).toEqual(['/text', '/review/explanation']);
  expect(quotable({ ...siren, review: null })).toEqual([]);
});
