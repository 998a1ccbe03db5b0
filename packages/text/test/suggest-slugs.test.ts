import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestSlugs } from '../src/index.js';

const governorates = [
  ...['al-hasakah', 'aleppo', 'ar-raqqah', 'as-suwayda', 'damascus', 'daraa', 'deir-ez-zor', 'hamah', 'homs'],
  ...['idlib', 'latakia', 'quneitra', 'rif-dimashq', 'tartus'],
];

describe('suggestSlugs', () => {
  it.each([
    ['allepo', 'aleppo'],
    ['raqqa', 'ar-raqqah'],
    ['al-raqqah', 'ar-raqqah'],
    ['hasaka', 'al-hasakah'],
    ['hama', 'hamah'],
    ['deirezzor', 'deir-ez-zor'],
    ['deir-ezzor', 'deir-ez-zor'],
    ['tartous', 'tartus'],
    ['damas', 'damascus'],
    ['dimashq', 'rif-dimashq'],
    ['idlib-governorate', 'idlib'],
    ['idleb-governorate', 'idlib'],
    ['rural-damascus', 'damascus'],
  ])('%s: %s first', (slug, nearest) => {
    expect(suggestSlugs(slug, governorates)[0]).toBe(nearest);
  });

  it.each(['qwertyuiop', 'kabul', 'zzz', 'x', ''])('returns nothing for %j', (slug) => {
    expect(suggestSlugs(slug, governorates)).toEqual([]);
  });

  it('returns at most the given number, three by default', () => {
    const known = ['west-kivu', 'south-kivu', 'north-kivu', 'east-kivu'];
    expect(suggestSlugs('kivu', known)).toEqual(['east-kivu', 'west-kivu', 'north-kivu']);
    expect(suggestSlugs('kivu', known, 1)).toEqual(['east-kivu']);
    expect(suggestSlugs('kivu', known, 0)).toEqual([]);
  });

  it('returns distinct known slugs in an order that does not depend on the input order', () => {
    const slug = fc.stringMatching(/^[a-d]{1,4}(-[a-d]{1,4}){0,2}$/);
    fc.assert(
      fc.property(slug, fc.array(slug), (asked, known) => {
        const suggested = suggestSlugs(asked, known);
        expect(new Set(suggested).size).toBe(suggested.length);
        expect(known).toEqual(expect.arrayContaining(suggested));
        expect(suggestSlugs(asked, known.toReversed())).toEqual(suggested);
      }),
    );
  });
});
