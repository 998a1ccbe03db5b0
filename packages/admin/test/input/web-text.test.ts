import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webText } from '../../src/input/web-text.js';

const samples = readFileSync(new URL('web-texts.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

describe('a text from the web', () => {
  it.each(samples)('%j is read as %j: %s', (written, read) => {
    expect(webText(written ?? '').replaceAll('\u00a0', ' ')).toBe(read);
  });

  it('is unchanged where nothing is encoded', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const plain = text.replaceAll(/[&<]/g, '');
        expect(webText(plain)).toBe(plain);
      }),
    );
  });

  it('is read the same whether it was encoded or not', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const plain = text.replaceAll(/[&<]/g, '');
        const encoded = [...plain].map((letter) => `&#${letter.codePointAt(0)};`).join('');
        const isPlain = [...plain].every((letter) => (letter.codePointAt(0) ?? 0) >= 0x20);
        if (isPlain) expect(webText(encoded.replaceAll('&', '&amp;'))).toBe(plain);
      }),
    );
  });
});
