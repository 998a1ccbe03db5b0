import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { referencesIn } from '../references.js';
import type { ServedVersion } from './record-version.js';

/**
 * Of the records that a row of `records` called `naming` names, those that partners must not hear of, as its column
 * `hidden` has them; null when there are none. They are those of which nothing is served yet; from dossiers and claims also
 * those that are not held, whose ids may name a place; and from those that nobody marked as sensitive the sensitive events,
 * because what such a text tells would otherwise be known to be about the event.
 */
export const hiddenNames = sql`(
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

/** Notes in `records.hidden` what these versions must not name. They were just written, with nothing noted. */
export async function noteHiddenNames(
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
      select naming.id, ${hiddenNames} as hidden from records naming where naming.id = any(${ids}::text[])
    ) as named
    where records.id = named.id and records.hidden is distinct from named.hidden`);
}

/** Of these ids, those that some record must not name. Of a large import it is mostly none. */
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
