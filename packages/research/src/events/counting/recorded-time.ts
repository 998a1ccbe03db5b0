import { type EventQuery, isEventOrder } from '@partner-api/query';
import type { CoveredSpan } from '../../records/corpus.js';
import { hasEventsOf } from './coverage.js';

/** Limits a query without a time to the days that imports cover for its kind of events, which the answer then names. */
export function ofRecordedTime(query: EventQuery, spans: readonly CoveredSpan[]): EventQuery {
  const { window, country, asks, kind } = query;
  const days = spans
    .filter((span) => country === null || span.country === country)
    .filter(({ types }) => types.some((type) => hasEventsOf(kind, type)))
    .flatMap(({ from, to }) => [from, to])
    .sort();
  const [from, to] = [days.at(0), days.at(-1)];
  const isTimeless = window.from === null && window.to === null && !isEventOrder(asks);
  return isTimeless && from !== undefined && to !== undefined ? { ...query, window: { from, to } } : query;
}
