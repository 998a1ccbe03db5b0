import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { keyedHash } from '../keyed-hash.js';
import { opaqueId } from '../opaque-ids.js';
import { referencesIn, renameReferences } from '../references.js';
import type { RecordVersion } from './record-version.js';

// A dossier or claim references an event by the ID that the desk assigned. Where the event is stored under an opaque
// ID, the reference is replaced, whichever of the two is imported first.

/** Returns the opaque ID of each reference in these versions whose event is stored under one. */
export async function opaqueReferences(
  connection: Queryable,
  versions: readonly RecordVersion[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Set(
    versions.flatMap(({ kind, content }) => (kind === 'event' ? [] : (referencesIn(content) ?? []))),
  );
  if (names.size === 0) return new Map();
  const hash = keyedHash(connection);
  const opaque = new Map<string, string>();
  for (const name of names) opaque.set(name, await opaqueId(hash, name));
  const candidates = [...opaque].flat();
  const rows = await connection.query<{ id: string }>(sql`
    select id from records where id = any(${candidates}::text[])
    union
    select id from withheld where id = any(${candidates}::text[])`);
  const held = new Set([...versions, ...rows].map(({ id }) => id));
  return new Map([...opaque].filter(([name, id]) => !held.has(name) && held.has(id)));
}

export function withOpaqueReferences<Version extends RecordVersion>(
  versions: readonly Version[],
  renamed: ReadonlyMap<string, string>,
): readonly Version[] {
  if (renamed.size === 0) return versions;
  return versions.map((version) =>
    referencesIn(version.content)?.some((id) => renamed.has(id))
      ? { ...version, content: renameReferences(version.content, renamed), contentText: null }
      : version,
  );
}

/**
 * Replaces references in served records with the opaque IDs of these events. The references were hidden until now, so
 * `updateReferrers` assigns new revisions where the served record changes.
 */
export async function replaceInRecords(
  connection: Queryable,
  renamed: ReadonlyMap<string, string>,
): Promise<void> {
  if (renamed.size === 0) return;
  const rows = await connection.query<
    Pick<RecordVersion, 'id' | 'content'> & { hidden: string[] | null }
  >(sql`
    select id, content, hidden from records where refers_to && ${[...renamed.keys()]}::text[] and kind <> 'event'`);
  if (rows.length === 0) return;
  const named = rows.map((row) => {
    const content = renameReferences(row.content, renamed);
    const hidden = row.hidden?.map((id) => renamed.get(id) ?? id) ?? null;
    return { id: row.id, content, refers_to: referencesIn(content), hidden };
  });
  await connection.query(sql`
    update records set content = row.content, refers_to = row.refers_to, hidden = row.hidden
    from json_to_recordset(${JSON.stringify(named)}::json)
      as row (id text, content json, refers_to text[], hidden text[])
    where records.id = row.id`);
}
