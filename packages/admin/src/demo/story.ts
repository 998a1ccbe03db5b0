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

interface StoryBase {
  readonly id: string;
  readonly lang: DemoLanguage;
  readonly status?: 'disputed';
  readonly sensitive?: true;
}

/**
 * The content of a demo event; common members are added when the row is made. Links from events to claims and
 * dossiers are derived from the reverse links, so that both agree.
 */
export interface EventStory extends StoryBase {
  readonly type: EventType;
  readonly title: string;
  readonly summary: string;
  readonly occurred: Occurrence;
  readonly province: DemoProvince | null;
  readonly location?: ExactLocation;
  /** Each actor has one name, in English, because two names would count as two actors. */
  readonly actors: readonly Actor[];
  readonly casualties: Casualties;
  readonly verification: Verification;
  readonly sources: readonly Source[];
}

export interface ClaimStory extends StoryBase {
  readonly text: string;
  readonly context: string;
  readonly claimant: string | null;
  /** RFC 3339 time or date. */
  readonly claimed_at: string | null;
  readonly first_appearance_url: string | null;
  readonly province: DemoProvince | null;
  readonly event_ids: readonly string[];
  readonly review: Review | null;
}

export interface DossierStory extends StoryBase {
  readonly state: DossierState;
  readonly title: string;
  readonly summary: string;
  readonly period: Period;
  readonly provinces: readonly DemoProvince[];
  readonly sections: readonly Section[];
  /**
   * Without sensitive events, which would require marking the dossier sensitive and limit its texts to the province.
   */
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

/** A known count of zero, unlike an unknown number. */
export const NOBODY = people(0, 0, 0);

export const NOBODY_KILLED: Casualties = { killed: NOBODY, civilians_killed: NOBODY };

export const CASUALTIES_UNKNOWN: Casualties = { killed: UNKNOWN_NUMBER, civilians_killed: UNKNOWN_NUMBER };

export const placed = (
  precision: ExactLocation['precision'],
  latitude: number,
  longitude: number,
  uncertaintyMetres: number | null = null,
): ExactLocation => ({ latitude, longitude, precision, uncertainty_m: uncertaintyMetres });

/** Returns references to the first version of records. */
export const firstVersions = (...ids: readonly string[]): RecordReference[] =>
  ids.map((id) => ({ id, version: 1 }));
