import { contentWords, type QueryReader } from '@partner-api/query';
import { monthsAndDays, terms } from '@partner-api/text';

/** Whether a question consists only of places, actors and times ("Homs 2017", "What about IS?") and so asks nothing specific. */
export function isNamesOnly(reader: QueryReader, question: string): boolean {
  const rest = reader.withoutNames(question);
  return languages.some((language) =>
    terms(contentWords(rest, language), language).every(
      (word) => monthsAndDays(word, language).size > 0 || /^\p{N}+$/u.test(word),
    ),
  );
}

const languages = ['en', 'es', 'fr', 'ar', 'ru', 'uk'] as const;
