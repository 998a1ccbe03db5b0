import { setImmediate } from 'node:timers/promises';
import type { UsedRecord } from '@partner-api/contract';
import {
  type Calibration,
  defaultCalibration,
  readCalibration,
} from '../matching/calibration/calibration.js';
import { changes } from '../records/changes.js';
import type { Corpus } from '../records/corpus.js';
import type { CanQuote } from '../records/disclosures.js';
import { excludePromptInjection } from '../records/prompt-injection.js';
import type { SnapshotStore } from '../snapshot/snapshot-store.js';
import { emptySnapshot, type IndexSnapshot } from './index-snapshot.js';
import { isHistoryIntact } from './is-history-intact.js';
import { snapshotManager } from './snapshot-manager.js';

export type { IndexSnapshot } from './index-snapshot.js';

/** The index, kept in sync with the corpus. */
export interface LiveIndex {
  /** Returns the index; refreshes it first if the last check is over half a second old. Rejects if the corpus does. */
  current(): Promise<IndexSnapshot>;
  /** Loads changes; concurrent calls share one run. Rejects if the corpus does, and keeps what was loaded. */
  refresh(): Promise<void>;
  /** The index without a refresh; null until the corpus was loaded completely. */
  loaded(): IndexSnapshot | null;
  /** Revision up to which changes were applied; grows during a load. */
  loadedUpTo(): number;
}

interface LiveIndexParts {
  readonly corpus: Corpus;
  readonly clock: () => Date;
  /** Created anew with each index, because decisions cached for one store do not apply to another. */
  readonly disclosures: () => CanQuote;
  /** Called with each record that is not indexed because it contains a prompt injection. */
  readonly onPromptInjection: (record: UsedRecord) => void;
  /** Called with an index before it is first used. */
  readonly warmUp: (snapshot: IndexSnapshot) => Promise<void>;
  /** Null: every start reads the whole corpus. */
  readonly snapshots: SnapshotStore | null;
}

export function createLiveIndex({
  corpus,
  clock,
  disclosures,
  onPromptInjection,
  warmUp,
  snapshots,
}: LiveIndexParts): LiveIndex {
  let snapshot: IndexSnapshot | null = null;
  let loadedUpTo = 0;
  let checkedAt = Number.NEGATIVE_INFINITY;
  const manager = snapshots === null ? null : snapshotManager(corpus, snapshots);
  const newSnapshot = () => emptySnapshot(disclosures());

  const refresh = shared(async () => {
    for (;;) {
      if (snapshot !== null && !(await isHistoryIntact(corpus, snapshot))) snapshot = null;
      const from = snapshot ?? (await manager?.restore(newSnapshot)) ?? null;
      if (from === null) await withLoadLock(loadAll);
      else snapshot = await catchUp(from);
      if (snapshot === null) continue;
      await manager?.saveIfDue(snapshot);
      return;
    }
  });

  const withLoadLock = (work: () => Promise<void>): Promise<void> => corpus.withLoadLock?.(work) ?? work();

  const loadAll = async (): Promise<void> => {
    // The process that loaded before may have saved a snapshot.
    snapshot = await catchUp((await manager?.restore(newSnapshot)) ?? newSnapshot());
    if (snapshot !== null) await manager?.saveIfDue(snapshot);
  };

  /** Applies all later changes; null if the corpus lost something that the index was read from. */
  const catchUp = async (from: IndexSnapshot): Promise<IndexSnapshot | null> => {
    // Read before the records, so that no coverage is claimed for records that are not loaded yet.
    const coverage = await corpus.coverage();
    const calibration = await calibrationOf(corpus, from.calibration);
    const revision = await corpus.revision();
    // A lower revision means another store, such as a restored backup, so the index is rebuilt.
    const base = from.revision <= revision ? from : newSnapshot();
    loadedUpTo = base.revision;
    for await (const reached of load(corpus, base, onPromptInjection)) loadedUpTo = reached;
    base.events.prepare();
    const loaded = { ...base, coverage, calibration, revision: Math.max(revision, loadedUpTo) };
    loadedUpTo = loaded.revision;
    // What fails here fails for whoever asks it; the index is ready all the same.
    if (snapshot === null) await warmUp(loaded).catch(() => undefined);
    return (await isHistoryIntact(corpus, loaded)) ? loaded : null;
  };

  const check = shared(async () => {
    const startedAt = clock().getTime();
    if (snapshot !== null && !(await isHistoryIntact(corpus, snapshot))) snapshot = null;
    const coverage = await corpus.coverage();
    const calibration = await calibrationOf(corpus, snapshot?.calibration ?? defaultCalibration());
    const revision = await corpus.revision();
    if (snapshot?.revision !== revision) await refresh();
    // A concurrent run may have missed the latest change; the next one cannot.
    if ((snapshot?.revision ?? 0) < revision) await refresh();
    if (snapshot !== null) snapshot = { ...snapshot, coverage, calibration };
    checkedAt = startedAt;
  });

  return {
    refresh,
    loaded: () => snapshot,
    loadedUpTo: () => loadedUpTo,
    current: async () => {
      const age = clock().getTime() - checkedAt;
      // If the clock was set back, the index must not count as fresh.
      if (snapshot === null || age < 0 || age > maxUncheckedMilliseconds) await check();
      if (snapshot === null) throw new Error('The index is level with the corpus, yet was not loaded');
      return snapshot;
    },
  };
}

/** A search must see an import within a second. */
const maxUncheckedMilliseconds = 500;
/** A page is parsed in one turn of the event loop. */
const pageSize = 200;

/** Returns the same object as long as the stored calibration is unchanged. */
async function calibrationOf(corpus: Corpus, used: Calibration): Promise<Calibration> {
  const kept = readCalibration((await corpus.calibration?.()) ?? null) ?? defaultCalibration();
  const isSame = kept.fingerprint === used.fingerprint && kept.fitted_at === used.fitted_at;
  return isSame ? used : kept;
}

async function* load(
  corpus: Corpus,
  { index, events, revision, readAt }: IndexSnapshot,
  onPromptInjection: LiveIndexParts['onPromptInjection'],
): AsyncGenerator<number, void, void> {
  const slices = new TimeSlices();
  for await (const page of changes(corpus, revision, pageSize)) {
    const [first] = page;
    if (first?.readAt !== undefined) readAt.add(first.readAt);
    for (const change of page) {
      const searched = excludePromptInjection(change);
      const { kind, record } = change;
      if (searched !== change) onPromptInjection({ kind, id: record.id, version: record.version });
      index.apply(searched);
      events.apply(change);
      if (slices.isExpired()) await slices.next();
    }
    for (const _ of index.compact()) await slices.next();
    yield page.at(-1)?.revision ?? revision;
    await slices.next();
  }
}

function shared(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}

/** Splits long work into slices of a few milliseconds, so that other work can run in between. */
class TimeSlices {
  #startedAt = performance.now();

  isExpired(): boolean {
    return performance.now() - this.#startedAt > maxSliceMilliseconds;
  }

  /** Yields to the event loop and starts the next slice. */
  async next(): Promise<void> {
    await setImmediate();
    this.#startedAt = performance.now();
  }
}

/** A concurrent request waits for a few slices at most. */
const maxSliceMilliseconds = 4;
