import type { EventScope } from '@partner-api/query';
import { daysOf } from '../certainty/row-certainty.js';
import { type EventTable, UNKNOWN } from '../table/event-table.js';
import { scopeRows } from '../tally/scope-rows.js';
import { byTime, heaviestRows, leading, takeBest } from './heaviest-rows.js';

/**
 * Evidence that a place is monitored although nothing was counted: events of the window with another number of deaths, or
 * the last event before the window and the first one after it.
 */
export function monitoringRows(table: EventTable, scope: EventScope): readonly number[] {
  const { deaths } = scope;
  const anyDeaths = { ...scope, deaths: null };
  if (deaths !== null) {
    const { sure } = scopeRows(table, anyDeaths);
    if (sure.buckets.length > 0) return heaviestRows(table, deaths, sure, mostOthers);
  }
  const same = neighbours(table, anyDeaths);
  return same.length > 0
    ? same
    : neighbours(table, { ...anyDeaths, kind: 'any', actors: [], role: 'involved' });
}

const mostOthers = 5;

function neighbours(table: EventTable, scope: EventScope): number[] {
  const { earliest, latest } = table.buckets.columns;
  const { from, to } = daysOf(scope.window);
  const { sure } = scopeRows(table, { ...scope, window: { from: null, to: null } });
  const dated = sure.buckets.filter(
    (bucket) => earliest.get(bucket) !== UNKNOWN && latest.get(bucket) !== UNKNOWN,
  );
  const nearest = (
    buckets: readonly number[],
    rank: (bucket: number) => number,
    compare: (a: number, b: number) => number,
  ) => takeBest(leading(sure.of(buckets), 1, { least: rank, most: rank }).leaders, 1, compare);
  const before = dated.filter((bucket) => latest.get(bucket) < from);
  const after = dated.filter((bucket) => earliest.get(bucket) > to);
  return [
    ...nearest(
      before,
      (bucket) => latest.get(bucket),
      (a, b) => byTime(table, b, a),
    ),
    ...nearest(
      after,
      (bucket) => -earliest.get(bucket),
      (a, b) => byTime(table, a, b),
    ),
  ];
}
