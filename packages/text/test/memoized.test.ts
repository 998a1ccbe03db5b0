import { describe, expect, it } from 'vitest';
import { type Bounds, memoized, memoizedByLanguage } from '../src/memoized.js';

function counted(bounds: Bounds) {
  const asked: string[] = [];
  const answer = memoized((text) => {
    asked.push(text);
    return text === 'nothing' ? null : text.length;
  }, bounds);
  return { answer, asked };
}

describe('a memoized function', () => {
  it('computes each text once, also when the result is null', () => {
    const { answer, asked } = counted({ texts: 10 });
    expect([answer('four'), answer('four'), answer('nothing'), answer('nothing')]).toEqual([
      4,
      4,
      null,
      null,
    ]);
    expect(asked).toEqual(['four', 'nothing']);
  });

  it('keeps recurring texts and drops others', () => {
    const { answer, asked } = counted({ texts: 3 });
    for (let round = 0; round < 20; round++) {
      answer('recurs');
      answer(`once ${round}`);
    }
    expect(asked.filter((text) => text === 'recurs')).toHaveLength(1);
    answer('once 0');
    expect(asked.filter((text) => text === 'once 0')).toHaveLength(2);
  });

  it('does not cache a text beyond the maximum length', () => {
    const { answer, asked } = counted({ texts: 10, characters: 3 });
    expect([answer('four'), answer('four'), answer('two'), answer('two')]).toEqual([4, 4, 3, 3]);
    expect(asked).toEqual(['four', 'four', 'two']);
  });

  it('caches fewer texts when they are long', () => {
    const askedFor = (texts: readonly string[]) => {
      const { answer, asked } = counted({ texts: 10, charactersInAll: 20 });
      for (const text of texts) answer(text);
      return asked;
    };
    expect(askedFor(['a', 'b', 'c', 'a'])).toEqual(['a', 'b', 'c']);
    const [a, b, c] = ['a'.repeat(20), 'b'.repeat(20), 'c'.repeat(20)];
    expect(askedFor([a, b, a, b])).toEqual([a, b]);
    expect(askedFor([a, b, c, a])).toEqual([a, b, c, a]);
  });

  it('caches a text per language, within common bounds', () => {
    const asked: string[] = [];
    const answer = memoizedByLanguage(
      (text, language) => {
        asked.push(`${language} ${text}`);
        return `${text} in ${language}`;
      },
      { texts: 2 },
    );
    expect([answer('dam', 'en'), answer('dam', 'fr'), answer('dam', 'en')]).toEqual([
      'dam in en',
      'dam in fr',
      'dam in en',
    ]);
    expect(asked).toEqual(['en dam', 'fr dam']);
    for (const text of ['a', 'b', 'c', 'd']) answer(text, 'es');
    answer('dam', 'en');
    expect(asked.filter((one) => one === 'en dam')).toHaveLength(2);
  });
});
