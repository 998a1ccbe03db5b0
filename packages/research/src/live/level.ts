import { RecordIndex } from '../index/record-index.js';
import { type Calibration, defaultCalibration } from '../matching/calibration/calibration.js';
import type { CoveredSpan, Moment } from '../records/corpus.js';
import type { MayRepeat } from '../records/disclosures.js';
import { HeldEvents } from './held-events.js';

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

export const emptyLevel = (mayRepeat: MayRepeat): Level => ({
  mayRepeat,
  index: new RecordIndex(),
  events: new HeldEvents(),
  coverage: [],
  calibration: defaultCalibration(),
  revision: 0,
  readAt: new Set(),
});
