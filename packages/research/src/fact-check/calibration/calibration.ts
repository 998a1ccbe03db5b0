import type { RecordIndex } from '../../index/record-index.js';
import type { Match } from '../find-matches.js';
import { FEATURES, FEATURES_VERSION, featuresOf } from './features.js';
import { type LogisticModel, probability } from './logistic.js';

/** How likely a match says what was submitted, as labelled pairs taught it, and from where on its verdict is taken over. */
export interface Calibration {
  /** Of the features; a model of another version is not used. */
  readonly features_version: number;
  /** SHA-256 of the labelled pairs, in hexadecimal: the same pairs in any order have the same. */
  readonly fingerprint: string;
  /** RFC 3339, UTC. */
  readonly fitted_at: string;
  readonly model: LogisticModel;
  /** Least probability at which a verdict is taken over. */
  readonly threshold: number;
}

/** Reads what a store holds; null for none, and for one of other features, which would mislead. */
export function readCalibration(stored: unknown): Calibration | null {
  if (typeof stored !== 'object' || stored === null) return null;
  // Written by `calibrate` alone; the version and the length of the weights say whether this program wrote it.
  const calibration = stored as Calibration;
  const isOurs =
    calibration.features_version === FEATURES_VERSION && calibration.model.weights.length === FEATURES.length;
  return isOurs ? calibration : null;
}

/** The probability that a match says what the message says. */
export function sameness(
  { model }: Pick<Calibration, 'model'>,
  index: RecordIndex,
  message: string,
  matches: readonly Match[],
  match: Match,
): number {
  return probability(model, featuresOf(index, message, matches, match));
}
