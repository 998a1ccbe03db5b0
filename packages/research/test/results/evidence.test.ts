import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { evidenceOf } from '../../src/results/evidence.js';
import { makeClaim } from '../support/records.js';
import { verifyOffline } from '../support/verify-evidence.js';

const source = { publisher: null, url: null, published_at: null };

test('offsets are UTF-8 bytes of the whole field, in any script', () => {
  const part = fc.string({ unit: 'grapheme', maxLength: 30 });
  const quoted = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(part, quoted, part, (before, quote, after) => {
      const text = before + quote + after;
      const evidence = evidenceOf(
        {
          record: { revision: 1, kind: 'claim', record: makeClaim({ id: 'c', text }) },
          field: { pointer: '/text', text, quotable: true, source },
          start: before.length,
          end: before.length + quote.length,
        },
        'supports',
        0,
      );
      verifyOffline(evidence);
      expect(evidence.quote).toBe(quote);
      expect(evidence.excerpt.text).toBe(text);
    }),
  );
});
