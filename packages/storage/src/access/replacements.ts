import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { StoredKey } from '../ports/key-store.js';
import { readKeys } from './key-row.js';
import { keyState } from './key-state.js';

interface Replaced {
  /** The active key at the end of the chain of rotations; null when every successor is revoked or expired. */
  readonly by: StoredKey | null;
}

/** Returns what replaced a rotated key; null for a key that was never rotated. */
export async function replacedBy(connection: Queryable, id: string, now: Date): Promise<Replaced | null> {
  const successors = await readKeys(
    connection,
    sql`where key.id in (
      with recursive successor (id) as (
        select id from keys where rotated_from = ${id}
        union
        select keys.id from keys join successor on keys.rotated_from = successor.id
      )
      select id from successor
    ) order by key.created_at desc, key.id`,
  );
  if (successors.length === 0) return null;
  const replaced = new Set(successors.map(({ rotatedFrom }) => rotatedFrom));
  const standing = successors.find((key) => !replaced.has(key.id) && keyState(key, now) === 'active');
  return { by: standing ?? null };
}
