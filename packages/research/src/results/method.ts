import type { Method } from '@partner-api/contract';
import type { Calibration } from '../matching/calibration/calibration.js';

/** Answers and verdicts made from texts. */
export const EXTRACTIVE_METHOD: Method = { name: 'bm25-extractive', version: '1', machine_generated: true };

/** Answers and verdicts decided by a number computed from events. */
export const EVENTS_METHOD: Method = { name: 'event-computation', version: '1', machine_generated: true };

/** The method of verdicts inherited from reviewed claims. The version identifies the calibration, if there is one. */
export function inheritanceMethod(calibration: Calibration | null): Method {
  if (calibration === null) return EXTRACTIVE_METHOD;
  return {
    name: 'bm25-calibrated',
    version: `1+${calibration.fingerprint.slice(0, shownOfFingerprint)}`,
    machine_generated: true,
  };
}

const shownOfFingerprint = 12;

/**
 * The part of a language model in a result:
 *
 * - `model-wording`: it worded the statements, and each passed the check against its quotations.
 * - `model-ranking`: it ranked the matched claims.
 * - `model-reading`: it proposed the query, and the text supports each part of it.
 * - `model-unused`: nothing in its output passed the checks.
 * - `model-unavailable`: it did not respond.
 */
export type ModelPart =
  | 'model-wording'
  | 'model-ranking'
  | 'model-reading'
  | 'model-unused'
  | 'model-unavailable';

/** Adds the part of a model to the name of a method: `bm25-extractive+model-unavailable`. */
export function withModel(method: Method, part: ModelPart): Method {
  return { ...method, name: `${method.name}+${part}` };
}
