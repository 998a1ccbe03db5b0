import type { KeyStore } from '@partner-api/storage';
import { DAY_MILLISECONDS } from '@partner-api/text';

export interface KeyUses {
  /** A request came with this key. In memory only: no request waits for what is written of it. */
  note(id: string, now: Date): void;
  /** Writes the days that were noted and are not written yet. Rejects when it cannot; then they are kept. */
  write(): Promise<void>;
}

/** Tells the store on which day each key was used last, once for each key and day. */
export function keyUses(keys: Pick<KeyStore, 'recordUse'>): KeyUses {
  /** Of each key the day that is written, or about to be; days since 1970. */
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
