import type { Connection } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { addVersions } from './add-versions.js';
import { storeHiddenReferences } from './hidden-references.js';
import type { WriterState } from './lock-state.js';
import { opaqueReferences, replaceInRecords, withOpaqueReferences } from './opaque-references.js';
import type { RecordVersion, ServedVersion, WithheldVersion } from './record-version.js';
import { updateReferrers } from './referrers.js';
import { replaceServed, replaceWithheld } from './replace-versions.js';

export interface NewVersions {
  /** Versions to serve from now on. */
  readonly serve: readonly ServedVersion[];
  /** Versions to withhold, each replacing the withheld version of its record. */
  readonly withhold: readonly WithheldVersion[];
  /** IDs of new records. */
  readonly added: readonly string[];
  /** IDs of records whose withheld version is deleted. */
  readonly noLongerWithheld: readonly string[];
  /** IDs of records whose references in other records are shown or hidden from now on. */
  readonly visibilityChanged: readonly string[];
}

/**
 * Writes the versions and their history, and advances the revision. `given` maps the original ID of each new event to
 * its opaque ID.
 */
export async function saveVersions(
  connection: Connection,
  state: WriterState,
  { added, noLongerWithheld, visibilityChanged, ...versions }: NewVersions,
  given: ReadonlyMap<string, string> = NONE_GIVEN,
): Promise<void> {
  const { revision, at } = state;
  const opaque = await opaqueReferences(connection, [...versions.serve, ...versions.withhold]);
  const serve = withOpaqueReferences(versions.serve, opaque);
  const withhold = withOpaqueReferences(versions.withhold, opaque);
  const isNew = new Set(added);
  const isKnown = ({ id }: RecordVersion) => !isNew.has(id);
  const knownServed = serve.filter(isKnown);
  const knownWithheld = withhold.filter(isKnown);
  if (knownServed.length > 0) await replaceServed(connection, knownServed, revision, at);
  if (knownWithheld.length > 0) await replaceWithheld(connection, knownWithheld, revision, at);
  await addVersions(connection, {
    serve: serve.filter(({ id }) => isNew.has(id)),
    withhold: withhold.filter(({ id }) => isNew.has(id)),
    revision,
    given: revision + knownServed.length,
    at,
  });
  if (noLongerWithheld.length > 0) {
    await connection.query(sql`delete from withheld where id = any(${noLongerWithheld}::text[])`);
  }
  await storeHiddenReferences(connection, serve);
  await replaceInRecords(connection, given);
  const touched = await updateReferrers(connection, {
    visibilityChanged,
    written: serve.map(({ id }) => id),
    revision: revision + serve.length,
    at,
  });
  await connection.query(sql`
    update store_state
    set revision = ${revision + serve.length + touched}::bigint, updated_at = ${at}::timestamptz`);
}

const NONE_GIVEN: ReadonlyMap<string, string> = new Map();
