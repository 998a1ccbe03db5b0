import type { Correction } from '@partner-api/contract';
import { retractedContent, type SafeRecord, safeCorrections } from '@partner-api/policy';
import { append } from '../audit/append.js';
import type { Database, Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { Change, Outcome, WriteOptions } from '../store.js';
import { correctionEntries } from './correction-entries.js';
import { readHeld } from './held.js';
import { changeId, decide, digestOf } from './plan.js';
import { registerProvinces } from './provinces.js';
import { registerUpstreams } from './upstreams.js';
import { type NewVersion, saveVersions } from './versions.js';

/** Rolls a dry run back and carries its outcomes out of the transaction. */
class DryRun {
  constructor(readonly outcomes: readonly Outcome[]) {}
}

/** Writes a batch in one transaction. The row of `store_state` is locked first: one writer at a time. */
export async function write(
  database: Database,
  batch: readonly Change[],
  options: WriteOptions,
): Promise<readonly Outcome[]> {
  refuseRepeatedIds(batch);
  try {
    return await database.transaction(async (connection) => {
      const outcomes = await writeBatch(connection, batch, options);
      if (options.dryRun) throw new DryRun(outcomes);
      return outcomes;
    });
  } catch (thrown) {
    if (thrown instanceof DryRun) return thrown.outcomes;
    throw thrown;
  }
}

async function writeBatch(
  connection: Queryable,
  batch: readonly Change[],
  options: WriteOptions,
): Promise<readonly Outcome[]> {
  const state = await lockState(connection, options.now);
  const changes = batch.map((change) => ({ change, id: changeId(change), digest: digestOf(change) }));
  const held = await readHeld(connection, changes);
  const decided = changes.map((entry) => {
    const before = held.get(entry.id);
    return { ...entry, before, ...decide(entry.change, entry.digest, before, options.style) };
  });
  const toWrite = decided.filter((entry) => entry.write);
  if (toWrite.length === 0) return decided.map((entry) => entry.outcome);

  const published = toWrite.flatMap(({ change }) => (change.action === 'publish' ? [change.record] : []));
  const withSlug = await registerProvinces(connection, published);
  const upstreamIds = await registerUpstreams(connection, published);

  const versions = toWrite.map(({ change, id, digest, before }, index): NewVersion => {
    const version = (before?.version ?? 0) + 1;
    const revision = state.revision + 1 + index;
    const corrections = [
      ...earlierCorrections(change, before?.corrections ?? []),
      ...correctionOf(change, version, state.at, options, before !== undefined),
    ];
    const common = { id, digest, version, revision, corrections };
    if (change.action === 'publish')
      return { ...common, ...publication(change.record, withSlug, upstreamIds) };
    if (!before) throw new Error(`A retraction of ${id} was decided although nothing is held`);
    return {
      ...common,
      kind: before.kind,
      status: 'retracted',
      sensitive: before.sensitive,
      upstreamIds: before.upstreamIds,
      content: retractedContent(before.kind, before.lang),
    };
  });
  await saveVersions(connection, versions, state.at);
  await append(connection, correctionEntries(versions, options.now));
  return decided.map((entry) => entry.outcome);
}

/** The time of change never runs backwards, even when the clock does, so that it orders as revisions do. */
async function lockState(connection: Queryable, now: Date): Promise<{ revision: number; at: string }> {
  const [state] = await connection.query<{ revision: number; at: string }>(sql`
    select revision,
      to_char(date_trunc('second', greatest(updated_at, ${now.toISOString()}::timestamptz)) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from store_state for update`);
  if (!state) throw new Error('The store has no state: it was not migrated');
  return state;
}

function publication(
  record: SafeRecord,
  withSlug: Awaited<ReturnType<typeof registerProvinces>>,
  upstreamIds: (record: SafeRecord) => number[],
) {
  const { kind, status, sensitive } = record;
  const content =
    record.kind === 'dossier'
      ? { ...record.content, provinces: record.content.provinces.map(withSlug) }
      : { ...record.content, province: record.content.province ? withSlug(record.content.province) : null };
  return { kind, status, sensitive, content, upstreamIds: upstreamIds(record) };
}

const earlierCorrections = (change: Change, corrections: readonly Correction[]): readonly Correction[] =>
  change.action === 'publish' ? safeCorrections(change.record, corrections) : corrections;

function correctionOf(
  change: Change,
  version: number,
  at: string,
  options: WriteOptions,
  existed: boolean,
): Correction[] {
  if (change.action === 'retract') return [{ version, at, kind: 'retraction', reason: change.reason }];
  if (change.correction) return [{ version, at, ...change.correction }];
  return existed ? [{ version, at, kind: 'source_update', reason: options.updateReason }] : [];
}

function refuseRepeatedIds(batch: readonly Change[]): void {
  const ids = new Set(batch.map(changeId));
  if (ids.size !== batch.length) throw new RangeError('A record id occurs more than once in one batch');
}
