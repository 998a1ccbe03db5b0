import type { ConflictEvent } from '@partner-api/client';
import { Link } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useText } from '../i18n/text';

const ROW_PIXELS = 86;

/** All events, as a virtual list that renders only the visible rows. */
export function EventList({ events }: { events: readonly ConflictEvent[] }) {
  const { t } = useText();
  const box = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: events.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PIXELS,
    overscan: 8,
  });
  return (
    <div className="panel events">
      <div className="panel-head">
        <h2 id="events-list">{t('events.list')}</h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard. */}
      <section className="event-rows" ref={box} tabIndex={0} aria-labelledby="events-list">
        <ol style={{ blockSize: `${rows.getTotalSize()}px` }}>
          {rows.getVirtualItems().map(({ index, start, key }) => {
            const event = events[index];
            return (
              event && (
                <li
                  key={key}
                  ref={rows.measureElement}
                  data-index={index}
                  aria-setsize={events.length}
                  aria-posinset={index + 1}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <EventRow event={event} />
                </li>
              )
            );
          })}
        </ol>
      </section>
    </div>
  );
}

function EventRow({ event }: { event: ConflictEvent }) {
  const { t, nameOf, occurrence, estimate } = useText();
  const killed = estimate(event.casualties.killed);
  return (
    <Link to="/events/$id" params={{ id: event.id }} className="event-row">
      <span className="dot" data-type={event.type ?? 'other'} aria-hidden="true" />
      <span className="event-title" dir="auto" lang={event.lang}>
        {event.title}
      </span>
      <span className="event-facts">
        <span>{occurrence(event.occurred) ?? t('time.unknown')}</span>
        <bdi>{event.province?.name ?? t('provinces.unknown')}</bdi>
        {event.type && <span>{nameOf('type', event.type)}</span>}
        <span>{killed === null ? t('killed.unknown') : t('killed.count', { count: killed })}</span>
        {event.status !== 'published' && <span className="badge care">{nameOf('status', event.status)}</span>}
      </span>
    </Link>
  );
}
