import { createHash } from 'node:crypto';
import type { Upstream } from '@partner-api/contract';
import type { RecordDraft } from '@partner-api/policy';
import { parseLanguageTag } from '@partner-api/text';
import { faulty, type Reading } from '../format.js';
import { readLooseTime } from '../times.js';
import { type JsonObject, namesOf, objectOf, textOf, urlOf } from './linked-data.js';
import { readRating } from './read-rating.js';
import { labelOf } from './verdicts.js';

const SCHEME = 'claim-review';

/** One schema.org ClaimReview as a claim. `url`, `claimReviewed` and `reviewRating` are required. */
export function readReview(review: JsonObject, now: Date): Reading {
  const text = textOf(review.claimReviewed);
  if (text === null) return faulty('claimReviewed', 'missing_value', 'must be the text of the claim');
  if (textOf(review.url) === null) return faulty('url', 'missing_value', 'must be the address of the review');
  const url = urlOf(review.url);
  if (url === null) return faulty('url', 'invalid_value', 'must be an absolute http or https address');
  const rating = readRating(review.reviewRating);
  if (rating === null) return faulty('reviewRating', 'missing_value', 'must be a Rating');

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
  const appearance = claim?.firstAppearance ?? claim?.appearance;
  const lang =
    known(languageOf(review.inLanguage), review.inLanguage !== undefined, 'language_not_recognised') ?? 'und';
  const reviewer = namesOf(review.author);
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
      claimant: namesOf(claim?.author),
      claimed_at: time(claim?.datePublished),
      first_appearance_url: known(urlOf(appearance), appearance !== undefined, 'appearance_not_recognised'),
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

/** A tag, or a `Language` with its tag in `alternateName`. */
function languageOf(value: unknown): string | null {
  const language = objectOf(value);
  const tag = textOf(language?.alternateName ?? language?.name ?? value);
  return (tag && parseLanguageTag(tag)?.canonical) ?? null;
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
