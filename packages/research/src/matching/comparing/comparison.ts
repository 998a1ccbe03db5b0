import type { Claim } from '@partner-api/contract';
import { cleanMessage, memoized, searchableMessage, sentences, terms } from '@partner-api/text';
import { indexLanguage } from '../../index/language-indexes.js';
import type { PlaceNames } from '../../index/place-names.js';
import { claimWords, type RecordIndex } from '../../index/record-index.js';
import { shareFound } from '../../index/share-found.js';
import { nearestSentence } from './nearest-sentence.js';

/** A submitted claim beside a stored one. Both are read in the language of the stored one. */
export interface Comparison {
  /** Primary language subtag, or `und`. */
  readonly language: string;
  /** The submitted claim with who speaks and whom they address. */
  readonly message: string;
  /** What the submitted claim says, without links, handles and signatures. */
  readonly submitted: string;
  /** The sentence of them that tells the stored claim, as far as one does. */
  readonly nearest: string;
  readonly stored: string;
  /** The stored claim with its context: where it was said, and what was meant. */
  readonly storedInContext: string;
  readonly places: PlaceNames;
  /** Slugs and names of the place that the stored claim was filed under. */
  readonly storedProvince: Claim['province'];
  /** Share of the submitted claim, by rarity of its terms, that the stored one holds, context included. */
  readonly submittedShare: number;
  /** Share of the stored claim, without its context, that the submitted one holds. */
  readonly storedShare: number;
}

/** Compares a submitted claim, read once, with one stored claim and the next. */
export function compareClaims(index: RecordIndex, claim: string): (stored: Claim) => Comparison {
  const message = plainNumbers(searchableMessage(claim));
  const submitted = plainNumbers(cleanMessage(claim));
  // Asked for by few, but then for each stored claim: to cut a message into its sentences is dear.
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
  const rarity = index.statements.rarity(language);
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
    submittedShare: shareFound(submittedTerms, new Set(terms(storedInContext, language)), rarity),
    storedShare: shareFound(new Set(terms(told, language)), submittedTerms, rarity),
  };
}

/**
 * A text without "No." before numbers, which denies nothing where "Did he? No. 13 …" does, and without the numbers of a list,
 * "1. The campaign 2. The foundation".
 */
function plainNumbers(text: string): string {
  const unsigned = text.replaceAll(/(?<=[\p{L}\p{N},)]\s)[Nn]o\.\s?(?=\p{Nd})/gu, '');
  const markers = [...unsigned.matchAll(marker)];
  const isList = markers.length > 1 && markers.every(({ 1: number }, place) => Number(number) === place + 1);
  return isList ? unsigned.replaceAll(marker, ' ') : unsigned;
}

const marker = /(?<!\S)([1-9]|[1-9][0-9])[.)]\s/g;
