import { describe, expect, it } from 'vitest';
import { hasControlCharacters, normalizeText } from '../src/index.js';

describe('hasControlCharacters', () => {
  it.each(['\0', '\x07', '\x1b', '\x7f', '\x9f', '\n', '\t', '\ud800', '\udc00'])('finds %j', (character) => {
    expect(hasControlCharacters(`a${character}b`)).toBe(true);
  });

  it.each(['', 'Aleppo, 2017', 'حلب', 'é', '😀', 'a\u00a0b'])('passes %j', (text) => {
    expect(hasControlCharacters(text)).toBe(false);
  });

  it('finds no line break after normalizing, but other control characters', () => {
    expect(hasControlCharacters(normalizeText('one\r\n\ttwo'))).toBe(false);
    expect(hasControlCharacters(normalizeText('one\0two'))).toBe(true);
  });
});
