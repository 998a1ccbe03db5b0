import type { KeyStore } from '@partner-api/storage';
import { DAY_MILLISECONDS } from '@partner-api/text';

export interface KeyUses {
  /** Notes a request with this key, in memory only: no request waits for a write. */
  note(id: string, now: Date): void;
  /** Writes the days noted since the last write. Rejects when it cannot, and keeps them. */
  write(): Promise<void>;
}

/** Records the last day on which each key was used, with one write per key and day. */
export function keyUses(keys: Pick<KeyStore, 'recordUse'>): KeyUses {
  /** By key, the day already noted, in days since 1970. */
  const known = new Map<string, number>();
  const waiting = new Map<number, Set<string>>();

  return {
    note: (id, now) => {
      const day = Math.floor(now.getTime() / DAY_MILLISECONDS);
      if (known.get(id) === day) return;
      known.set(id, day);
      const ids = waiting.get(day);
      if (ids) ids.add(id);
      else waiting.set(day, new Set([id]));
    },

    write: async () => {
      for (const [day, ids] of waiting) {
        const taken = [...ids];
        await keys.recordUse(taken, new Date(day * DAY_MILLISECONDS).toISOString().slice(0, 10));
        for (const id of taken) ids.delete(id);
        if (ids.size === 0) waiting.delete(day);
      }
    },
  };
}
