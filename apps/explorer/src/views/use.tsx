import { toHtml, toMarkdown, toText } from '@partner-api/client/attribution';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readKey } from '../client';
import { chooseEvents } from '../events/choose';
import { Loading } from '../events/loading';
import { listOptions, useEvents } from '../events/use-events';
import { useText } from '../i18n/text';
import { Panel } from '../records/panel';
import { Credit } from '../shell/credit';
import { ProblemView } from '../shell/problem';
import { CardPanel } from '../use/card-panel';
import { FilePanel } from '../use/file-panel';
import { requestsFor } from '../use/requests';
import { Snippet } from '../use/snippet';

const route = getRouteApi('/use');

/** Ways to cite, embed, download and request the events on screen. */
export function UseView() {
  const search = route.useSearch();
  const { t } = useText();
  const loaded = useEvents(search);
  const { events, credits, error, goOn, isComplete } = loaded;
  const shown = useMemo(() => chooseEvents(events, search), [events, search]);
  return (
    <>
      <div className="page narrow record">
        <nav className="no-print" aria-label={t('event.back')}>
          <Link to="/events" search={search}>
            {t('event.back')}
          </Link>
        </nav>
        <h1>{t('use.title')}</h1>
        <p className="summary">{t('use.lead')}</p>
        {error && <ProblemView error={error} retry={goOn} />}
        <Loading loaded={loaded} />
        {credits.length > 0 && (
          <>
            <Panel title={t('use.credit')}>
              <Snippet title={t('use.text')} code={toText(...credits)} />
              <Snippet title={t('use.html')} code={toHtml(...credits)} />
              <Snippet title={t('use.markdown')} code={toMarkdown(...credits)} />
            </Panel>
            <FilePanel events={shown} credits={credits} isComplete={isComplete} />
          </>
        )}
        <Panel title={t('use.request')}>
          {Object.entries(requestsFor(listOptions(search), readKey() !== null)).map(([name, code]) => (
            <Snippet key={name} title={name} code={code} />
          ))}
        </Panel>
        <CardPanel events={shown} credits={credits} />
      </div>
      <Credit sources={credits} />
    </>
  );
}
