import type { RecordIndex } from '../../index/record-index.js';
import type { Match } from '../finding/find-matches.js';
import { FEATURES, FEATURES_VERSION, measureMatches } from './features.js';
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

/** How likely each match of one message says what it says. */
export interface Sameness {
  readonly probabilityOf: (match: Match) => number;
  readonly isEnough: (probability: number) => boolean;
}

/** Of each match that was found for a message, computed when it is asked for. */
export function samenessOf(
  { model, threshold }: Calibration,
  index: RecordIndex,
  message: string,
  matches: readonly Match[],
): Sameness {
  const measure = measureMatches(index, message, matches);
  const known = new Map<Match, number>();
  return {
    probabilityOf: (match) => {
      const likely = known.get(match) ?? probability(model, measure(match));
      known.set(match, likely);
      return likely;
    },
    isEnough: (likely) => likely >= threshold,
  };
}
