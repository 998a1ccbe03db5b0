import type { Claim, ReviewVerdict } from '@partner-api/contract';
import { cleanMessage, memoized, searchableMessage, sentences, terms, words } from '@partner-api/text';
import { indexLanguage } from '../../index/language-indexes.js';
import type { PlaceNames } from '../../index/place-names.js';
import { claimWords, type RecordIndex } from '../../index/record-index.js';
import { weightedOverlap } from '../../index/weighted-overlap.js';

/** A submitted claim compared with a stored one. Both are tokenised in the language of the stored one. */
export interface Comparison {
  /** Primary language subtag, or `und`. */
  readonly language: string;
  /** The submitted claim with its author and addressees. */
  readonly message: string;
  /** The submitted claim without links, handles and signatures. */
  readonly submitted: string;
  /** The sentence of `submitted` that is most similar to the stored claim. */
  readonly nearest: string;
  readonly stored: string;
  /** The stored claim with its context. */
  readonly storedInContext: string;
  readonly places: PlaceNames;
  /** The province of the stored claim. */
  readonly storedProvince: Claim['province'];
  /** Share of the submitted claim, by idf of its terms, in the stored one with its context. */
  readonly submittedShare: number;
  /** Share of the stored claim, without its context, in the submitted one. */
  readonly storedShare: number;
}

/** Prepares a submitted claim once for comparison with several stored ones. */
export function compareClaims(index: RecordIndex, claim: string): (stored: Claim) => Comparison {
  const message = plainNumbers(searchableMessage(claim));
  const submitted = plainNumbers(cleanMessage(claim));
  // Cached, because sentence splitting is slow and is needed for each stored claim.
  const sentencesIn = memoized(
    (language): readonly string[] => sentences(submitted, language).map(({ text }) => text),
    { texts: 100 },
  );
  return (stored) => compared(index, { message, submitted, sentencesIn }, stored);
}

interface Submitted {
  readonly message: string;
  readonly submitted: string;
  sentencesIn(language: string): readonly string[];
}

function compared(
  index: RecordIndex,
  { message, submitted, sentencesIn }: Submitted,
  stored: Claim,
): Comparison {
  const language = indexLanguage(stored.lang);
  const storedInContext = plainNumbers(claimWords(stored));
  const told = plainNumbers(stored.text);
  const idf = index.statements.idf(language);
  let nearest: string | null = null;
  const submittedTerms = new Set(terms(submitted, language));
  return {
    language,
    message,
    submitted,
    get nearest() {
      nearest ??= nearestSentence(submitted, sentencesIn(language), storedInContext, language);
      return nearest;
    },
    stored: told,
    storedInContext,
    places: index.places,
    storedProvince: stored.province,
    submittedShare: weightedOverlap(submittedTerms, new Set(terms(storedInContext, language)), idf),
    storedShare: weightedOverlap(new Set(terms(told, language)), submittedTerms, idf),
  };
}

/** The first sentence that shares most words with a stored claim; the whole message if none shares any. */
function nearestSentence(
  message: string,
  sentences: readonly string[],
  storedInContext: string,
  language: string,
): string {
  const known = new Set(words(storedInContext, language));
  let [nearest, most] = [message, 0];
  for (const sentence of sentences) {
    const shared = new Set(words(sentence, language).filter((word) => known.has(word))).size;
    if (shared > most) [nearest, most] = [sentence, shared];
  }
  return nearest;
}

/**
 * Whether two claims say the same by their words alone. Confirming needs a higher share than refuting, because refuting
 * a part of a claim refutes the whole, while confirming a part does not.
 */
export function isNearInWords(
  { storedShare, submittedShare }: Comparison,
  verdict: ReviewVerdict | null,
): boolean {
  const minSubmittedShare = verdict === 'supported' ? 0.85 : 0.6;
  return (
    storedShare >= 0.85 &&
    submittedShare >= minSubmittedShare &&
    Math.max(storedShare, submittedShare) >= 0.97
  );
}

/**
 * Removes "No." before numbers, which is not a negation, and the numbers of a list ("1. The campaign 2. The
 * foundation"). "Did he? No. 13 …" keeps its negation.
 */
function plainNumbers(text: string): string {
  const unsigned = text.replaceAll(/(?<=[\p{L}\p{N},)]\s)[Nn]o\.\s?(?=\p{Nd})/gu, '');
  const markers = [...unsigned.matchAll(marker)];
  const isList = markers.length > 1 && markers.every(({ 1: number }, place) => Number(number) === place + 1);
  return isList ? unsigned.replaceAll(marker, ' ') : unsigned;
}

const marker = /(?<!\S)([1-9]|[1-9][0-9])[.)]\s/g;
