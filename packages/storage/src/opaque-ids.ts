import type { Queryable } from './engine/index.js';
import { sql } from './engine/index.js';
import type { KeyedHash } from './keyed-hash.js';

/** Hexadecimal digits of the hash, enough for a million events without a collision. */
const DIGITS = 24;

/** Returns the same opaque ID on every server of this database; the secret prevents testing a guessed ID. */
export const opaqueId = async (hash: KeyedHash, id: string): Promise<string> =>
  `event-${(await hash('text', `event id: ${id}`)).toString('hex').slice(0, DIGITS)}`;

/** Returns the ID under which each record is stored, its own or the opaque one; records not stored are absent. */
export async function heldIds(
  database: Queryable,
  hash: KeyedHash,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const opaque = new Map<string, string>();
  for (const id of ids) opaque.set(id, await opaqueId(hash, id));
  const candidates = [...opaque].flat();
  const rows = await database.query<{ id: string }>(sql`
    select id from records where id = any(${candidates}::text[])
    union
    select id from withheld where id = any(${candidates}::text[])`);
  const held = new Set(rows.map(({ id }) => id));
  return new Map(
    [...opaque].flatMap(([id, other]) => {
      const found = [id, other].find((one) => held.has(one));
      return found === undefined ? [] : [[id, found] as const];
    }),
  );
}
