import type { EventKind, Province } from '@partner-api/contract';
import type { Day } from './day.js';
import type { Deaths } from './deaths.js';

/** Days, both included; null is open. */
export interface Window {
  readonly from: Day | null;
  readonly to: Day | null;
}

export const ANY_TIME: Window = { from: null, to: null };

/** A time of which both ends are told. */
export interface ClosedWindow {
  readonly from: Day;
  readonly to: Day;
}

export function isClosed<Some extends Window>(window: Some | null): window is Some & ClosedWindow {
  return window !== null && window.from !== null && window.to !== null;
}

/** How many days a time has; null for one that is open. */
export function daysIn(window: Window): number | null {
  return isClosed(window) ? window.to - window.from + 1 : null;
}

/** Whether all days of a time are days of another. */
export function isWithin(window: Window, other: Window): boolean {
  const begins = other.from === null || (window.from !== null && window.from >= other.from);
  return begins && (other.to === null || (window.to !== null && window.to <= other.to));
}

export function isSameTime(window: Window, other: Window): boolean {
  return window.from === other.from && window.to === other.to;
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
