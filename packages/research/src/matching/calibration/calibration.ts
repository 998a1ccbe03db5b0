import { readFileSync } from 'node:fs';
import { indexLanguage } from '../../index/language-indexes.js';
import type { RecordIndex } from '../../index/record-index.js';
import type { Match } from '../finding/find-matches.js';
import { FEATURES, FEATURES_VERSION, measureMatches } from './features.js';
import { type LogisticModel, probability } from './logistic.js';

/** A model of how likely a match says the same, and the threshold for inheriting its verdict. */
export interface Calibration {
  /** Version of the features; a model of another version is not used. */
  readonly features_version: number;
  /** SHA-256 of the labelled pairs in any order, in hexadecimal. */
  readonly fingerprint: string;
  /** RFC 3339, UTC. */
  readonly fitted_at: string;
  readonly model: LogisticModel;
  /** Minimum probability for inheriting a verdict. */
  readonly threshold: number;
  /** Primary language subtags of the claims that it applies to; all if omitted. */
  readonly languages?: readonly string[];
}

/**
 * The default calibration, for stores without their own: `pnpm bench verdicts --write-default` fits it to CLEF
 * CheckThat! 2020. Its pairs are not the operator's, so its targets are stricter, and it applies to English alone.
 */
export function defaultCalibration(): Calibration {
  const shipped = readCalibration(shippedDefault);
  if (shipped === null) throw new Error('The calibration of the release is of other features: fit it anew');
  return shipped;
}

const shippedDefault: unknown = JSON.parse(
  readFileSync(new URL('../../../data/default-calibration.json', import.meta.url), 'utf8'),
);

/** Parses a stored calibration; null if there is none, or if it uses other features. */
export function readCalibration(stored: unknown): Calibration | null {
  if (typeof stored !== 'object' || stored === null) return null;
  // Only `calibrate` writes it, so the version and the number of weights suffice as a check.
  const calibration = stored as Calibration;
  const isOurs =
    calibration.features_version === FEATURES_VERSION && calibration.model.weights.length === FEATURES.length;
  return isOurs ? calibration : null;
}

/** The calibrated probability that a match says the same as the message. */
export interface MatchProbabilities {
  /** Null if the calibration does not apply to the match's language. */
  readonly probabilityOf: (match: Match) => number | null;
  /** Minimum probability for inheriting a verdict. */
  readonly threshold: number;
}

/** Computes the probability of each match on demand. */
export function matchProbabilities(
  { model, threshold, languages }: Calibration,
  index: RecordIndex,
  message: string,
  matches: readonly Match[],
): MatchProbabilities {
  const measure = measureMatches(index, message, matches);
  const holds = ({ record: { record } }: Match) => languages?.includes(indexLanguage(record.lang)) ?? true;
  return {
    probabilityOf: (match) => (holds(match) ? probability(model, measure(match)) : null),
    threshold,
  };
}
