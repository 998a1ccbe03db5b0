import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TABLE_LANGUAGES } from '../../src/at-risk/terms-at-risk.js';
import { screeningReason } from '../../src/index.js';
import { QUESTION } from '../../src/screening/passages.js';
import { screeningRules } from '../../src/screening/screening-rules.js';
import { screeningTerms, signRows } from '../../src/screening/screening-signs.js';

describe('the tables of screening', () => {
  it('has at most 40 rules, each with a name of its own', () => {
    expect(screeningRules.length).toBeLessThanOrEqual(40);
    expect(new Set(screeningRules.map(({ id }) => id)).size).toBe(screeningRules.length);
  });

  it('words the reason of every rule in every language', () => {
    for (const { reason } of screeningRules)
      expect(new Set(TABLE_LANGUAGES.map((language) => screeningReason(reason, language))).size).toBe(
        TABLE_LANGUAGES.length,
      );
  });

  it('words a reason in English for a language without a table', () => {
    expect(screeningReason('route', 'de-AT')).toBe(screeningReason('route', 'en'));
    expect(screeningReason('route', 'uk-UA')).toBe(screeningReason('route', 'uk'));
  });

  it('has terms for every sign but that of a question mark', () => {
    const known = new Set([QUESTION, ...[...screeningTerms()].map(({ sign }) => sign)]);
    expect(signRows.filter(({ sign }) => !known.has(sign))).toEqual([]);
  });

  it('has no letter outside ASCII in its code', () => {
    const folder = new URL('../../src/screening/', import.meta.url);
    for (const name of readdirSync(folder))
      expect(readFileSync(new URL(name, folder), 'utf8'), name).not.toMatch(/(?![a-z])\p{L}/iu);
  });
});
