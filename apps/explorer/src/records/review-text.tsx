import type { Review } from '@partner-api/client';
import { useText } from '../i18n/text';
import { ExternalLink } from './external-link';

/** The review's original wording with its verdict. */
export function ReviewText({ review, lang }: { review: Review; lang?: string }) {
  const { t, day } = useText();
  return (
    <div className="review" dir="auto" lang={lang}>
      {review.original_rating && <p>{t('claim.rating', { rating: review.original_rating })}</p>}
      {review.explanation && <p>{review.explanation}</p>}
      <p className="quiet small">
        {[review.reviewer, review.reviewed_at && day(review.reviewed_at)].filter(Boolean).join(' · ')}{' '}
        {review.url && <ExternalLink url={review.url}>{t('claim.review')}</ExternalLink>}
      </p>
    </div>
  );
}
