import type { Method } from '@partner-api/contract';

/** How both results are made from texts. */
export const EXTRACTIVE_METHOD: Method = { name: 'bm25-extractive', version: '1', machine_generated: true };

/** How they are made where a number computed from events decides. */
export const EVENTS_METHOD: Method = { name: 'event-computation', version: '1', machine_generated: true };

/**
 * What a language model did, or was asked for in vain:
 *
 * - `model-wording`: it worded the statements, and each stood up to its quotations.
 * - `model-ranking`: it put the matched claims in order.
 * - `model-unused`: it had nothing to say that stood up.
 * - `model-unavailable`: it was asked and did not answer.
 */
export type ModelPart = 'model-wording' | 'model-ranking' | 'model-unused' | 'model-unavailable';

/** `bm25-extractive+model-unavailable`: a method, and what a model had to do with it. */
export function withModel(method: Method, part: ModelPart): Method {
  return { ...method, name: `${method.name}+${part}` };
}
