import type { Connection } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { addVersions } from './add-versions.js';
import { namedAsHeld, opaqueNames, renameInRecords } from './given-names.js';
import { noteHiddenNames } from './hidden-names.js';
import type { WriterState } from './lock-state.js';
import type { RecordVersion, ServedVersion, WaitingVersion } from './record-version.js';
import { touchReferring } from './referring.js';
import { replaceServed, replaceWithheld } from './replace-versions.js';

export interface NewVersions {
  /** Partners are served these from now on. */
  readonly serve: readonly ServedVersion[];
  /** These wait, each in place of what waited under its id. */
  readonly withhold: readonly WaitingVersion[];
  /** Ids of those that the store meets for the first time. */
  readonly added: readonly string[];
  /** Ids under which nothing waits any more. */
  readonly settled: readonly string[];
  /** Ids that other records may name from now on, or no longer. */
  readonly turned: readonly string[];
}

/** Writes the versions and their history, and moves the revision on. `given` has the opaque ids of new events by their own. */
export async function saveVersions(
  connection: Connection,
  state: WriterState,
  { added, settled, turned, ...versions }: NewVersions,
  given: ReadonlyMap<string, string> = NONE_GIVEN,
): Promise<void> {
  const { revision, at } = state;
  const opaque = await opaqueNames(connection, [...versions.serve, ...versions.withhold]);
  const serve = namedAsHeld(versions.serve, opaque);
  const withhold = namedAsHeld(versions.withhold, opaque);
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
  if (settled.length > 0) {
    await connection.query(sql`delete from withheld where id = any(${settled}::text[])`);
  }
  await noteHiddenNames(connection, serve);
  await renameInRecords(connection, given);
  const touched = await touchReferring(connection, {
    turned,
    written: serve.map(({ id }) => id),
    revision: revision + serve.length,
    at,
  });
  await connection.query(sql`
    update store_state
    set revision = ${revision + serve.length + touched}::bigint, updated_at = ${at}::timestamptz`);
}

const NONE_GIVEN: ReadonlyMap<string, string> = new Map();
