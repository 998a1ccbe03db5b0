import { describe, expect, it } from 'vitest';
import { QueryReader } from '../src/query-reader.js';
import { SYRIA, TODAY } from './support/names.js';

const reader = new QueryReader(SYRIA);

describe('QueryReader in Portuguese', () => {
  it.each([
    ['Pelo menos 500 pessoas foram mortas em Homs em maio de 2017.', 'at_least', 500],
    ['Em maio de 2017 morreram menos de 40 civis em Homs.', 'fewer_than', 40],
  ])('reads the claim exactly: %s', (text, says, number) => {
    expect(reader.readClaim(text, TODAY)).toMatchObject({
      tier: 'exact',
      language: 'pt',
      queries: [
        { provinces: ['homs'], window: { from: '2017-05-01' }, predicate: { says, named: [number, null] } },
      ],
    });
  });
});
