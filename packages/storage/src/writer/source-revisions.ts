import type { Connection } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { Decided } from './decided.js';
import { compareRevisions } from './plan.js';

/**
 * Stores the newest revision of the source for records whose version stays, so that an older file cannot change them
 * afterwards; most imports have none.
 */
export async function storeSourceRevisions(
  connection: Connection,
  decided: readonly Decided[],
): Promise<void> {
  const noted = decided.flatMap(({ prepared: { id, change }, before, decision: { outcome, write } }) => {
    if (write || !before || outcome.result === 'refused' || change.action !== 'publish') return [];
    const { sourceRevision: revision } = change;
    const isNews = before.current.sourceRevision === null || compareRevisions(change, before.current) > 0;
    return revision !== undefined && isNews ? [{ id, revision }] : [];
  });
  if (noted.length === 0) return;
  const rows = JSON.stringify(noted);
  await connection.query(sql`
    update records set source_revision = row.revision
    from json_to_recordset(${rows}::json) as row (id text, revision bigint) where records.id = row.id`);
  await connection.query(sql`
    update withheld set source_revision = row.revision
    from json_to_recordset(${rows}::json) as row (id text, revision bigint) where withheld.id = row.id`);
}
