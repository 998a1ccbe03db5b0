import { type Bounds, remembered } from './remembered.js';

/** As `remembered`; the language is a primary subtag, which has no space in it. The bounds count it as part of the text. */
export function rememberedByLanguage<Answer extends NonNullable<unknown>>(
  answer: (text: string, language: string) => Answer,
  bounds: Bounds,
): (text: string, language: string) => Answer {
  const answerOnce = remembered((languageAndText) => {
    const end = languageAndText.indexOf(' ');
    return answer(languageAndText.slice(end + 1), languageAndText.slice(0, end));
  }, bounds);
  return (text, language) => answerOnce(`${language} ${text}`);
}
