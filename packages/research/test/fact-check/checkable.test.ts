import { expect, test } from 'vitest';
import { uncheckableReason } from '../../src/fact-check/judge-claim.js';

test.each([
  'Did the dam burst?',
  '¿Cedió la presa?',
  'هل انهار السد؟',
  '大坝决堤了吗？',
  'Really?! Who knew?',
  '"Did it burst?"',
])('rejects a question: %s', (text) => {
  expect(uncheckableReason(text)).toMatch(/question|no_statement/);
});

test.each(['Burst!', '...', '🌊🌊🌊', '12'])('rejects a text of fewer than two words: %s', (text) => {
  expect(uncheckableReason(text)).toBe('no_statement');
});

test.each(['The dam burst.', 'The dam burst. Who knew?', 'Плотина обрушилась', '大坝决堤了'])(
  'accepts a statement: %s',
  (text) => {
    expect(uncheckableReason(text)).toBeNull();
  },
);
