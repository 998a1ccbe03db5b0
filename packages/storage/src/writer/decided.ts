import type { HeldVersions } from './held.js';
import type { Decision } from './plan.js';
import type { Prepared } from './prepared.js';

/** A change of a batch, the versions that it was compared with, and the decision. */
export interface Decided {
  readonly prepared: Prepared;
  /** Undefined for a new record. */
  readonly before: HeldVersions | undefined;
  readonly decision: Decision;
}
