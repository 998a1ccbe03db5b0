import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonParts } from '../src/index.js';

const partsOf = (text: string) => [...jsonParts(text)];
const twiceIn = (text: string) =>
  partsOf(text).flatMap(({ name, isDuplicate }) => (isDuplicate ? [name] : []));

describe('jsonParts', () => {
  it('yields brackets and strings in order with their depth', () => {
    expect(partsOf('{"a" : ["b", 1, {}]}').map(({ written, depth, name }) => [written, depth, name])).toEqual(
      [
        ['{', 1, null],
        ['"a"', 1, 'a'],
        ['[', 2, null],
        ['"b"', 2, null],
        ['{', 3, null],
        ['}', 2, null],
        [']', 1, null],
        ['}', 0, null],
      ],
    );
  });

  it.each([
    ['{"a":1,"a":2}', ['a']],
    ['{"a":1,"\\u0061":2}', ['a']],
    ['{"a":{"b":1,"b":2,"b":3},"c":[{"d":1,"d":2}]}', ['b', 'b', 'd']],
    ['[{"a":1},{"a":2}]', []],
    ['{"a":{"a":1}}', []],
    ['{"a":"a","b":"\\"a\\":"}', []],
  ])('%s has the duplicate names %j', (text, names) => {
    expect(twiceIn(text)).toEqual(names);
  });

  it('ignores brackets and escapes within strings', () => {
    expect(partsOf('["{[\\\\", "\\"]}"]').map(({ written }) => written)).toEqual([
      '[',
      '"{[\\\\"',
      '"\\"]}"',
      ']',
    ]);
  });

  it('finds the names and the depth of any value', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
    const namesIn = (value: unknown): string[] =>
      Array.isArray(value)
        ? value.flatMap(namesIn)
        : typeof value === 'object' && value !== null
          ? Object.entries(value).flatMap(([name, member]) => [name, ...namesIn(member)])
          : [];
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        const parts = partsOf(JSON.stringify(value, null, indent));
        expect(Math.max(0, ...parts.map(({ depth }) => depth))).toBe(depthOf(value));
        expect(parts.flatMap(({ name }) => (name === null ? [] : [name]))).toEqual(namesIn(value));
        expect(parts.some(({ isDuplicate }) => isDuplicate)).toBe(false);
      }),
    );
  });

  it.each(['{"a', '"', '}}]]', '{"a":"\\', '[[['])('does not throw on the malformed text %s', (text) => {
    expect(() => partsOf(text)).not.toThrow();
  });

  it('takes linear time and no recursion', () => {
    const started = performance.now();
    expect(partsOf(`["${'\\\\'.repeat(1_000_000)}"]`)).toHaveLength(3);
    expect(partsOf('['.repeat(1_000_000)).at(-1)?.depth).toBe(1_000_000);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
