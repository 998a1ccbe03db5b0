import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { doubtStatement } from '../../src/index.js';

const LANGUAGES = ['en', 'es', 'fr', 'ar', 'ru', 'uk'];

// Labelled before the rules were written. Rows by turns fit the rules and judge them.
const rows = LANGUAGES.flatMap((lang) =>
  readFileSync(new URL(`../../disclosure-set/unseen/${lang}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line, index) => {
      const [label, text = ''] = line.split('\t');
      return { label, split: index % 2 === 0 ? 'fit' : 'judge', isHeld: !doubtStatement(text).allowed };
    }),
);

const shareHeld = (label: string, split: string): number => {
  const of = rows.filter((row) => row.label === label && row.split === split);
  return of.filter(({ isHeld }) => isHeld).length / of.length;
};

describe('of the labelled statements', () => {
  it.each(['fit', 'judge'])('holds at least three of four that disclose, in the part %s', (split) => {
    expect(shareHeld('discloses', split)).toBeGreaterThanOrEqual(0.75);
  });

  it.each(['fit', 'judge'])('holds at most one in twenty that are harmless, in the part %s', (split) => {
    expect(shareHeld('harmless', split)).toBeLessThanOrEqual(0.05);
  });
});

it('says which rules hold a statement', () => {
  const text = 'The aid convoy leaves tomorrow at 6 am from Bab al-Hawa via Sarmada.';
  expect(doubtStatement(text)).toEqual({
    allowed: false,
    rules: expect.arrayContaining(['may-disclose-plan']),
  });
});
