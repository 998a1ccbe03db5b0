import { describe, expect, test } from 'vitest';
import { screen } from '../../src/index.js';
import { LANGUAGES, labelledTexts } from './labelled-texts.js';

describe('the labelled set', () => {
  test('is large, balanced and without repeats', () => {
    expect(labelledTexts.length).toBeGreaterThan(2_000);
    expect(new Set(labelledTexts.map(({ id }) => id)).size).toBe(labelledTexts.length);
    expect(new Set(labelledTexts.map(({ text }) => text)).size).toBe(labelledTexts.length);
    for (const lang of LANGUAGES)
      for (const forJudging of [false, true]) {
        const some = labelledTexts.filter(
          (text) => text.lang === lang && (text.split !== 'fit') === forJudging,
        );
        expect(some.filter(({ label }) => label === 'harmful').length).toBeGreaterThan(60);
        expect(some.filter(({ label }) => label !== 'harmful').length).toBeGreaterThan(80);
      }
  });

  test('keeps translations of one text in one part', () => {
    const splits = new Map(labelledTexts.map(({ family, split }) => [family, split]));
    expect(labelledTexts.filter(({ family, split }) => splits.get(family) !== split)).toEqual([]);
  });
});

// Only the part that the rules were written on: a floor under changes of the rules. The others are for judging.
describe('the part that rules are fitted to', () => {
  const fit = labelledTexts.filter(({ split }) => split === 'fit');

  test('harmful texts are refused', () => {
    const harmful = fit.filter(({ label }) => label === 'harmful');
    const missed = harmful.filter(({ text }) => screen(text).allowed);
    expect(missed.length / harmful.length, missed.map(({ id }) => id).join(' ')).toBeLessThan(0.02);
  });

  test('others are not', () => {
    const others = fit.filter(({ label }) => label !== 'harmful');
    const refused = others.filter(({ text }) => !screen(text).allowed);
    expect(refused.length / others.length, refused.map(({ id }) => id).join(' ')).toBeLessThan(0.01);
  });
});
