import { describe, expect, it } from 'vitest';
import { remembered } from '../src/remembered.js';

function counted(bounds: { texts: number; characters?: number }) {
  const asked: string[] = [];
  const answer = remembered((text) => {
    asked.push(text);
    return text === 'nothing' ? null : text.length;
  }, bounds);
  return { answer, asked };
}

describe('a function that remembers', () => {
  it('is asked once for a text, whatever the answer was', () => {
    const { answer, asked } = counted({ texts: 10 });
    expect([answer('four'), answer('four'), answer('nothing'), answer('nothing')]).toEqual([
      4,
      4,
      null,
      null,
    ]);
    expect(asked).toEqual(['four', 'nothing']);
  });

  it('keeps what recurs and forgets what does not', () => {
    const { answer, asked } = counted({ texts: 3 });
    for (let round = 0; round < 20; round++) {
      answer('recurs');
      answer(`once ${round}`);
    }
    expect(asked.filter((text) => text === 'recurs')).toHaveLength(1);
    answer('once 0');
    expect(asked.filter((text) => text === 'once 0')).toHaveLength(2);
  });

  it('does not keep a text longer than it may', () => {
    const { answer, asked } = counted({ texts: 10, characters: 3 });
    expect([answer('four'), answer('four'), answer('two'), answer('two')]).toEqual([4, 4, 3, 3]);
    expect(asked).toEqual(['four', 'four', 'two']);
  });
});
