import { sentences, words } from '@partner-api/text';
import { describe, expect, it } from 'vitest';
import { questionShares } from '../../../src/answers/extracted/question-share.js';

const alike = () => 1;

describe('questionShares', () => {
  it('is 1 for a passage with a sentence that holds every word, and 0 for one that holds none', () => {
    expect(sharesOf('river dam', 'de', 'the dam of the river', 'market closed')).toEqual([1, 0]);
  });

  it('takes the best sentence, not all of them together', () => {
    const [together = 0, apart = 0] = sharesOf('river dam', 'de', 'The river dam.', 'The river. The dam.');
    expect(together).toBe(1);
    expect(apart).toBeLessThan(0.6);
  });

  it('takes a form of a word for most of it, and the nearest form only', () => {
    const [one = 0] = sharesOf('исполнил гимн', 'ru', 'Исполнение гимна');
    expect(one).toBeGreaterThan(0.4);
    expect(one).toBeLessThan(1);
    const [more] = sharesOf('исполнил гимн', 'ru', 'Исполнение гимна, гимнами и гимнов');
    expect(more).toBe(one);
  });

  it('counts words by their rarity, and English stop words not at all', () => {
    const rarity = (term: string) => (term === 'siren' ? 3 : 1);
    const read = ['siren', 'ford', 'where was the of'].map((text) => [[...words(text, 'en')]]);
    const [siren = 0, ford = 0, stopWords] = questionShares(
      'Where was the siren of Ford',
      'en',
      rarity,
      read,
    );
    expect(siren / ford).toBeCloseTo(3);
    expect(stopWords).toBe(0);
  });

  it('counts a word for more that few of the passages hold', () => {
    const held = ['The dam burst.', 'The dam holds.', 'The dam stands.', 'A siren went.'];
    const [ofTheMatter = 0, , , telling = 0] = sharesOf('dam siren', 'de', ...held);
    expect(telling).toBeGreaterThan(1.3 * ofTheMatter);
  });

  it('counts a number for more than a word, and takes none for another', () => {
    const [number = 0, word = 0] = sharesOf('siren 1915', 'de', 'in 1915', 'a siren');
    expect(number).toBeCloseTo(3 * word);
    expect(sharesOf('1915', 'en', 'in 1916')).toEqual([0]);
  });

  it('is 0 where the question says nothing, and has nothing to say of no passages', () => {
    expect(sharesOf('where is it', 'en', 'where is it')).toEqual([0]);
    expect(sharesOf('dam', 'en')).toEqual([]);
  });
});

function sharesOf(question: string, language: string, ...passages: string[]): number[] {
  const read = passages.map((text) => sentences(text, language).map((one) => words(one.text, language)));
  return questionShares(question, language, alike, read);
}
