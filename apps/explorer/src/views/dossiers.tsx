import type { Dossier } from '@partner-api/client';
import { getRouteApi, Link } from '@tanstack/react-router';
import { partnerClient } from '../client';
import { useText } from '../i18n/text';
import { RecordList } from '../records/record-list';
import { SourceList } from '../records/source-list';
import { useRecords } from '../records/use-records';

const route = getRouteApi('/dossiers');

/** Dossiers for reading. */
export function DossiersView() {
  const search = route.useSearch();
  const loaded = useRecords('dossiers', search.province, (...options) =>
    partnerClient().dossiers.list(...options),
  );
  return (
    <RecordList view="dossiers" search={search} loaded={loaded}>
      {(dossier) => <DossierText dossier={dossier} isOpen={search.id === dossier.id} />}
    </RecordList>
  );
}

function DossierText({ dossier, isOpen }: { dossier: Dossier; isOpen: boolean }) {
  const { t, nameOf, occurrence, time, list } = useText();
  const { period, provinces, sections, event_refs, claim_refs, sources } = dossier;
  const span = occurrence({ ...period, precision: 'day' });
  return (
    <>
      <div className="row">
        {dossier.state && <span className="badge">{nameOf('state', dossier.state)}</span>}
        {dossier.status !== 'published' && (
          <span className="badge care">{nameOf('status', dossier.status)}</span>
        )}
        <span className="quiet small">{t('records.updated', { time: time(dossier.updated_at) })}</span>
      </div>
      <div dir="auto" lang={dossier.lang} className="record-head">
        <h2>{dossier.title}</h2>
        {dossier.summary && <p className="summary">{dossier.summary}</p>}
      </div>
      <p className="quiet small">
        {[span, provinces.length > 0 && list(provinces.map(({ name }) => name))].filter(Boolean).join(' · ')}
      </p>
      <details open={isOpen}>
        <summary>{t('dossier.read', { count: sections.length })}</summary>
        {sections.map(({ heading, body }, index) => (
          <section key={index} dir="auto" lang={dossier.lang} className="section">
            {heading && <h3>{heading}</h3>}
            <p className="pre">{body}</p>
          </section>
        ))}
        {event_refs.length + claim_refs.length > 0 && (
          <>
            <h3>{t('dossier.records')}</h3>
            <ul className="plain">
              {event_refs.map(({ id }) => (
                <li key={id}>
                  <Link to="/events/$id" params={{ id }}>
                    {t('record.event', { id })}
                  </Link>
                </li>
              ))}
              {claim_refs.map(({ id }) => (
                <li key={id}>
                  <Link to="/claims" search={{ id }}>
                    {t('event.claim', { id })}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        {sources.length > 0 && (
          <>
            <h3>{t('event.sources')}</h3>
            <SourceList sources={sources} />
          </>
        )}
      </details>
    </>
  );
}
