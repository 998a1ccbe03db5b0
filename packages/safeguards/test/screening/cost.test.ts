import { expect, it } from 'vitest';
import { cpuMilliseconds } from '../../../../scripts/support/cpu-milliseconds.js';
import { screenClaim } from '../../src/index.js';

const hostile: Readonly<Record<string, string>> = {
  'one letter': 'a',
  'letters apart': 'h o s p i t a l ',
  'terms that begin again and again': 'where are the which road when will ',
  'digits for letters': 'wh3r3 1s 4h3 h0sp1t4l 5h3lt3r ',
  'no spaces': 'wherearethehospital',
  'invisible characters': 'h\u200b',
  'sentences of one word': 'where. ',
  'Arabic prefixes': '\u0648\u0628\u0627\u0644\u0648\u0628\u0627\u0644 ',
  'signs for letters': '@',
  'escapes of escapes': '&amp;amp;#119;%2577',
  'escapes that are none': '&#%26%25\\',
  'combining marks': 'e\u0301\u0301\u0301',
  'letters that unfold into words': '\ufdfa',
};

const cost = (text: string): number =>
  Math.min(...[1, 2, 3].map(() => cpuMilliseconds(() => screenClaim(text))));

screenClaim('where are the families');

// A second try, because other work on the machine can make one measurement long.
it.each(Object.entries(hostile))(
  'takes time linear in the length of a text of %s',
  { retry: 2 },
  (_name, piece) => {
    const text = piece.repeat(Math.ceil(20_000 / piece.length));
    // Quadratic cost would be four times as high; the added milliseconds allow for noise of the machine.
    expect(cost(text + text)).toBeLessThan(2.6 * cost(text) + 30);
  },
);
