import { expect, test } from 'vitest';
import { asSentence } from '../src/as-sentence.js';

test.each([
  ['The file is cut off', 'The file is cut off.'],
  ['The file is cut off.', 'The file is cut off.'],
  ['did you mean province?', 'did you mean province?'],
  ['did you mean province? (and 1 more)', 'did you mean province? (and 1 more).'],
])('%s', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
