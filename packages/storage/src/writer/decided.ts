import type { HeldVersions } from './held.js';
import type { Decision } from './plan.js';
import type { Said } from './said.js';

/** A change of a batch, what it was compared with and what it means. */
export interface Decided {
  readonly said: Said;
  /** Undefined for a record that the store meets for the first time. */
  readonly before: HeldVersions | undefined;
  readonly decision: Decision;
}
