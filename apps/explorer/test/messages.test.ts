import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';

const catalogues = Object.entries(
  import.meta.glob<Record<string, string>>('../src/messages/*.json', { eager: true, import: 'default' }),
).map(([path, messages]) => [path.slice(-7, -5), messages] as const);
const english = Object.fromEntries(catalogues).en ?? {};

interface Element {
  readonly type: number;
  readonly value?: string;
  readonly options?: Record<string, { readonly value: readonly Element[] }>;
}

const astOf = (message: string, language: string): readonly Element[] =>
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst() as readonly Element[];

/** Returns the value names in a message. Literal text has type 0 and the `#` of a plural type 7. */
const valuesIn = (elements: readonly Element[]): string[] =>
  elements.flatMap(({ type, value, options }) => [
    ...(type === 0 || type === 7 || value === undefined ? [] : [value]),
    ...Object.values(options ?? {}).flatMap((option) => valuesIn(option.value)),
  ]);

describe.each(catalogues)('the messages in %s', (language, messages) => {
  it('has the keys of the English ones', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
  });

  it('names the values that the English ones name', () => {
    for (const [key, message] of Object.entries(messages)) {
      const values = new Set(valuesIn(astOf(message, language)));
      expect([key, values]).toEqual([key, new Set(valuesIn(astOf(english[key] ?? '', 'en')))]);
    }
  });

  it('has every plural form of the language wherever there is a plural', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(messages)) {
      for (const { type, options } of astOf(message, language)) {
        // French and Spanish use `many` for millions, which are not written so here.
        const needed = forms.filter((form) => form !== 'many' || !['es', 'fr'].includes(language));
        if (type === 6)
          expect([key, Object.keys(options ?? {})]).toEqual([key, expect.arrayContaining(needed)]);
      }
    }
  });
});
