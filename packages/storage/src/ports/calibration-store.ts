import type { Calibration } from '@partner-api/research';

/** Changes the calibration of verdicts; `Corpus.calibration` reads it. */
export interface CalibrationStore {
  /** Replaces the previous calibration. */
  keep(calibration: Calibration): Promise<void>;
  /** Returns whether there was a calibration. */
  drop(): Promise<boolean>;
}
