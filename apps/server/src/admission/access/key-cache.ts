import { setTimeout as delay } from 'node:timers/promises';
import type { KeyStore, StoredKey } from '@partner-api/storage';
import type { Awaitable } from '../../time/when-there.js';

/** A change of keys or partners takes effect within this on every server, even one that cannot ask for the revision. */
const LIFETIME_MILLISECONDS = 5_000;
const REVISION_MILLISECONDS = 1_000;
/** However many are refused, the store is asked no more often. */
const AFRESH_MILLISECONDS = 50;

export interface KeyCache {
  /** The key as the store had it at most 5 seconds ago; null where it had none. */
  find(id: string): Awaitable<StoredKey | null>;
  /** As the store has it by now. All who ask at the same time share one question. */
  findAfresh(id: string): Promise<StoredKey | null>;
}

/**
 * Holds every key in memory, read again when their revision moves: a flood of made-up keys asks the store no more often than
 * one. `elapsedMilliseconds` only ever grows: a clock that is set back must not lengthen the life of a key.
 */
export function keyCache(
  keys: Pick<KeyStore, 'all' | 'accessRevision'>,
  elapsedMilliseconds: () => number,
  pause: (milliseconds: number) => Promise<unknown> = delay,
): KeyCache {
  let held: ReadonlyMap<string, StoredKey> = new Map();
  let revision: number | null = null;
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let begunAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const look = async (): Promise<void> => {
    const at = elapsedMilliseconds();
    begunAt = at;
    const found = await keys.accessRevision();
    if (found !== revision) {
      held = new Map((await keys.all()).map((key) => [key.id, key]));
      revision = found;
    }
    confirmedAt = at;
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
      // Nobody waits for this: without an answer the lifetime still holds.
      if (now - begunAt >= REVISION_MILLISECONDS) begin().catch(() => undefined);
      if (now - confirmedAt < LIFETIME_MILLISECONDS) return held.get(id) ?? null;
      return begin().then(() => held.get(id) ?? null);
    },
    findAfresh: async (id) => {
      next ??= lookNext();
      await next;
      return held.get(id) ?? null;
    },
  };
}
