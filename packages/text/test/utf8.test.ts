import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8Length, utf8Offset } from '../src/index.js';

const anyText = fc.string({ unit: 'binary' });

describe('utf8Length', () => {
  it('is the length of the encoded text', () => {
    expect(utf8Length('é😀حa')).toBe(2 + 4 + 2 + 1);
    fc.assert(
      fc.property(anyText, (text) => {
        expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
      }),
    );
  });
});

describe('utf8Offset', () => {
  it('finds the same slice in bytes as in UTF-16', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (before, quote, after) => {
        const text = before + quote + after;
        const start = utf8Offset(text, before.length);
        const end = utf8Offset(text, before.length + quote.length);
        expect(Buffer.from(text).subarray(start, end).toString()).toBe(quote);
        expect(end - start).toBe(Buffer.byteLength(quote));
      }),
    );
  });

  it.each([-1, 4, 1.5, Number.NaN])('refuses the index %s of a text of three', (index) => {
    expect(() => utf8Offset('abc', index)).toThrow(RangeError);
  });

  it('refuses an index inside a surrogate pair', () => {
    expect(() => utf8Offset('a😀b', 2)).toThrow(/surrogate pair/);
    expect(utf8Offset('a😀b', 3)).toBe(5);
  });
});
