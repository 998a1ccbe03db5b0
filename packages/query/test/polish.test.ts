import { describe, expect, it } from 'vitest';
import { QueryReader } from '../src/query-reader.js';
import { SYRIA, TODAY } from './support/names.js';

const reader = new QueryReader(SYRIA);

describe('QueryReader in Polish', () => {
  it.each([
    ['W maju 2017 roku w Homs zginęło co najmniej 500 osób.', 'at_least', 500],
    ['W Homs zginęło w maju 2017 roku mniej niż 40 cywilów.', 'fewer_than', 40],
  ])('reads the claim exactly: %s', (text, says, number) => {
    expect(reader.readClaim(text, TODAY)).toMatchObject({
      tier: 'exact',
      language: 'pl',
      queries: [
        { provinces: ['homs'], window: { from: '2017-05-01' }, predicate: { says, named: [number, null] } },
      ],
    });
  });
});
