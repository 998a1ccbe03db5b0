import type { EventKind, Province } from '@partner-api/contract';
import type { Day } from './day.js';
import type { Deaths } from './deaths.js';

/** Days, both included; null is open. */
export interface Window {
  readonly from: Day | null;
  readonly to: Day | null;
}

/** Which events are meant. */
export interface Scope {
  /** ISO 3166-1 alpha-2; null for everywhere. */
  readonly country: string | null;
  /** Provinces of that country; none for the whole of it. */
  readonly provinces: readonly Province[];
  readonly window: Window;
  readonly kind: EventKind;
  readonly actors: readonly ActorNames[];
  /** Whether the actors did it (`by`), had a part in it, or fought each other there (`against`, of two). */
  readonly role: 'by' | 'involved' | 'against';
  /** How many were killed in each; null for any number, and for nobody. */
  readonly deaths: Deaths | null;
}

/** One actor, by every name that it has in the records. */
export type ActorNames = readonly string[];
