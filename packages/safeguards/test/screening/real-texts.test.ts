import { describe, expect, it } from 'vitest';
import { realTexts } from '../../scripts/real-texts.mjs';
import { screenClaim, screenStatement } from '../../src/index.js';

const directory = process.env.TEST_DATA_DIR;
const texts = Object.entries(directory ? realTexts(directory) : {}).filter(([, some]) => some.length > 0);

// A sample large enough to notice a rule that refuses too much; pnpm bench screening uses all texts.
const sample = (some: readonly string[]) => some.filter((_, at) => at % Math.ceil(some.length / 1_000) === 0);

describe('real texts', () => {
  if (texts.length === 0) it.skip('needs TEST_DATA_DIR, a directory with real texts');

  it.each(texts)('withholds none of %s as a statement', (_name, some) => {
    expect(sample(some).filter((text) => !screenStatement(text).allowed)).toEqual([]);
  });

  it.each(texts)('refuses nearly none of %s as a claim', (_name, some) => {
    const refused = sample(some).filter((text) => screenClaim(text).outcome === 'refuse');
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(1);
  });

  it.each(texts)('flags few of %s', (name, some) => {
    const flagged = sample(some).filter((text) => screenClaim(text).outcome === 'flag');
    expect(flagged.length / sample(some).length).toBeLessThan(name.includes('paragraphs') ? 0.08 : 0.04);
  });
});
