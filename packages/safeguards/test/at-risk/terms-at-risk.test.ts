import { words } from '@partner-api/text';
import { describe, expect, it } from 'vitest';
import { TABLE_LANGUAGES, termsAtRisk } from '../../src/at-risk/terms-at-risk.js';

const termsOf = (language: string) => termsAtRisk().filter((term) => term.language === language);

describe('the list of people and places at risk', () => {
  it('has terms of every class and kind in every language', () => {
    const classes = new Set(termsAtRisk().map((term) => term.class));
    const kinds = new Set(termsAtRisk().map((term) => term.kind));
    for (const language of TABLE_LANGUAGES) {
      expect(new Set(termsOf(language).map((term) => term.class))).toEqual(classes);
      expect(new Set(termsOf(language).map((term) => term.kind))).toEqual(kinds);
    }
  });

  it('has each term of a language once, however it is spelt', () => {
    for (const language of TABLE_LANGUAGES) {
      const folded = termsOf(language).map(({ term }) => words(term.replaceAll('*', 'x')).join(' '));
      expect(folded.filter((term, at) => folded.indexOf(term) !== at)).toEqual([]);
    }
  });

  it('has only words with at most a star at the end of each', () => {
    for (const { term } of termsAtRisk())
      expect(term).toMatch(/^[\p{L}\p{M}’']+\*?(?: [\p{L}\p{M}’']+\*?)*$/u);
  });
});
