import { REVIEW_VERDICTS, type ReviewVerdict } from '@partner-api/contract';
import { foldText, languageOf } from '@partner-api/text';
import { labels } from './labels.js';
import { wordings } from './wordings.js';

/** The verdict that a publisher's wording means, whatever its case and punctuation; null when it is none we know. */
export function verdictOf(wording: string): ReviewVerdict | null {
  return byWording.get(keyOf(wording)) ?? null;
}

/** The verdict in words of the language; null where we have none. */
export function labelOf(verdict: ReviewVerdict, lang: string): string | null {
  return labels[languageOf(lang) ?? '']?.[verdict] ?? null;
}

const keyOf = (wording: string): string => foldText(wording.replace(/[\p{P}\p{S}]+/gu, ' '));

const byWording = new Map(
  REVIEW_VERDICTS.flatMap((verdict) =>
    wordings[verdict].map((wording) => [keyOf(wording), verdict] as const),
  ),
);
