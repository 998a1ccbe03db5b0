import { describe, expect, it } from 'vitest';
import { QueryReader } from '../src/query-reader.js';
import { SYRIA, TODAY } from './support/names.js';

const reader = new QueryReader(SYRIA);

describe('QueryReader in Turkish', () => {
  it.each([
    ["Mayıs 2017'de Humus'ta en az 500 kişi öldürüldü.", 'at_least', [500, null]],
    ["Mayıs 2017'de Humus vilayetinde 300'den fazla sivil hayatını kaybetti.", 'more_than', [300, null]],
    ["Mayıs 2017'de Humus'ta 40'tan az sivil öldürüldü.", 'fewer_than', [40, null]],
  ])('reads the claim exactly: %s', (text, says, named) => {
    expect(reader.readClaim(text, TODAY)).toMatchObject({
      tier: 'exact',
      language: 'tr',
      queries: [{ provinces: ['homs'], window: { from: '2017-05-01' }, predicate: { says, named } }],
    });
  });
});
