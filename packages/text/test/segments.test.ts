import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuMilliseconds } from '../../../scripts/support/cpu-milliseconds.js';
import { segments } from '../src/segments.js';

const bySentence = new Intl.Segmenter('en', { granularity: 'sentence' });

function atOnce(text: string): number[] {
  return Array.from(bySentence.segment(text), ({ index, segment }) => index + segment.length);
}

describe('segments', () => {
  it('equals the segmenter for texts and segments of any length', () => {
    const sentence = fc.nat(3_000).map((length) => `A${' word'.repeat(length / 5)}. `);
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 6 }), (parts) => {
        const text = parts.join('');
        const found = Array.from(segments(bySentence, text));
        expect(found.map(({ end }) => end)).toEqual(atOnce(text));
        expect(found.map(({ start }) => start)).toEqual([0, ...atOnce(text)].slice(0, found.length));
      }),
    );
  });

  it('takes linear time', () => {
    const cut = () => {
      expect(Array.from(segments(bySentence, 'One more. '.repeat(30_000)))).toHaveLength(30_000);
      expect(Array.from(segments(bySentence, 'a'.repeat(300_000)))).toHaveLength(1);
    };
    expect(cpuMilliseconds(cut)).toBeLessThan(5_000);
  });
});
