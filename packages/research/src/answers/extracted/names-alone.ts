import { askedWords, type QueryReader } from '@partner-api/query';
import { monthsAndDays, terms } from '@partner-api/text';

/**
 * Whether a question names places, parties and times and nothing beside them, "Homs 2017", "What about IS?": events have
 * them in common, and what is asked is not said.
 */
export function namesAlone(reader: QueryReader, question: string): boolean {
  const rest = reader.withoutNames(question);
  return languages.some((language) =>
    terms(askedWords(rest, language), language).every(
      (word) => monthsAndDays(word, language).size > 0 || /^\p{N}+$/u.test(word),
    ),
  );
}

const languages = ['en', 'es', 'fr', 'ar', 'ru', 'uk'] as const;
