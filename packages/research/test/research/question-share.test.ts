import { words } from '@partner-api/text';
import { describe, expect, it } from 'vitest';
import { questionShare } from '../../src/research/question-share.js';

const alike = () => 1;

describe('questionShare', () => {
  it('is 1 for a sentence that holds every word, and 0 for one that holds none', () => {
    const share = questionShare('river dam', 'de', alike);
    expect(share(['the', 'dam', 'of', 'the', 'river'])).toBe(1);
    expect(share(['market', 'closed'])).toBe(0);
  });

  it('takes a form of a word for most of it, and the nearest form only', () => {
    const share = questionShare('исполнил гимн', 'ru', alike);
    const one = share(words('Исполнение гимна', 'ru'));
    expect(one).toBeGreaterThan(0.4);
    expect(one).toBeLessThan(1);
    expect(share(words('Исполнение гимна, гимнами и гимнов', 'ru'))).toBe(one);
  });

  it('counts words by their rarity, and English stop words not at all', () => {
    const rarity = (term: string) => (term === 'siren' ? 3 : 1);
    const share = questionShare('Where was the siren of Ford', 'en', rarity);
    expect(share(['siren'])).toBe(0.75);
    expect(share(['ford'])).toBe(0.25);
    expect(share(['where', 'was', 'the', 'of'])).toBe(0);
  });

  it('is 0 where the question says nothing', () => {
    expect(questionShare('where is it', 'en', alike)(['where', 'is', 'it'])).toBe(0);
  });

  it('takes no number for another', () => {
    expect(questionShare('1915', 'en', alike)(['1916'])).toBe(0);
  });
});
