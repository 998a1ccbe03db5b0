import type { Claim } from '@partner-api/client';
import { getRouteApi, Link } from '@tanstack/react-router';
import { partnerClient } from '../client';
import { useText } from '../i18n/text';
import { ExternalLink } from '../records/external-link';
import { RecordList } from '../records/record-list';
import { ReviewText } from '../records/review-text';
import { useRecords } from '../records/use-records';
import { VerdictBadge } from '../records/verdict-badge';

const route = getRouteApi('/claims');

/** Claims and their reviews. */
export function ClaimsView() {
  const search = route.useSearch();
  const loaded = useRecords('claims', search.province, (...options) =>
    partnerClient().claims.list(...options),
  );
  return (
    <RecordList view="claims" search={search} loaded={loaded}>
      {(claim) => <ClaimCard claim={claim} />}
    </RecordList>
  );
}

function ClaimCard({ claim }: { claim: Claim }) {
  const { t, day, nameOf } = useText();
  const said = [claim.claimant, claim.claimed_at && day(claim.claimed_at), claim.province?.name].filter(
    Boolean,
  );
  return (
    <>
      <div className="row">
        {claim.review ? (
          <VerdictBadge verdict={claim.review.verdict} />
        ) : (
          <span className="badge">{t('claim.notReviewed')}</span>
        )}
        {claim.status !== 'published' && <span className="badge care">{nameOf('status', claim.status)}</span>}
      </div>
      <blockquote dir="auto" lang={claim.lang}>
        {claim.text}
      </blockquote>
      <p className="quiet small" dir="auto">
        {said.join(' · ')}
      </p>
      {claim.context && (
        <p dir="auto" lang={claim.lang}>
          {claim.context}
        </p>
      )}
      {claim.review && <ReviewText review={claim.review} lang={claim.lang} />}
      <p className="row small">
        {claim.first_appearance_url && (
          <ExternalLink url={claim.first_appearance_url}>{t('claim.firstSeen')}</ExternalLink>
        )}
        {claim.event_ids.map((id) => (
          <Link key={id} to="/events/$id" params={{ id }}>
            {t('record.event', { id })}
          </Link>
        ))}
      </p>
    </>
  );
}
