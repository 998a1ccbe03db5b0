import { setTimeout as delay } from 'node:timers/promises';
import type { KeyStore, StoredKey } from '@partner-api/storage';
import type { Awaitable } from '../../time/chain-maybe-async.js';

/** However little is heard of the database, nothing older than this is gone by. */
const LIFETIME_MILLISECONDS = 5_000;
/** However many are refused, the store is asked no more often. */
const AFRESH_MILLISECONDS = 50;

export interface KeyCache {
  /** The key as the store has it by what was heard last; null where it has none. */
  find(id: string): Awaitable<StoredKey | null>;
  /** As the store has it by now. All who ask at the same time share one question. */
  findAfresh(id: string): Promise<StoredKey | null>;
}

interface Parts {
  /** The moment of keys and partners as it was heard last; null while that is not certain. */
  readonly told: () => string | null;
  /** Only ever grows: a clock that is set back must not lengthen the life of a key. */
  readonly elapsedMilliseconds: () => number;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** Holds every key in memory, read again when any changes: a flood of made-up keys asks the store no more often than one. */
export function keyCache(
  keys: Pick<KeyStore, 'all' | 'accessMoment'>,
  { told, elapsedMilliseconds, pause = delay }: Parts,
): KeyCache {
  let held: ReadonlyMap<string, StoredKey> = new Map();
  let heldAt: string | null = null;
  /** What was told when the store was asked last. */
  let toldBefore: string | null = null;
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let begunAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const look = async (): Promise<void> => {
    const at = elapsedMilliseconds();
    begunAt = at;
    const heard = told();
    const found = await keys.accessMoment();
    if (found !== heldAt) {
      held = new Map((await keys.all()).map((key) => [key.id, key]));
      heldAt = found;
    }
    confirmedAt = at;
    toldBefore = heard;
  };
  const begin = (): Promise<void> => {
    underWay ??= look().finally(() => {
      underWay = null;
    });
    return underWay;
  };
  const lookNext = async (): Promise<void> => {
    // It may have begun before a key was made that is asked for now.
    await underWay?.catch(() => undefined);
    await pause(Math.max(0, AFRESH_MILLISECONDS - (elapsedMilliseconds() - begunAt)));
    next = null;
    await begin();
  };

  return {
    find: (id) => {
      const now = elapsedMilliseconds();
      const heard = told();
      if (heard !== null && heard === heldAt) confirmedAt = now;
      // What is told may be older than what is held: only what is new is a reason to ask.
      const isNews = heard !== null && heard !== heldAt && heard !== toldBefore;
      if (!isNews && now - confirmedAt < LIFETIME_MILLISECONDS) return held.get(id) ?? null;
      // What is under way may have been answered before the news.
      const looked = isNews && underWay ? underWay.catch(() => undefined).then(begin) : begin();
      return looked.then(() => held.get(id) ?? null);
    },
    findAfresh: async (id) => {
      next ??= lookNext();
      await next;
      return held.get(id) ?? null;
    },
  };
}
