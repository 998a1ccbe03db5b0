import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { doubtStatement } from '../../src/index.js';

const LANGUAGES = ['en', 'es', 'fr', 'ar', 'ru', 'uk'];

// Labelled before the rules were written. Odd rows of the first set fit the rules and even rows judge them; the fresh
// set, by another author who saw neither, only judges.
const read = (folder: string) =>
  LANGUAGES.flatMap((lang) =>
    readFileSync(new URL(`../../disclosure-set/${folder}/${lang}.tsv`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line, index) => {
        const [label, text = ''] = line.split('\t');
        const part = index % 2 === 0 ? 'fit' : 'judge';
        return { label, split: folder === 'fresh' ? folder : part, isHeld: !doubtStatement(text).allowed };
      }),
  );

const rows = ['unseen', 'fresh'].flatMap(read);

const shareHeld = (label: string, split: string): number => {
  const of = rows.filter((row) => row.label === label && row.split === split);
  return of.filter(({ isHeld }) => isHeld).length / of.length;
};

describe('doubtStatement, on labelled statements', () => {
  it.each([
    ['fit', 0.85],
    ['judge', 0.85],
    ['fresh', 0.55],
  ])('in the split %s holds at least a share of %d of the disclosing ones', (split, least) => {
    expect(shareHeld('discloses', split)).toBeGreaterThanOrEqual(least);
  });

  it.each(['fit', 'judge', 'fresh'])('in the split %s holds at most one in twenty harmless ones', (split) => {
    expect(shareHeld('harmless', split)).toBeLessThanOrEqual(0.05);
  });
});

it('names the rules that hold a statement', () => {
  const text = 'The aid convoy leaves tomorrow at 6 am from Bab al-Hawa via Sarmada.';
  expect(doubtStatement(text)).toEqual({
    allowed: false,
    rules: expect.arrayContaining(['may-disclose-plan']),
  });
});
