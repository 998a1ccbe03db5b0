import { describe, expect, it } from 'vitest';
import { LANGUAGES, SLOTS } from '../src/tables/slots.js';
import { formsOfWord, termRows, termTables, wordsOfTerm } from '../src/tables/terms.js';
import { tokensOf } from '../src/text/tokens.js';

/** Slots whose rows do not match words of a text. */
const NO_WORDS = ['prefix', 'suffix', 'setting'];

/** A text that a term matches: a stem with a letter added, quarters ("q1") in upper case. */
function written(term: string): string {
  return /^[a-z]\d$/.test(term) ? term.toUpperCase() : term.replaceAll('*', 'x');
}

describe.each(LANGUAGES)('terms.%s.tsv', (language) => {
  const rows = termRows(language);
  const terms = termTables().get(language);

  it('has only allowed values in each slot', () => {
    for (const { slot, value, line } of rows) {
      const values = SLOTS.get(slot) ?? null;
      if (values !== null) expect(values, `line ${line}`).toContain(value);
    }
  });

  it('has no term with two values in one slot', () => {
    const seen = new Map<string, string>();
    const twice = rows.flatMap(({ terms: spellings, slot, value, line }) =>
      (NO_WORDS.includes(slot) ? [] : spellings).flatMap((term) => {
        const key = `${slot}: ${wordsOfTerm(term).join(' ')}`;
        const before = seen.get(key);
        seen.set(key, value);
        return before !== undefined && before !== value ? [`line ${line}: ${key}`] : [];
      }),
    );
    expect(twice).toEqual([]);
  });

  it('finds every term in a text that consists of it', () => {
    const lost = rows.flatMap(({ terms: spellings, slot, line }) =>
      NO_WORDS.includes(slot)
        ? []
        : spellings.filter((term) => !isFound(term, slot)).map((term) => `line ${line}: ${term}`),
    );
    expect(lost).toEqual([]);
  });

  function isFound(term: string, slot: string): boolean {
    if (terms === undefined) return false;
    const tokens = tokensOf(written(term), () => false);
    const words = tokens.flatMap((token) =>
      token.type === 'word' ? [formsOfWord(token.folded, terms)] : [],
    );
    const found = terms.tree.longest((at) => words[at] ?? [], 0);
    return found?.length === words.length && found.meanings.some((meaning) => meaning.slot === slot);
  }
});
