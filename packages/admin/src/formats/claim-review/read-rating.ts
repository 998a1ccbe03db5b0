import type { ReviewVerdict } from '@partner-api/contract';
import { isObject, listOf, objectOf, textOf } from './linked-data.js';
import { verdictOf } from './verdicts.js';

interface RatingReading {
  readonly verdict: ReviewVerdict | null;
  /** The publisher's own wording; null when there is none. */
  readonly wording: string | null;
  readonly explanation: string | null;
}

/** Reads a schema.org Rating or a plain wording; null for neither. A wording takes precedence over a number. */
export function readRating(value: unknown): RatingReading | null {
  const rating = objectOf(value);
  if (!rating) {
    const wording = listOf(value).some(isObject) ? null : textOf(value);
    return wording === null ? null : { verdict: verdictOf(wording), wording, explanation: null };
  }
  const explanation = textOf(rating.ratingExplanation);
  const wording = textOf(rating.alternateName) ?? textOf(rating.name);
  if (wording !== null) return { verdict: verdictOf(wording), wording, explanation };
  return {
    ...readScale(textOf(rating.ratingValue), textOf(rating.bestRating), textOf(rating.worstRating)),
    explanation,
  };
}

/** Only the ends of a scale have a certain meaning; publishers differ in what 3 of 5 means. */
function readScale(value: string | null, best: string | null, worst: string | null) {
  if (value === null) return { verdict: null, wording: null };
  const [at, top, bottom] = [value, best, worst].map((text) =>
    text === null || text === '' ? Number.NaN : Number(text),
  );
  if (at === undefined || Number.isNaN(at)) return { verdict: verdictOf(value), wording: value };
  if (top === undefined || bottom === undefined || !(top > bottom)) return { verdict: null, wording: value };
  const wording = `${value} (${worst} to ${best})`;
  if (at === top) return { verdict: 'supported', wording } as const;
  return at === bottom ? ({ verdict: 'refuted', wording } as const) : { verdict: null, wording };
}
