import type {
  Claim,
  ConflictEvent,
  Dossier,
  LocationPrecision,
  RecordKind,
  Upstream,
} from '@partner-api/contract';

/** Members that storage adds when it publishes a version. */
type Published = 'id' | 'version' | 'status' | 'published_at' | 'updated_at' | 'corrections';

export type EventContent = Omit<ConflictEvent, Published>;
export type DossierContent = Omit<Dossier, Published>;
export type ClaimContent = Omit<Claim, Published>;

export interface ContentByKind {
  event: EventContent;
  dossier: DossierContent;
  claim: ClaimContent;
}

/** An exact location as a source gives it. It exists only between reading a row and `safeguard`. */
export interface ExactLocation {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres; null when the source does not say. */
  readonly uncertainty_m: number | null;
  readonly precision: LocationPrecision;
}

/** An event as imported, with its exact location and unredacted texts. */
export type EventDraft = Omit<EventContent, 'location'> & {
  readonly location: ExactLocation | null;
  /** ISO 3166-1 alpha-2; used only if there is no province. */
  readonly country?: string;
};

interface DraftFields {
  readonly id: string;
  readonly status: 'published' | 'disputed';
  /** Set by the desk or the format; `safeguard` adds the classes that it recognises. */
  readonly sensitive: boolean;
  /** The sources to credit besides the provider. */
  readonly upstream: readonly Upstream[];
}

export type RecordDraft =
  | (DraftFields & { readonly kind: 'event'; readonly content: EventDraft })
  | (DraftFields & { readonly kind: 'dossier'; readonly content: DossierContent })
  | (DraftFields & { readonly kind: 'claim'; readonly content: ClaimContent });

declare const safeguarded: unique symbol;

interface SafeFields extends DraftFields {
  /** A brand that only `safeguard` sets; storage takes no other type. */
  readonly [safeguarded]: true;
}

export type SafeRecord = {
  [Kind in RecordKind]: SafeFields & { readonly kind: Kind; readonly content: ContentByKind[Kind] };
}[RecordKind];
