import type { ConflictEvent } from '@partner-api/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { partnerClient } from '../client';
import { useText } from '../i18n/text';
import { citation, permalink } from '../records/citation';
import { EventFacts } from '../records/event-facts';
import { History } from '../records/history';
import { Panel } from '../records/panel';
import { SourceList } from '../records/source-list';
import { CopyButton } from '../shell/copy-button';
import { Credit } from '../shell/credit';
import { ProblemView } from '../shell/problem';

const route = getRouteApi('/events/$id');

/** One event with all its facts. */
export function EventView() {
  const { id } = route.useParams();
  const { t } = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['event', id],
    queryFn: ({ signal }) => partnerClient().events.get(id, { signal }),
  });
  return (
    <>
      <div className="page narrow record">
        <nav aria-label={t('event.back')} className="no-print">
          <Link to="/events">{t('event.back')}</Link>
        </nav>
        {error && <ProblemView error={error} retry={() => void refetch()} />}
        {!data && !error && <p className="empty">{t('loading.record')}</p>}
        {data && (
          <>
            <EventHead event={data.data} />
            {data.data.status !== 'retracted' && <EventContent event={data.data} />}
            <Panel title={t('history.title')}>
              <History record={data.data} />
            </Panel>
            <div className="row no-print">
              <CopyButton label={t('copy.citation')} text={() => citation(data.data, data.attribution)} />
              <CopyButton label={t('copy.permalink')} text={() => permalink(data.data.id)} />
              <CopyButton
                label={t('copy.json')}
                text={() =>
                  JSON.stringify({ data: data.data, meta: data.meta, attribution: data.attribution }, null, 2)
                }
              />
            </div>
          </>
        )}
      </div>
      {data && <Credit sources={[data]} />}
    </>
  );
}

function EventHead({ event }: { event: ConflictEvent }) {
  const { t, nameOf } = useText();
  const isRetracted = event.status === 'retracted';
  return (
    <header className="record-head">
      <div className="row">
        {event.type && (
          <span className="badge">
            <span className="dot" data-type={event.type} aria-hidden="true" /> {nameOf('type', event.type)}
          </span>
        )}
        {event.status !== 'published' && (
          <span className={`badge ${isRetracted ? 'bad' : 'care'}`}>{nameOf('status', event.status)}</span>
        )}
      </div>
      <h1 dir="auto" lang={event.lang}>
        {isRetracted ? t('event.retracted') : event.title}
      </h1>
      {isRetracted ? (
        <p className="summary">{t('event.retractedWhy')}</p>
      ) : (
        event.summary && (
          <p className="summary" dir="auto" lang={event.lang}>
            {event.summary}
          </p>
        )
      )}
    </header>
  );
}

function EventContent({ event }: { event: ConflictEvent }) {
  const { t } = useText();
  return (
    <>
      <EventFacts event={event} />
      {event.sources.length > 0 && (
        <Panel title={t('event.sources')}>
          <SourceList sources={event.sources} />
        </Panel>
      )}
      {event.dossier_ids.length + event.claim_ids.length > 0 && (
        <Panel title={t('event.linked')}>
          <ul className="plain">
            {event.dossier_ids.map((id) => (
              <li key={id}>
                <Link to="/dossiers" search={{ id }}>
                  {t('event.dossier', { id })}
                </Link>
              </li>
            ))}
            {event.claim_ids.map((id) => (
              <li key={id}>
                <Link to="/claims" search={{ id }}>
                  {t('event.claim', { id })}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
