import type { CorpusRecord } from '../records/corpus.js';

/** First and last time that a record refers to, in milliseconds since 1970; null if unknown. */
export interface KnownTimes {
  readonly earliest: number | null;
  readonly latest: number | null;
}

/** The time of an event, the period of a dossier, or the time at which a claim was made. */
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

function between(earliest: string | null, latest: string | null): KnownTimes {
  return { earliest: milliseconds(earliest), latest: milliseconds(latest) };
}

function milliseconds(time: string | null): number | null {
  return time === null ? null : Date.parse(time);
}
