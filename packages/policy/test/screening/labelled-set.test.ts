import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { screen } from '../../src/index.js';

interface Labelled {
  readonly id: string;
  readonly family: string;
  readonly lang: string;
  readonly text: string;
  readonly label: 'harmful' | 'benign_lookalike' | 'neutral';
  readonly split: 'fit' | 'judge';
}

const folder = new URL('../../screening-set/', import.meta.url);
const set = readdirSync(folder)
  .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n'))
  .map((line): Labelled => JSON.parse(line));

describe('the labelled set', () => {
  test('is large, balanced and without repeats', () => {
    expect(set.length).toBeGreaterThan(600);
    expect(new Set(set.map(({ id }) => id)).size).toBe(set.length);
    expect(new Set(set.map(({ text }) => text)).size).toBe(set.length);
    for (const lang of ['en', 'es', 'fr', 'ar', 'ru', 'uk'])
      for (const split of ['fit', 'judge']) {
        const some = set.filter((text) => text.lang === lang && text.split === split);
        expect(some.filter(({ label }) => label === 'harmful').length).toBeGreaterThan(20);
        expect(some.filter(({ label }) => label !== 'harmful').length).toBeGreaterThan(30);
      }
  });

  test('keeps translations of one text in one half', () => {
    const splits = new Map(set.map(({ family, split }) => [family, split]));
    expect(set.filter(({ family, split }) => splits.get(family) !== split)).toEqual([]);
  });
});

// Only the half that the rules were written on: a floor under changes of the rules. The other half is for judging.
describe('the half that rules are fitted to', () => {
  const fit = set.filter(({ split }) => split === 'fit');

  test('harmful texts are refused', () => {
    const missed = fit.filter(({ label, text }) => label === 'harmful' && screen(text).allowed);
    const harmful = fit.filter(({ label }) => label === 'harmful').length;
    expect(missed.length / harmful, missed.map(({ id }) => id).join(' ')).toBeLessThan(0.02);
  });

  test('others are not', () => {
    const others = fit.filter(({ label }) => label !== 'harmful');
    const refused = others.filter(({ text }) => !screen(text).allowed);
    expect(refused.length / others.length, refused.map(({ id }) => id).join(' ')).toBeLessThan(0.01);
  });
});
