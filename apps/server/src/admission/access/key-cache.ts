import { setTimeout as delay } from 'node:timers/promises';
import type { KeyStore, StoredKey } from '@partner-api/storage';
import type { Awaitable } from '../../time/chain-maybe-async.js';

/** While it is not certain that every change is reported, keys are read again after this time. */
const LIFETIME_MILLISECONDS = 1_000;
/** The least time between two reads of the store, however many keys are refused. */
const AFRESH_MILLISECONDS = 50;

export interface KeyCache {
  /** Returns the key as of the last known change; null if the store has none with this id. */
  find(id: string): Awaitable<StoredKey | null>;
  /** Reads the store again. Concurrent calls share one read. */
  findAfresh(id: string): Promise<StoredKey | null>;
}

interface Parts {
  /** Returns the version of keys and partners that was reported last; null while it is not certain. */
  readonly reportedVersion: () => string | null;
  /** Monotonic, because setting the clock back must not extend the life of a cached key. */
  readonly elapsedMilliseconds: () => number;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Keeps every key in memory and reads them again when any changes. Unknown keys therefore cannot flood the store with
 * queries.
 */
export function keyCache(
  keys: Pick<KeyStore, 'all' | 'accessMoment'>,
  { reportedVersion, elapsedMilliseconds, pause = delay }: Parts,
): KeyCache {
  let cached: ReadonlyMap<string, StoredKey> = new Map();
  let cachedVersion: string | null = null;
  /** The version that was reported when the store was last read. */
  let reportedBefore: string | null = null;
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let readStartedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const read = async (): Promise<void> => {
    const at = elapsedMilliseconds();
    readStartedAt = at;
    const reported = reportedVersion();
    const found = await keys.accessMoment();
    if (found !== cachedVersion) {
      cached = new Map((await keys.all()).map((key) => [key.id, key]));
      cachedVersion = found;
    }
    confirmedAt = at;
    reportedBefore = reported;
  };
  const begin = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
  const readNext = async (): Promise<void> => {
    // The read in progress may have begun before the key in question was created.
    await reading?.catch(() => undefined);
    await pause(Math.max(0, AFRESH_MILLISECONDS - (elapsedMilliseconds() - readStartedAt)));
    next = null;
    await begin();
  };

  return {
    find: (id) => {
      const reported = reportedVersion();
      if (reported !== null && reported === cachedVersion) return cached.get(id) ?? null;
      // The reported version may be older than the cached one; only a new report is a reason to read again.
      const isNewReport = reported !== null && reported !== reportedBefore;
      const isRecent = elapsedMilliseconds() - confirmedAt < LIFETIME_MILLISECONDS;
      if (!isNewReport && isRecent) return cached.get(id) ?? null;
      // The read in progress may have been answered before the change.
      const finished = isNewReport && reading ? reading.catch(() => undefined).then(begin) : begin();
      return finished.then(() => cached.get(id) ?? null);
    },
    findAfresh: async (id) => {
      next ??= readNext();
      await next;
      return cached.get(id) ?? null;
    },
  };
}
