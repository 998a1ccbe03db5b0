/** One wording for each plural category of the language (CLDR); `zero` where nothing at all is said in other words. */
export type Counted = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** The same with words after each: "{count} events" of something. */
export function followedBy(forms: Counted, words: string): Counted {
  const longer = Object.entries(forms).map(([category, form]) => [category, `${form} ${words}`]);
  return { ...Object.fromEntries(longer), other: `${forms.other} ${words}` };
}
