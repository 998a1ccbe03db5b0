import type {
  Actor,
  Casualties,
  DossierState,
  Estimate,
  EventType,
  Occurrence,
  Period,
  RecordReference,
  Review,
  Section,
  Source,
  Verification,
} from '@partner-api/contract';
import type { ExactLocation } from '@partner-api/safeguards';
import type { DemoProvince } from './provinces.js';

export type DemoLanguage = 'en' | 'es';

interface Told {
  readonly id: string;
  readonly lang: DemoLanguage;
  readonly status?: 'disputed';
  readonly sensitive?: true;
}

/**
 * What an author of the demo writes about an event; what all rows have in common is added when the row is made. Claims
 * and dossiers name their events, and the way back is derived, so the two cannot disagree.
 */
export interface EventStory extends Told {
  readonly type: EventType;
  readonly title: string;
  readonly summary: string;
  readonly occurred: Occurrence;
  readonly province: DemoProvince | null;
  readonly location?: ExactLocation;
  /** By one name each, the English one, whatever the language of the text: an actor with two names counts as two. */
  readonly actors: readonly Actor[];
  readonly casualties: Casualties;
  readonly verification: Verification;
  readonly sources: readonly Source[];
}

export interface ClaimStory extends Told {
  readonly text: string;
  readonly context: string;
  readonly claimant: string | null;
  /** RFC 3339 or a date. */
  readonly claimed_at: string | null;
  readonly first_appearance_url: string | null;
  readonly province: DemoProvince | null;
  readonly event_ids: readonly string[];
  readonly review: Review | null;
}

export interface DossierStory extends Told {
  readonly state: DossierState;
  readonly title: string;
  readonly summary: string;
  readonly period: Period;
  readonly provinces: readonly DemoProvince[];
  readonly sections: readonly Section[];
  /** No sensitive events: a dossier that names them has to be marked, and its texts tell of them by province only. */
  readonly event_refs: readonly RecordReference[];
  readonly claim_refs: readonly RecordReference[];
  readonly sources: readonly Source[];
}

export const people = (low: number | null, best: number | null, high: number | null): Estimate => ({
  low,
  best,
  high,
});

export const UNKNOWN_NUMBER = people(null, null, null);

/** Counted, and there were none: not the same as unknown. */
export const NOBODY = people(0, 0, 0);

export const NOBODY_KILLED: Casualties = { killed: NOBODY, civilians_killed: NOBODY };

export const CASUALTIES_UNKNOWN: Casualties = { killed: UNKNOWN_NUMBER, civilians_killed: UNKNOWN_NUMBER };

export const placed = (
  precision: ExactLocation['precision'],
  latitude: number,
  longitude: number,
  uncertaintyMetres: number | null = null,
): ExactLocation => ({ latitude, longitude, precision, uncertainty_m: uncertaintyMetres });

/** References to records as they were first published. */
export const firstVersions = (...ids: readonly string[]): RecordReference[] =>
  ids.map((id) => ({ id, version: 1 }));
