import type { Scope } from '@partner-api/contract';

/**
 * The keys of partners. Every change is in the audit log and changes `RevisionWatch.access`; a use of a key is not a
 * change.
 */
export interface KeyStore {
  /** Creates the partner with its first key. */
  create(request: NewKeyRequest): Promise<CreatedKey>;
  /** Returns all keys, expired and revoked ones included, newest first. */
  list(): Promise<readonly AccessKey[]>;
  /** Creates a key for the same partner and scopes with the old `expiresAt`. A key has at most one successor. */
  rotate(id: string, request: RotateRequest): Promise<RotateOutcome>;
  revoke(id: string, now: Date): Promise<RevokeOutcome>;
  /** Returns a key in any state, so that lookup times do not reveal expired keys; null for an unknown ID. */
  find(id: string): Promise<StoredKey | null>;
  /** Returns all keys, expired and revoked ones included, for the cache of a server. */
  all(): Promise<readonly StoredKey[]>;
  /** Records the use of keys on a day (`YYYY-MM-DD`), keeping a later day; unknown IDs are ignored. */
  recordUse(ids: readonly string[], day: string): Promise<void>;
  /** Returns the present value of `RevisionWatch.access`, which differs after each change of keys and partners. */
  accessMoment(): Promise<string>;
}

export interface NewKeyRequest {
  readonly partner: string;
  /** At least one. */
  readonly scopes: readonly Scope[];
  /** Version of the terms that the holder accepted at `now`. */
  readonly termsVersion: string;
  /** Null for a key without expiry. */
  readonly expiresAt: Date | null;
  readonly now: Date;
}

export interface RotateRequest {
  /** How long the old key stays valid; 0 revokes it. An earlier expiry is kept. */
  readonly overlapHours: number;
  /** Version accepted anew at `now`; null keeps that of the old key. */
  readonly termsVersion: string | null;
  readonly now: Date;
}

export type RotateOutcome =
  | { readonly result: 'rotated'; readonly created: CreatedKey; readonly previous: AccessKey }
  | { readonly result: 'refused'; readonly reason: 'unknown_key' | 'revoked' | 'expired' }
  | {
      readonly result: 'refused';
      /** The key was already rotated and is valid until the end of its overlap. */
      readonly reason: 'replaced';
      readonly key: AccessKey;
      /** The active key at the end of the chain of rotations; null when every successor is revoked or expired. */
      readonly by: AccessKey | null;
    };

export type RevokeOutcome =
  /** `unchanged`: it was already revoked. */
  | { readonly result: 'revoked' | 'unchanged'; readonly key: AccessKey }
  | { readonly result: 'refused'; readonly reason: 'unknown_key' };

/** Times are RFC 3339 in UTC, to the second. */
export interface AccessKey {
  readonly id: string;
  readonly partner: {
    readonly name: string;
    /** Null when not suspended. */
    readonly suspendedAt: string | null;
    /** Limits of this partner; absent members use the default. */
    readonly limits: PartnerLimits;
  };
  readonly scopes: readonly Scope[];
  readonly termsVersion: string;
  readonly termsAcceptedAt: string;
  readonly createdAt: string;
  /** The first second at which the key is invalid. */
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  /** ID of the key that this one replaced. */
  readonly rotatedFrom: string | null;
  /** Last day in UTC with a request, recorded about a minute late; null for none. */
  readonly lastUsedOn: string | null;
}

export interface StoredKey extends AccessKey {
  /** SHA-256; compare with `hashOfSecret` in constant time. */
  readonly secretHash: Buffer;
}

export interface CreatedKey extends AccessKey {
  /** The key to send; shown once and never stored. */
  readonly key: string;
  /** Whether the partner was created with this key. */
  readonly newPartner: boolean;
}

export interface PartnerStore {
  /** Disables all keys of the partner until `resume`. */
  suspend(name: string, now: Date): Promise<PartnerOutcome>;
  resume(name: string, now: Date): Promise<PartnerOutcome>;
  /** Returns the partners by name. */
  list(): Promise<readonly Partner[]>;
  /** Replaces the partner's own limits, and records it in the audit log; an empty object restores the default. */
  setLimits(name: string, limits: PartnerLimits, now: Date): Promise<PartnerOutcome>;
  /** Adds counts to the usage of days; unknown partners are ignored. */
  recordUsage(uses: readonly PartnerUse[]): Promise<void>;
  /** Returns the usage from a day (`YYYY-MM-DD`) on, latest first; null for an unknown partner. */
  usage(name: string, since: string): Promise<readonly PartnerUsage[] | null>;
}

/** The budgets of a partner, each counted separately. */
export type PartnerBudget = 'reads' | 'research' | 'fact_check';

/** Number of requests; 0 means no limit. */
interface PartnerLimit {
  readonly perMinute?: number;
  readonly perDay?: number;
}

export type PartnerLimits = Readonly<Partial<Record<PartnerBudget, PartnerLimit>>>;

/** Usage of one day in UTC: admitted requests, and those refused for exceeding the limit. */
export interface PartnerUsage {
  readonly day: string;
  readonly budget: PartnerBudget;
  readonly admitted: number;
  readonly refused: number;
}

export interface PartnerUse extends PartnerUsage {
  readonly partner: string;
}

/** `unchanged`: it already had that state. */
export type PartnerOutcome =
  | { readonly result: 'changed' | 'unchanged'; readonly partner: Partner }
  | { readonly result: 'refused'; readonly reason: 'unknown_partner' };

export interface Partner {
  readonly name: string;
  /** RFC 3339 in UTC; null while it is not suspended. */
  readonly suspendedAt: string | null;
  readonly limits: PartnerLimits;
  readonly createdAt: string;
  /** Number of keys, expired and revoked ones included. */
  readonly keys: number;
}
