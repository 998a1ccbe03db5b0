import type { Province } from '@partner-api/contract';
import type { SafeRecord } from '@partner-api/policy';
import { append } from '../audit/append.js';
import type { Connection, Database } from '../engine/index.js';
import type { Change, Outcome, PreparedChange, WriteOptions } from '../ports/writing.js';
import { correctionEntries } from './correction-entries.js';
import { noteDeskVersions } from './desk-versions.js';
import { droppedBy } from './dropped.js';
import { type HeldVersions, readHeld } from './held.js';
import { lockState } from './lock-state.js';
import type { Decided, Published } from './make-version.js';
import { mustWait, place } from './place.js';
import { decide } from './plan.js';
import { hideProvinces, provincesNamedBy, registerProvinces } from './provinces.js';
import { type Said, toSaid } from './said.js';
import { saveVersions } from './save-versions.js';
import { registerUpstreams } from './upstreams.js';

/** Rolls a dry run back and carries its outcomes out of the transaction. */
class DryRun {
  constructor(readonly outcomes: readonly Outcome[]) {}
}

export type Write = (
  batch: readonly (Change | PreparedChange)[],
  options: WriteOptions,
) => Promise<readonly Outcome[]>;

/**
 * Writes a batch in one transaction. The row of `store_state` is locked first: one writer at a time. Batches are written
 * in the order in which they come, and what can be made of one before its turn is made while it waits.
 */
export function writeInTurn(database: Database): Write {
  let turn: Promise<unknown> = Promise.resolve();
  return async (batch, options) => {
    const changes = batch.map(toSaid);
    refuseRepeatedIds(changes);
    const outcomes = turn.then(() => write(database, changes, options));
    turn = outcomes.catch(() => undefined);
    return outcomes;
  };
}

async function write(
  database: Database,
  changes: readonly Said[],
  options: WriteOptions,
): Promise<readonly Outcome[]> {
  try {
    return await database.transaction(
      async (connection) => {
        const outcomes = await writeBatch(connection, changes, options);
        if (options.dryRun) throw new DryRun(outcomes);
        return outcomes;
      },
      { byIndex: true },
    );
  } catch (thrown) {
    if (thrown instanceof DryRun) return thrown.outcomes;
    throw thrown;
  }
}

async function writeBatch(
  connection: Connection,
  changes: readonly Said[],
  options: WriteOptions,
): Promise<readonly Outcome[]> {
  const state = await lockState(connection, options.now);
  const held = await readHeld(connection, changes);
  const decided = changes.map((said) => {
    const before = held.get(said.id);
    return { said, before, decision: decide(said.change, said.digest, before?.current, options) };
  });
  const toWrite = decided.filter(({ decision }) => decision.write);
  const withheld = new Set(toWrite.filter((entry) => mustWait(entry, state)).map(({ said }) => said.id));
  // A row of a source that leaves something out leaves out what the source no longer says.
  const dropped = options.style === 'journal' ? await droppedBy(connection, toWrite) : NOTHING_DROPPED;
  const outcomes = decided.map(({ said: { id, change }, before, decision: { outcome, write } }) => {
    const told = withDropped(outcome, dropped.get(id));
    const waits = write ? withheld.has(id) && change.action === 'publish' : waitsStill(before);
    return waits ? markWithheld(told) : told;
  });
  await noteDeskVersions(connection, decided, options.style);
  if (toWrite.length === 0) return outcomes;

  const published = toWrite.flatMap(({ said: { change } }) =>
    change.action === 'publish' ? [change.record] : [],
  );
  const withSlug = await registerProvinces(connection, published, withheld);
  const upstreamIds = await registerUpstreams(connection, published);
  const publish = (record: SafeRecord, { said: { change }, before }: Decided): Published => ({
    content: withSlugs(record, withSlug),
    upstreamIds: (isUpstreamUnsaid(change) && before?.current.upstreamIds) || upstreamIds(record),
  });

  const placed = toWrite.map((entry) => place(entry, publish, state, options));
  const serve = placed.flatMap((entry) => entry.serve);
  const left = await provincesNamedBy(
    connection,
    serve.filter((version) => version.takenBack),
  );
  await saveVersions(connection, state, {
    serve,
    withhold: placed.flatMap((entry) => entry.withhold),
    added: placed.flatMap((entry) => entry.added),
    settled: placed.flatMap((entry) => entry.settled),
    turned: placed.flatMap((entry) => entry.turned),
  });
  await hideProvinces(connection, left);
  await append(
    connection,
    correctionEntries(
      placed.map((entry) => entry.made),
      options.now,
    ),
  );
  return outcomes;
}

/** The same content where all of its provinces have the slugs that they came with. */
function withSlugs(record: SafeRecord, withSlug: (province: Province) => Province): Published['content'] {
  if (record.kind === 'dossier') {
    const provinces = record.content.provinces.map(withSlug);
    const isSame = provinces.every((province, index) => province === record.content.provinces[index]);
    return isSame ? record.content : { ...record.content, provinces };
  }
  const province = record.content.province && withSlug(record.content.province);
  return province === record.content.province ? record.content : { ...record.content, province };
}

const waitsStill = (before: HeldVersions | undefined): boolean =>
  before?.waiting != null && before.waiting.status !== 'retracted';

const isUpstreamUnsaid = (change: Change): boolean =>
  change.action === 'publish' && change.upstreamUnsaid === true;

const NOTHING_DROPPED: ReadonlyMap<string, readonly string[]> = new Map();

const withDropped = (outcome: Outcome, dropped: readonly string[] | undefined): Outcome =>
  dropped && outcome.result === 'updated' ? { ...outcome, dropped } : outcome;

const markWithheld = (outcome: Outcome): Outcome =>
  outcome.result === 'refused' ? outcome : { ...outcome, withheld: true };

function refuseRepeatedIds(changes: readonly Said[]): void {
  const ids = new Set(changes.map(({ id }) => id));
  if (ids.size !== changes.length) throw new RangeError('A record id occurs more than once in one batch');
}
