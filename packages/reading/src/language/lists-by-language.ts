/** What is listed for each language, as `read` makes it of its list; none for a language without one. */
export function listsByLanguage<List, Read>(
  lists: Readonly<Record<string, List>>,
  read: (list: List, language: string) => Read,
): ByLanguage<Read> {
  const known = new Map(
    Object.entries(lists).map(([language, list]): [string, Read] => [language, read(list, language)]),
  );
  return { of: (language) => known.get(spokenIn(language)) };
}

export interface ByLanguage<Read> {
  /** By the primary subtag. */
  of(language: string): Read | undefined;
}

/** The language that a text is taken to be in: English where none is told. */
export function spokenIn(language: string): string {
  return language === 'und' ? 'en' : language;
}
