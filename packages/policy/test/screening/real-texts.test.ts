import { describe, expect, test } from 'vitest';
import { realTexts } from '../../scripts/real-texts.mjs';
import { screenClaim, screenStatement } from '../../src/index.js';

const directory = process.env.TEST_DATA_DIR;
const texts = Object.entries(directory ? realTexts(directory) : {}).filter(([, some]) => some.length > 0);

// Enough to tell a rate of one in a hundred, and no more: all of them are for pnpm bench:screening.
const sample = (some: readonly string[]) => some.filter((_, at) => at % Math.ceil(some.length / 1_000) === 0);

describe('real texts', () => {
  // Without one a run would not tell that there is anything to run where the data are.
  if (texts.length === 0) test.skip('needs TEST_DATA_DIR, a directory with real texts');

  test.each(texts)('%s: none discloses where somebody is', (_name, some) => {
    expect(sample(some).filter((text) => !screenStatement(text).allowed)).toEqual([]);
  });

  // Paragraphs are no claims: what is true of two of their sentences together seldom is of one.
  test.each(texts)('%s: next to none is refused', (name, some) => {
    const refused = sample(some).filter((text) => !screenClaim(text).allowed);
    const most = name.includes('paragraphs') ? 0.03 : 0.01;
    expect(refused.length / sample(some).length, refused.join('\n')).toBeLessThan(most);
  });
});
