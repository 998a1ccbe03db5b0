import { expect, it } from 'vitest';
import { similarNames } from '../../src/partners/similar-names.js';

it.each([
  ['harbour news', ['Harbour News']],
  ['Harbour  News', ['Harbour News']],
  ['HARBOUR-NEWS', ['Harbour News']],
  ['Diário da Foz', ['Diario da Foz']],
  ['Harbour News', []],
  ['Harbour Newsroom', []],
  ['!', []],
])('%s is like %j', (name, like) => {
  expect(similarNames(name, ['Harbour News', 'Diario da Foz', '?'])).toEqual(like);
});
