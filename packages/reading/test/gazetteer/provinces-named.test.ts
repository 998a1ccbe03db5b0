import { expect, test } from 'vitest';
import { otherNamesOf, provincesNamed } from '../../src/gazetteer/provinces-named.js';
import { PROVINCES } from '../support/reader.js';

test.each([
  ['rural-damascus', ['rif-dimashq']],
  ['Dayr az-Zawr', ['deir-ez-zor']],
  ['alep', ['aleppo']],
  ['حلب', ['aleppo']],
  ['damascus', ['damascus']],
  ['atlantis', []],
  ['', []],
])('%s', (name, slugs) => {
  expect(provincesNamed(name, PROVINCES)).toEqual(slugs);
});

test('a province has its names in other languages, and none of another country', () => {
  const names = otherNamesOf({ slug: 'aleppo', name: 'Aleppo', country: 'SY' });
  expect(names).toContain('حلب');
  expect(names).not.toContain('Aleppo');
  expect(otherNamesOf({ slug: 'aleppo', name: 'Aleppo', country: 'XA' })).toEqual([]);
});
