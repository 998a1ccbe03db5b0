import type {
  Claim,
  ConflictEvent,
  Dossier,
  LocationPrecision,
  RecordKind,
  Upstream,
} from '@partner-api/contract';

/** What storage adds to the content of a record when it publishes a version of it. */
type Published = 'id' | 'version' | 'status' | 'published_at' | 'updated_at' | 'corrections';

export type EventContent = Omit<ConflictEvent, Published>;
export type DossierContent = Omit<Dossier, Published>;
export type ClaimContent = Omit<Claim, Published>;

export interface ContentByKind {
  event: EventContent;
  dossier: DossierContent;
  claim: ClaimContent;
}

/** A place as a source gives it. It exists only between reading a row and `safeguard`. */
export interface ExactLocation {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres; null when the source does not say. */
  readonly uncertainty_m: number | null;
  readonly precision: LocationPrecision;
}

/** An event as an import reads it: the exact place is still in it, and texts are as the source has them. */
export type EventDraft = Omit<EventContent, 'location'> & {
  readonly location: ExactLocation | null;
  /** ISO 3166-1 alpha-2; only told where no province does. */
  readonly country?: string;
};

interface DraftFields {
  readonly id: string;
  readonly status: 'published' | 'disputed';
  /** Marked by the desk or by the format; `safeguard` adds the classes it recognises itself. */
  readonly sensitive: boolean;
  /** Whom to credit beside the provider. */
  readonly upstream: readonly Upstream[];
}

export type RecordDraft =
  | (DraftFields & { readonly kind: 'event'; readonly content: EventDraft })
  | (DraftFields & { readonly kind: 'dossier'; readonly content: DossierContent })
  | (DraftFields & { readonly kind: 'claim'; readonly content: ClaimContent });

declare const safeguarded: unique symbol;

interface SafeFields extends DraftFields {
  /** Only `safeguard` makes values of this type, and storage takes no other. */
  readonly [safeguarded]: true;
}

export type SafeRecord = {
  [Kind in RecordKind]: SafeFields & { readonly kind: Kind; readonly content: ContentByKind[Kind] };
}[RecordKind];
