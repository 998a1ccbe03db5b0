import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { referencesIn } from '../references.js';
import type { ServedVersion } from './record-version.js';

/**
 * SQL expression for `records.hidden`: the IDs that the row `naming` references and partners must not learn of; null
 * for none. These are records of which nothing is served yet, for dossiers and claims also unknown IDs (which may
 * name a place), and for records not marked sensitive the sensitive events, whose place their text could reveal.
 */
export const hiddenReferences = sql`(
  select array_agg(id order by id) from (
    select id from withheld where withheld.hidden and id = any(naming.refers_to)
    union
    select id from records event
    where id = any(naming.refers_to) and kind = 'event' and sensitive and not naming.sensitive
    union
    select id from unnest(naming.refers_to) as named (id)
    where naming.kind <> 'event' and not exists (select from records held where held.id = named.id)
  ) as other
)`;

/** Sets `records.hidden` of these versions, which were just written with null. */
export async function storeHiddenReferences(
  connection: Queryable,
  written: readonly ServedVersion[],
): Promise<void> {
  const naming = written.map(({ id, content }) => ({ id, names: referencesIn(content) ?? [] }));
  const hidden = await hiddenOf(
    connection,
    naming.flatMap(({ names }) => names),
  );
  const ids = naming.filter(({ names }) => names.some((name) => hidden.has(name))).map(({ id }) => id);
  if (ids.length === 0) return;
  await connection.query(sql`
    update records set hidden = named.hidden
    from (
      select naming.id, ${hiddenReferences} as hidden from records naming where naming.id = any(${ids}::text[])
    ) as named
    where records.id = named.id and records.hidden is distinct from named.hidden`);
}

/** Returns those of these IDs that some record must not reference; for a large import usually none. */
async function hiddenOf(connection: Queryable, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const distinct = [...new Set(names)];
  const rows = await connection.query<{ id: string }>(sql`
    select id from withheld where hidden and id = any(${distinct}::text[])
    union
    select named.id from unnest(${distinct}::text[]) as named (id) left join records held using (id)
    where held.id is null or (held.kind = 'event' and held.sensitive)`);
  return new Set(rows.map(({ id }) => id));
}
