import type { Coverage } from '@partner-api/contract';
import type { CorpusRecord } from '../corpus.js';

/** When a record's matter began and ended, in milliseconds since 1970; null when unknown. */
export interface KnownTimes {
  readonly earliest: number | null;
  readonly latest: number | null;
}

/** The time of an event, the period of a dossier, the time at which a claim was made. */
export function knownTimes({ kind, record }: CorpusRecord): KnownTimes {
  switch (kind) {
    case 'event':
      return between(record.occurred.earliest, record.occurred.latest);
    case 'dossier':
      return between(record.period.earliest, record.period.latest);
    case 'claim':
      return between(record.claimed_at, record.claimed_at);
  }
}

/** The span of all times known: from the earliest to the latest, whichever end they belong to. */
export function windowOf(times: Iterable<KnownTimes>): Coverage['window'] {
  let earliest = Number.POSITIVE_INFINITY;
  let latest = Number.NEGATIVE_INFINITY;
  for (const time of times) {
    earliest = Math.min(earliest, time.earliest ?? earliest, time.latest ?? earliest);
    latest = Math.max(latest, time.latest ?? latest, time.earliest ?? latest);
  }
  return earliest > latest
    ? { earliest: null, latest: null }
    : { earliest: timestamp(new Date(earliest)), latest: timestamp(new Date(latest)) };
}

/** RFC 3339 in UTC, to the second. */
export function timestamp(time: Date): string {
  return time.toISOString().replace(/\.\d{3}Z$/, 'Z');
}

function between(earliest: string | null, latest: string | null): KnownTimes {
  return { earliest: milliseconds(earliest), latest: milliseconds(latest) };
}

function milliseconds(time: string | null): number | null {
  return time === null ? null : Date.parse(time);
}
