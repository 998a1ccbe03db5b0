import { expect, test, vi } from 'vitest';
import { PhraseBook } from '../../src/language/phrase-book.js';

const book = new PhraseBook<string>();
for (const phrase of ['kill*', 'killing*', 'air strike*', 'air', 'bombard*']) book.add(phrase, phrase);

test.each([
  [['killed', 'many'], 'kill*'],
  [['killing'], 'killing*'],
  [['killings'], 'killing*'],
  [['air', 'strikes', 'on'], 'air strike*'],
  [['air', 'str'], 'air'],
  [['bombardment'], 'bombard*'],
  [['bombar'], null],
])('the longest stem that a word begins with is meant: %j', (words, phrase) => {
  expect(book.longest(words)?.meanings[0] ?? null).toBe(phrase);
});

test('of a word as long as a text no more beginnings are looked up than a stem may be long', () => {
  const word = `kill${'e'.repeat(8_000)}`;
  const slice = vi.spyOn(String.prototype, 'slice');
  expect(book.longest([word])?.meanings).toEqual(['kill*']);
  const lookedUp = slice.mock.calls.length;
  slice.mockRestore();
  expect(lookedUp).toBeLessThan('bombard'.length);
});
