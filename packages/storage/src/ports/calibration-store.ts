import type { Calibration } from '@partner-api/research';

/** The calibration of verdicts; `calibration` of the corpus gives the one that is kept. */
export interface CalibrationStore {
  /** In place of the one before. */
  keep(calibration: Calibration): Promise<void>;
  /** Whether there was one. */
  drop(): Promise<boolean>;
}
