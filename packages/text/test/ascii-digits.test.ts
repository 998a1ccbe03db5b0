import { describe, expect, it } from 'vitest';
import { asciiDigits } from '../src/ascii-digits.js';

describe('asciiDigits', () => {
  it('converts the digits of every numbering system of Intl', () => {
    for (const system of Intl.supportedValuesOf('numberingSystem')) {
      const written = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false }).format(
        9876543210,
      );
      // Algorithmic and ideographic systems (Roman, Chinese) do not use decimal digits.
      if (/^\p{Nd}+$/u.test(written)) expect(asciiDigits(written), system).toBe('9876543210');
    }
  });

  it('changes no other character', () => {
    expect(asciiDigits('a1 Ⅻ ½ 五 ①')).toBe('a1 Ⅻ ½ 五 ①');
  });
});
