import { expect, test } from 'vitest';
import { cpuMilliseconds } from '../../../scripts/support/cpu-milliseconds.js';
import { statementIn } from '../src/clauses/statement.js';

test.each([
  ['(Photo: Ann Lee/AFP) Forty were killed.', 'Forty were killed.'],
  ['[Reuters] Forty were killed.', 'Forty were killed.'],
  [
    '(Photo: Ann Lee, Bo Lee, Cy Lee) Forty were killed.',
    '(Photo: Ann Lee, Bo Lee, Cy Lee) Forty were killed.',
  ],
  ['BEIRUT (Reuters) - Forty were killed.', 'Forty were killed.'],
])('%s', (text, said) => expect(statementIn(text).trim()).toBe(said));

/** What goes back and forth takes seconds. */
const LIMIT_CPU_MILLISECONDS = 200;

test.each(['(Photo: A', '(Photo: Aa ', 'A', 'AA ', 'A B. ', '(AFP, ', '[1', '(see ', '№ 1'])(
  'the longest text of %j ends soon',
  (start) => {
    for (const part of [start, start.slice(-1), start.slice(-2), ' ', 'a', 'A '])
      for (const end of ['', '!', '(']) {
        const text = `${start}${part.repeat(Math.floor(2_000 / part.length))}${end}`;
        expect(cpuMilliseconds(() => statementIn(text))).toBeLessThan(LIMIT_CPU_MILLISECONDS);
      }
  },
);
