import type { UsedRecord } from '@partner-api/contract';
import { RecordIndex } from '../index/record-index.js';
import {
  type Calibration,
  defaultCalibration,
  readCalibration,
} from '../matching/calibration/calibration.js';
import { changes } from '../records/changes.js';
import type { Corpus, CoveredSpan, Moment } from '../records/corpus.js';
import type { MayRepeat } from '../records/disclosures.js';
import { setAside } from '../records/set-aside.js';
import { HeldEvents } from './held-events.js';
import { Turns } from './turns.js';

/** The index, kept level with the corpus. */
export interface LiveIndex {
  /** The index, brought level first unless that was seen to in the last half second. Rejects when the corpus does. */
  current(): Promise<Level>;
  /** Loads what changed. Calls at the same time share one run. Rejects when the corpus does; what was loaded stays. */
  refresh(): Promise<void>;
  /** The index as it is; null until all of the corpus has been loaded once. */
  loaded(): Level | null;
}

/** An index that holds every change up to a revision, and perhaps some later ones. */
export interface Level {
  readonly index: RecordIndex;
  readonly events: HeldEvents;
  /** What imports cover; none of it is newer than the revision. */
  readonly coverage: readonly CoveredSpan[];
  readonly revision: number;
  /** When what is in the index was read: of these moments the corpus must have been through all. */
  readonly readAt: Set<Moment>;
  /** How likely a match says the same: as the desk has fitted it, else as the release has. */
  readonly calibration: Calibration;
  /** Of its texts, those that a result may repeat. */
  readonly mayRepeat: MayRepeat;
}

interface LiveIndexParts {
  readonly corpus: Corpus;
  readonly clock: () => Date;
  /** Made anew with each index: what is remembered of the texts of one store says nothing about another's. */
  readonly disclosures: () => MayRepeat;
  /** Hears of each record that is not searched because it speaks to machines. */
  readonly onSetAside: (record: UsedRecord) => void;
}

export function createLiveIndex({ corpus, clock, disclosures, onSetAside }: LiveIndexParts): LiveIndex {
  let level: Level | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;

  const refresh = shared(async () => {
    for (;;) {
      if (level !== null && !(await continues(corpus, level))) level = null;
      // Asked for first: records that came later must not be missing from what is said to be complete.
      const coverage = await corpus.coverage();
      const calibration = await calibrationOf(corpus, level?.calibration ?? defaultCalibration());
      const revision = await corpus.revision();
      // A revision that went back is another store: a backup was restored. What was loaded says nothing about it.
      const from = level !== null && level.revision <= revision ? level : startingLevel(disclosures());
      const loadedUpTo = await load(corpus, from, onSetAside);
      from.events.prepare();
      const loaded = { ...from, coverage, calibration, revision: Math.max(revision, loadedUpTo) };
      level = (await continues(corpus, loaded)) ? loaded : null;
      if (level !== null) return;
    }
  });

  const check = shared(async () => {
    const startedAt = clock().getTime();
    if (level !== null && !(await continues(corpus, level))) level = null;
    const coverage = await corpus.coverage();
    const calibration = await calibrationOf(corpus, level?.calibration ?? defaultCalibration());
    const revision = await corpus.revision();
    if (level?.revision !== revision) await refresh();
    // A run that was under way may have missed the latest change; the next one cannot.
    if ((level?.revision ?? 0) < revision) await refresh();
    if (level !== null) level = { ...level, coverage, calibration };
    checkedAt = startedAt;
  });

  return {
    refresh,
    loaded: () => level,
    current: async () => {
      const age = clock().getTime() - checkedAt;
      // A clock that was set back must not keep an old index.
      if (level === null || age < 0 || age > longestUncheckedMilliseconds) await check();
      if (level === null) throw new Error('The index is level with the corpus, yet was not loaded');
      return level;
    },
  };
}

/** An import is to be seen by searches within a second. */
const longestUncheckedMilliseconds = 500;
/** A page is parsed in one turn of the event loop. */
const pageSize = 200;

const startingLevel = (mayRepeat: MayRepeat): Level => ({
  mayRepeat,
  index: new RecordIndex(),
  events: new HeldEvents(),
  coverage: [],
  calibration: defaultCalibration(),
  revision: 0,
  readAt: new Set(),
});

/** Of an index with anything that the corpus has lost, nothing can be told from the rest. */
async function continues(corpus: Corpus, { readAt }: Level): Promise<boolean> {
  if (!corpus.continues) return true;
  const moments = [...readAt];
  const present = await corpus.continues(moments);
  if (present === null) return false;
  for (const moment of moments) readAt.delete(moment);
  readAt.add(present);
  return true;
}

/** The one that is used already, while it is the one that is kept. */
async function calibrationOf(corpus: Corpus, used: Calibration): Promise<Calibration> {
  const kept = readCalibration((await corpus.calibration?.()) ?? null) ?? defaultCalibration();
  const isSame = kept.fingerprint === used.fingerprint && kept.fitted_at === used.fitted_at;
  return isSame ? used : kept;
}

async function load(
  corpus: Corpus,
  { index, events, revision, readAt }: Level,
  onSetAside: LiveIndexParts['onSetAside'],
): Promise<number> {
  const turns = new Turns();
  let loadedUpTo = revision;
  for await (const page of changes(corpus, revision, pageSize)) {
    const [first] = page;
    if (first?.readAt !== undefined) readAt.add(first.readAt);
    for (const change of page) {
      const searched = setAside(change);
      const { kind, record } = change;
      if (searched !== change) onSetAside({ kind, id: record.id, version: record.version });
      index.apply(searched);
      events.apply(change);
      if (turns.isOver()) await turns.next();
    }
    for (const _ of index.compact()) await turns.next();
    loadedUpTo = page.at(-1)?.revision ?? loadedUpTo;
    await turns.next();
  }
  return loadedUpTo;
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
