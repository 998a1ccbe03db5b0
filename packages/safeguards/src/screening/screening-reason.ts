import { resolveLocale } from '@partner-api/text';
import { TABLE_LANGUAGES } from '../at-risk/terms-at-risk.js';
import { readTable } from '../read-table.js';

const texts: ReadonlyMap<string, string> = new Map(
  readTable('screening-reasons.tsv', ['reason', 'language', 'text']).map(({ reason, language, text }) => [
    `${reason} ${language}`,
    text,
  ]),
);

/** Returns a reason in the language of a BCP 47 tag, or in English if that language has no table. */
export function screeningReason(reason: string, locale: string): string {
  const text = texts.get(`${reason} ${resolveLocale(locale, TABLE_LANGUAGES, 'en')}`);
  if (text === undefined) throw new Error(`No text says the reason "${reason}"`);
  return text;
}
