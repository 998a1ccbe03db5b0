import type { Method } from '@partner-api/contract';
import type { Calibration } from '../matching/calibration/calibration.js';

/** How both results are made from texts. */
export const EXTRACTIVE_METHOD: Method = { name: 'bm25-extractive', version: '1', machine_generated: true };

/** How they are made where a number computed from events decides. */
export const EVENTS_METHOD: Method = { name: 'event-computation', version: '1', machine_generated: true };

/** How verdicts are taken over from reviewed claims; with a calibration the version names the pairs that it was fitted to. */
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
 * What a language model did, or was asked for in vain:
 *
 * - `model-wording`: it worded the statements, and each stood up to its quotations.
 * - `model-ranking`: it put the matched claims in order.
 * - `model-reading`: it proposed what was counted, and the text bore out each part of that.
 * - `model-unused`: it had nothing to say that stood up.
 * - `model-unavailable`: it was asked and did not answer.
 */
export type ModelPart =
  | 'model-wording'
  | 'model-ranking'
  | 'model-reading'
  | 'model-unused'
  | 'model-unavailable';

/** `bm25-extractive+model-unavailable`: a method, and what a model had to do with it. */
export function withModel(method: Method, part: ModelPart): Method {
  return { ...method, name: `${method.name}+${part}` };
}
