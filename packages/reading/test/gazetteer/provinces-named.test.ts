import { expect, test } from 'vitest';
import { provincesNamed } from '../../src/gazetteer/provinces-named.js';
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
