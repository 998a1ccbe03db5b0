/**
 * Words and phrases by language, joined by commas, in any spelling that folds to theirs; a star stands for any ending.
 * All are looked for in texts of any language, because headlines are often in another one than the record: what means
 * something harmless elsewhere (the French "aide") stands in a phrase only. English includes transliterated Arabic.
 */
export type PhrasesByLanguage = Readonly<Record<'en' | 'es' | 'fr' | 'ar' | 'ru' | 'uk', string>>;
