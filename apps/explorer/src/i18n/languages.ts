/** The languages of the messages, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  ar: 'العربية',
  es: 'Español',
  fr: 'Français',
  ru: 'Русский',
  uk: 'Українська',
} as const;

export type Language = keyof typeof LANGUAGES;

const STORED = 'partner-api-language';

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** Returns the reader's choice, or else the first browser language that has messages. */
export function chosenLanguage(): Language {
  const wanted = [localStorage.getItem(STORED) ?? '', ...navigator.languages];
  return wanted.map((tag) => tag.split('-', 1)[0] ?? '').find(isLanguage) ?? 'en';
}

export const keepLanguage = (language: Language): void => localStorage.setItem(STORED, language);
