import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText } from '../src/index.js';

describe('normalizeText', () => {
  it('composes, collapses white space and trims', () => {
    expect(normalizeText(' Que\u0301bec\u00a0 \r\n\tCity\u0085 ')).toBe('Québec City');
  });

  it('keeps case, accents, quotes and digits', () => {
    expect(normalizeText('“Ｄara’a” – ٢٠١٧')).toBe('“Ｄara’a” – ٢٠١٧');
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
      }),
    );
  });
});
