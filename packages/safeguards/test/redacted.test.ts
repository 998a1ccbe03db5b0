import { expect, test } from 'vitest';
import { LOCATION_REMOVED, redactText } from '../src/index.js';
import { samples } from './samples.js';

// Contacts of persons, and places in other notations than digits.
test.each(samples('redacted.tsv'))('$kind: $text', ({ text = '' }) => {
  const redacted = redactText(`Shelling went on. ${text} . Nobody came.`);
  expect(redacted).toContain(LOCATION_REMOVED);
  expect(redacted).toMatch(/^Shelling went on\. .*Nobody came\.$/);
  expect(redacted).not.toMatch(/\p{Nd}|raft|example|virgül|Komma/u);
  expect(redactText(redacted)).toBe(redacted);
});
