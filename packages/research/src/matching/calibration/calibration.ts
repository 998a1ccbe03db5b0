import { readFileSync } from 'node:fs';
import { indexLanguage } from '../../index/language-indexes.js';
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
  /** Primary subtags of the claims that it holds for; all where it names none. */
  readonly languages?: readonly string[];
}

/**
 * The one of the release, for stores whose desk has fitted none: `pnpm bench verdicts --write-default` fits it to CLEF CheckThat!
 * 2020. What it gives were the pairs of others, so its targets are stricter than those of a desk, and it holds for English alone.
 */
export function defaultCalibration(): Calibration {
  const shipped = readCalibration(shippedDefault);
  if (shipped === null) throw new Error('The calibration of the release is of other features: fit it anew');
  return shipped;
}

const shippedDefault: unknown = JSON.parse(
  readFileSync(new URL('../../../data/default-calibration.json', import.meta.url), 'utf8'),
);

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
  /** Null for a match in a language that the calibration does not hold for. */
  readonly probabilityOf: (match: Match) => number | null;
  readonly isEnough: (match: Match) => boolean;
}

/** Of each match that was found for a message, computed when it is asked for. */
export function samenessOf(
  { model, threshold, languages }: Calibration,
  index: RecordIndex,
  message: string,
  matches: readonly Match[],
): Sameness {
  const measure = measureMatches(index, message, matches);
  const known = new Map<Match, number | null>();
  const probabilityOf = (match: Match) => {
    const before = known.get(match);
    if (before !== undefined) return before;
    const holds = languages?.includes(indexLanguage(match.record.record.lang)) ?? true;
    const likely = holds ? probability(model, measure(match)) : null;
    known.set(match, likely);
    return likely;
  };
  return { probabilityOf, isEnough: (match) => (probabilityOf(match) ?? 0) >= threshold };
}
