import { describe, expect, it } from 'vitest';
import { QueryReader } from '../src/query-reader.js';
import { SYRIA, TODAY } from './support/names.js';

const reader = new QueryReader(SYRIA);

describe('QueryReader in German', () => {
  it.each([
    ['Mindestens 500 Menschen wurden im Mai 2017 in Homs getötet.', 'at_least', 500],
    ['In Homs kamen im Mai 2017 weniger als 40 Zivilisten ums Leben.', 'fewer_than', 40],
  ])('reads the claim exactly: %s', (text, says, number) => {
    expect(reader.readClaim(text, TODAY)).toMatchObject({
      tier: 'exact',
      language: 'de',
      queries: [
        { provinces: ['homs'], window: { from: '2017-05-01' }, predicate: { says, named: [number, null] } },
      ],
    });
  });
});
