import type { Coverage } from '@partner-api/contract';
import { timestamp } from '@partner-api/text';
import type { Archive, Archived } from '../packed/archive.js';
import type { CompressedRecords } from './compressed-records.js';
import type { KnownTimes } from './known-times.js';

/** The range from the earliest to the latest known time. */
export class TimeWindow implements Archived {
  #earliest = Number.POSITIVE_INFINITY;
  #latest = Number.NEGATIVE_INFINITY;
  /** Whether a time at either end was removed, so that the range must be recomputed. */
  #isStale = false;

  archive(archive: Archive): void {
    this.#earliest = archive.number(this.#earliest);
    this.#latest = archive.number(this.#latest);
    this.#isStale = archive.value(this.#isStale);
  }

  add({ earliest, latest }: KnownTimes): void {
    for (const time of [earliest, latest]) {
      if (time === null) continue;
      this.#earliest = Math.min(this.#earliest, time);
      this.#latest = Math.max(this.#latest, time);
    }
  }

  remove({ earliest, latest }: KnownTimes): void {
    for (const time of [earliest, latest])
      if (time === this.#earliest || time === this.#latest) this.#isStale = true;
  }

  /** `records` are those that were added and not removed. */
  among(records: CompressedRecords): Coverage['window'] {
    if (this.#isStale) {
      this.#earliest = Number.POSITIVE_INFINITY;
      this.#latest = Number.NEGATIVE_INFINITY;
      this.#isStale = false;
      for (let row = 0; row < records.rowCount; row++)
        if (records.isPresent(row)) this.add(records.timesOf(row));
    }
    return this.#earliest > this.#latest
      ? { earliest: null, latest: null }
      : { earliest: timestamp(new Date(this.#earliest)), latest: timestamp(new Date(this.#latest)) };
  }
}
