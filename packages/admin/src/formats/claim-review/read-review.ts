import { createHash } from 'node:crypto';
import type { Upstream } from '@partner-api/contract';
import type { RecordDraft } from '@partner-api/safeguards';
import { parseLanguageTag } from '@partner-api/text';
import iso639 from 'iso-639-1';
import { faulty, type Reading } from '../format.js';
import { readLooseTime } from '../times.js';
import { type JsonObject, listOf, literalsOf, namesOf, objectOf, textOf, urlOf } from './linked-data.js';
import { readRating } from './read-rating.js';
import { labelOf } from './verdicts.js';

const SCHEME = 'claim-review';

/**
 * Converts a ClaimReview to claims, one for each text of `claimReviewed`, each with the review. Requires `url`,
 * `claimReviewed` and `reviewRating`.
 */
export function readReview(review: JsonObject, now: Date): readonly Reading[] {
  const texts = literalsOf(review.claimReviewed);
  if (texts.length === 0) return [faulty('claimReviewed', 'missing_value', 'must be the text of the claim')];
  const url = urlOf(review.url) ?? urlOf(review.mainEntityOfPage);
  if (url === null) {
    return listOf(review.url).length === 0
      ? [faulty('url', 'missing_value', 'must be the address of the review')]
      : [faulty('url', 'invalid_value', 'must be an absolute http or https address')];
  }
  const rating = readRating(review.reviewRating);
  if (rating === null) return [faulty('reviewRating', 'missing_value', 'must be a Rating')];
  return texts.map(({ text, language }) => readClaim(review, { text, url, rating, language, now }));
}

interface ClaimOfReview {
  readonly text: string;
  readonly url: string;
  readonly rating: NonNullable<ReturnType<typeof readRating>>;
  /** `@language` of the text, if any. */
  readonly language: unknown;
  readonly now: Date;
}

function readClaim(review: JsonObject, { text, url, rating, language, now }: ClaimOfReview): Reading {
  const warnings: string[] = [];
  const known = <T>(value: T | null, isGiven: boolean, warning: string): T | null => {
    if (value === null && isGiven) warnings.push(warning);
    return value;
  };
  const time = (value: unknown) => {
    const given = textOf(value);
    const reading = given === null ? null : readLooseTime(given, now);
    return known(reading && 'time' in reading ? reading.time : null, given !== null, 'date_not_recognised');
  };
  known(rating.verdict, true, 'rating_not_recognised');

  const claim = objectOf(review.itemReviewed);
  // The address of the reviewed item is where it appeared, unless it equals that of the review.
  const appearances = [claim?.firstAppearance, claim?.appearance, claim?.url, claim?.sameAs];
  const appearance = appearances.map(urlOf).find((found) => found !== null && found !== url) ?? null;
  const inLanguage = language ?? review.inLanguage;
  const lang = known(languageOf(inLanguage), hasContent(inLanguage), 'language_not_recognised') ?? 'und';
  const reviewer = known(namesOf(review.author), hasContent(review.author), 'author_not_recognised');
  const draft: RecordDraft = {
    kind: 'claim',
    id: `${SCHEME}-${digest(`${url}\n${text}`)}`,
    status: 'published',
    sensitive: false,
    upstream: [upstreamOf(review, reviewer, url)],
    content: {
      lang,
      external_ids: [{ scheme: SCHEME, id: url }],
      text,
      context: null,
      claimant: known(namesOf(claim?.author), hasContent(claim?.author), 'claimant_not_recognised'),
      claimed_at: time(claim?.datePublished),
      first_appearance_url: known(
        appearance,
        appearances.slice(0, 2).some(hasContent),
        'appearance_not_recognised',
      ),
      province: null,
      event_ids: [],
      review: {
        verdict: rating.verdict,
        verdict_label: rating.verdict ? labelOf(rating.verdict, lang) : null,
        original_rating: rating.wording,
        explanation: rating.explanation,
        reviewed_at: time(review.datePublished),
        reviewer,
        url,
      },
    },
  };
  return { result: 'publication', draft, correction: null, warnings, covers: null };
}

const ID_HEX_DIGITS = 16;

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, ID_HEX_DIGITS);

/** Whether a member has any content, because publishers leave empty texts and objects of empty texts. */
function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object' || value === null) return value !== undefined && value !== null;
  return Object.entries(value).some(([name, member]) => name !== '@type' && hasContent(member));
}

/**
 * Returns the canonical language tag for a tag (also as `en_US`), a language name in English or in the language
 * itself, or a `Language` object.
 */
function languageOf(value: unknown): string | null {
  const language = objectOf(value);
  const said = [language?.alternateName, language?.name, value].map(textOf).find((text) => text !== null);
  if (!said) return null;
  const tag = iso639.getCode(said) || codeOfNativeName(said) || said.replaceAll('_', '-');
  return parseLanguageTag(tag)?.canonical ?? null;
}

function codeOfNativeName(name: string): string | undefined {
  const wanted = name.toLowerCase();
  return iso639
    .getAllCodes()
    .find((code) => iso639.getNativeName(code).toLowerCase().split(/,\s*/).includes(wanted));
}

function upstreamOf(review: JsonObject, reviewer: string | null, url: string): Upstream {
  const site = new URL(url);
  const provider = reviewer ?? site.hostname;
  return {
    provider,
    text: `Fact check by ${provider}`,
    license: null,
    url: urlOf(review.author) ?? site.origin,
    changes: null,
  };
}
