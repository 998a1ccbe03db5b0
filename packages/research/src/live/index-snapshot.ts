import { RecordIndex } from '../index/record-index.js';
import { type Calibration, defaultCalibration } from '../matching/calibration/calibration.js';
import type { CoveredSpan, Moment } from '../records/corpus.js';
import type { CanQuote } from '../records/disclosures.js';
import { IndexedEvents } from './indexed-events.js';

/** A state of the index that contains every change up to a revision, and possibly some later ones. */
export interface IndexSnapshot {
  readonly index: RecordIndex;
  readonly events: IndexedEvents;
  /** Coverage of imports, not newer than the revision. */
  readonly coverage: readonly CoveredSpan[];
  readonly revision: number;
  /** Store states that the index was read from; the corpus must have been through all of them. */
  readonly readAt: Set<Moment>;
  /** The calibration that was fitted by the operator; otherwise the default. */
  readonly calibration: Calibration;
  /** Whether a text of the index may be quoted in a result. */
  readonly canQuote: CanQuote;
}

export const emptySnapshot = (canQuote: CanQuote): IndexSnapshot => ({
  canQuote,
  index: new RecordIndex(),
  events: new IndexedEvents(),
  coverage: [],
  calibration: defaultCalibration(),
  revision: 0,
  readAt: new Set(),
});
