import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { chooseEvents } from '../events/choose';
import { EventList } from '../events/event-list';
import { Filters } from '../events/filters';
import { Loading } from '../events/loading';
import { MapPanel } from '../events/map-panel';
import { Provinces } from '../events/provinces';
import { Timeline } from '../events/timeline';
import { type LoadedEvents, useEvents } from '../events/use-events';
import { useText } from '../i18n/text';
import type { EventsSearch } from '../search';
import { Credit } from '../shell/credit';
import { ProblemView } from '../shell/problem';
import { Warnings } from '../shell/warnings';

const route = getRouteApi('/events');

/** Events as map, timeline, provinces and list. */
export function EventsView() {
  const search = route.useSearch();
  const { t, time } = useText();
  const loaded = useEvents(search);
  const { events, credits, warnings, asOf, isLoading, isComplete, error, goOn } = loaded;
  const shown = useMemo(() => chooseEvents(events, search), [events, search]);
  const provinces = useMemo(
    () =>
      [
        ...new Map(
          events.flatMap(({ province }) => (province ? [[province.slug, province.name] as const] : [])),
        ),
      ].sort(([, a], [, b]) => a.localeCompare(b)),
    [events],
  );
  const countries = useMemo(
    () =>
      [
        ...new Set(
          [search.country, ...events.map(({ province }) => province?.country)].filter((code) => code != null),
        ),
      ].sort(),
    [events, search.country],
  );
  const measure = search.measure ?? 'events';
  return (
    <>
      <div className="page events-view">
        <header className="view-head">
          <h1>{t('events.title')}</h1>
          <Link to="/use" search={search} className="button no-print">
            {t('events.use')}
          </Link>
        </header>
        <Filters search={search} provinces={provinces} countries={countries} />
        <Warnings
          warnings={warnings}
          suggest={(slug) => (
            <Link from="/events" to="." search={(before) => ({ ...before, province: slug })}>
              {slug}
            </Link>
          )}
        />
        {error && <ProblemView error={error} retry={goOn} />}
        {events.length > 0 && <Loading loaded={loaded} />}
        {shown.length > 0 && (
          <div className="events-grid">
            <MapPanel events={shown} credits={credits} measure={measure} chosen={search.cell} />
            <Provinces events={shown} measure={measure} />
            <Timeline events={shown} measure={measure} />
            <EventList events={shown} />
          </div>
        )}
        {shown.length === 0 && !error && <Empty loaded={loaded} search={search} />}
        {asOf && !isLoading && (
          <p className="quiet small">
            {t(shown.length === events.length ? 'events.asOf' : 'events.chosen', {
              shown: shown.length,
              count: events.length,
              time: time(asOf),
            })}{' '}
            {!isComplete && t('events.incomplete')}
          </p>
        )}
      </div>
      <Credit sources={credits} />
    </>
  );
}

/** Explains why no event is shown and what to do. */
function Empty({ loaded, search }: { loaded: LoadedEvents; search: EventsSearch }) {
  const { t } = useText();
  if (loaded.events.length === 0 && loaded.isLoading) return <p className="empty">{t('loading.first0')}</p>;
  const reason = loaded.events.length > 0 ? 'chosen' : search.since ? 'window' : 'none';
  return (
    <section className="empty">
      <h2>{t('empty.title')}</h2>
      <p>{t(`empty.${reason}`)}</p>
      <div className="row">
        {search.since && (
          <Link
            className="button"
            from="/events"
            to="."
            search={(before) => ({ ...before, since: undefined })}
          >
            {t('empty.allTimes')}
          </Link>
        )}
        <Link className="button" from="/events" to="." search={{}}>
          {t('filters.reset')}
        </Link>
      </div>
    </section>
  );
}
