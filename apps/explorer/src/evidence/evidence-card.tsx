import type { Evidence } from '@partner-api/client';
import type { EvidenceCheck } from '@partner-api/client/verify';
import { Link } from '@tanstack/react-router';
import { useText } from '../i18n/text';
import { ExternalLink } from '../records/external-link';
import { splitAtQuote } from './highlight';

const TONES: Readonly<Record<string, string>> = { supports: 'good', refutes: 'bad' };

/** A quotation, marked in its excerpt; with `check`, whether the quotation is verified. */
export function EvidenceCard({ evidence, check }: { evidence: Evidence; check: EvidenceCheck | undefined }) {
  const { t, nameOf, day, list } = useText();
  const parts = splitAtQuote(evidence);
  const { record, source } = evidence;
  return (
    <article className="evidence">
      <div className="row small">
        <span className={`badge ${TONES[evidence.stance] ?? ''}`}>{nameOf('stance', evidence.stance)}</span>
        <RecordLink kind={record.kind} id={record.id} />
        {check && (
          <span className={`badge ${check.faults.length === 0 ? 'good' : 'bad'}`}>
            {check.faults.length === 0
              ? t('verify.holds')
              : t('verify.fails', { faults: list(check.faults.map((fault) => nameOf('fault', fault))) })}
          </span>
        )}
      </div>
      <p dir="auto" className="pre">
        {parts ? (
          <>
            {parts[0]}
            <mark>{parts[1]}</mark>
            {parts[2]}
          </>
        ) : (
          evidence.excerpt.text
        )}
      </p>
      {source.publisher && (
        <p className="quiet small">
          <bdi>{source.publisher}</bdi>
          {source.published_at && ` · ${day(source.published_at)}`}{' '}
          {source.url && <ExternalLink url={source.url}>{t('evidence.source')}</ExternalLink>}
        </p>
      )}
    </article>
  );
}

function RecordLink({ kind, id }: { kind: string; id: string }) {
  const { t } = useText();
  if (kind === 'event') {
    return (
      <Link to="/events/$id" params={{ id }}>
        {t('record.event', { id })}
      </Link>
    );
  }
  if (kind === 'claim')
    return (
      <Link to="/claims" search={{ id }}>
        {t('event.claim', { id })}
      </Link>
    );
  if (kind === 'dossier')
    return (
      <Link to="/dossiers" search={{ id }}>
        {t('event.dossier', { id })}
      </Link>
    );
  return <code>{id}</code>;
}
