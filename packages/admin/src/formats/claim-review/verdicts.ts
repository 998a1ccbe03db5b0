import { REVIEW_VERDICTS, type ReviewVerdict } from '@partner-api/contract';
import { foldText, languageOf } from '@partner-api/text';
import { labels } from './labels.js';
import { wordings } from './wordings.js';

/** Returns the verdict of a publisher's wording, ignoring case and punctuation; null for an unknown wording. */
export function verdictOf(wording: string): ReviewVerdict | null {
  return byWording.get(keyOf(wording)) ?? null;
}

/** Returns the verdict's label in the language; null for a language without labels. */
export function labelOf(verdict: ReviewVerdict, lang: string): string | null {
  return labels[languageOf(lang) ?? '']?.[verdict] ?? null;
}

const keyOf = (wording: string): string => foldText(wording.replace(/[\p{P}\p{S}]+/gu, ' '));

const byWording = new Map(
  REVIEW_VERDICTS.flatMap((verdict) =>
    wordings[verdict].map((wording) => [keyOf(wording), verdict] as const),
  ),
);
