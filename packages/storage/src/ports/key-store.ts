import type { Scope } from '@partner-api/contract';

/** The keys of partners. Every change is in the audit log and told by `RevisionWatch.access`; that they are used is no change. */
export interface KeyStore {
  /** A partner is made with its first key. */
  create(request: NewKeyRequest): Promise<CreatedKey>;
  /** Ended keys included, newest first. */
  list(): Promise<readonly AccessKey[]>;
  /** A new key for the same partner and scopes, ending with the old one's `expiresAt`. A key has one successor at most. */
  rotate(id: string, request: RotateRequest): Promise<RotateOutcome>;
  revoke(id: string, now: Date): Promise<RevokeOutcome>;
  /** Whatever its state, so that an ended key takes as long as one in force; null when there is none. */
  find(id: string): Promise<StoredKey | null>;
  /** Ended keys included: servers hold all of them. */
  all(): Promise<readonly StoredKey[]>;
  /** Notes that keys were used on a day, `YYYY-MM-DD`; what was noted of a later one stays. Unknown ids are passed over. */
  recordUse(ids: readonly string[], day: string): Promise<void>;
  /** As `RevisionWatch.access` tells it, by now: another text after each change of keys and partners. */
  accessMoment(): Promise<string>;
}

export interface NewKeyRequest {
  readonly partner: string;
  /** At least one. */
  readonly scopes: readonly Scope[];
  /** The version of the terms that the holder accepted, at `now`. */
  readonly termsVersion: string;
  /** Null for a key that does not expire. */
  readonly expiresAt: Date | null;
  readonly now: Date;
}

export interface RotateRequest {
  /** How long the old key goes on working; 0 revokes it. It is never lengthened. */
  readonly overlapHours: number;
  /** Accepted anew, at `now`; null keeps what the old key has. */
  readonly termsVersion: string | null;
  readonly now: Date;
}

export type RotateOutcome =
  | { readonly result: 'rotated'; readonly created: CreatedKey; readonly previous: AccessKey }
  | { readonly result: 'refused'; readonly reason: 'unknown_key' | 'revoked' | 'expired' }
  | {
      readonly result: 'refused';
      /** It was rotated before, and works until the end of its overlap. */
      readonly reason: 'replaced';
      readonly key: AccessKey;
      /** The key that stands in its place by now; null when all that did have ended. */
      readonly by: AccessKey | null;
    };

export type RevokeOutcome =
  /** `unchanged`: it had been revoked before. */
  | { readonly result: 'revoked' | 'unchanged'; readonly key: AccessKey }
  | { readonly result: 'refused'; readonly reason: 'unknown_key' };

/** Times are RFC 3339 in UTC, to the second. */
export interface AccessKey {
  readonly id: string;
  readonly partner: {
    readonly name: string;
    /** Null while it is not suspended. */
    readonly suspendedAt: string | null;
    /** Those that are its own; what is absent is as for every partner. */
    readonly limits: PartnerLimits;
  };
  readonly scopes: readonly Scope[];
  readonly termsVersion: string;
  readonly termsAcceptedAt: string;
  readonly createdAt: string;
  /** The first second at which it no longer works. */
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  /** The id of the key that this one replaced. */
  readonly rotatedFrom: string | null;
  /** The last day, in UTC, on which a request came with it, a minute or so late; null when none has. */
  readonly lastUsedOn: string | null;
}

export interface StoredKey extends AccessKey {
  /** SHA-256, to be compared in constant time with `hashOfSecret`. */
  readonly secretHash: Buffer;
}

export interface CreatedKey extends AccessKey {
  /** What the partner sends; to be shown once, and kept nowhere. */
  readonly key: string;
  /** Whether the partner was made with it. */
  readonly newPartner: boolean;
}

export interface PartnerStore {
  /** All keys of the partner stop working until `resume`. */
  suspend(name: string, now: Date): Promise<PartnerOutcome>;
  resume(name: string, now: Date): Promise<PartnerOutcome>;
  /** By name. */
  list(): Promise<readonly Partner[]>;
  /** Replaces its own limits; an empty object gives it those of every partner. In the audit log. */
  setLimits(name: string, limits: PartnerLimits, now: Date): Promise<PartnerOutcome>;
  /** Adds to what is noted of days. Unknown partners are passed over. */
  recordUsage(uses: readonly PartnerUse[]): Promise<void>;
  /** From a day on, `YYYY-MM-DD`, latest first; null when there is no such partner. */
  usage(name: string, since: string): Promise<readonly PartnerUsage[] | null>;
}

/** What partners ask for, each counted apart. */
export type PartnerBudget = 'reads' | 'research' | 'fact_check';

/** How many requests; 0: no limit. */
interface PartnerLimit {
  readonly perMinute?: number;
  readonly perDay?: number;
}

export type PartnerLimits = Readonly<Partial<Record<PartnerBudget, PartnerLimit>>>;

/** Of one day in UTC: requests that were let in, and those that were too many. */
export interface PartnerUsage {
  readonly day: string;
  readonly budget: PartnerBudget;
  readonly admitted: number;
  readonly refused: number;
}

export interface PartnerUse extends PartnerUsage {
  readonly partner: string;
}

/** `unchanged`: it was so before. */
export type PartnerOutcome =
  | { readonly result: 'changed' | 'unchanged'; readonly partner: Partner }
  | { readonly result: 'refused'; readonly reason: 'unknown_partner' };

export interface Partner {
  readonly name: string;
  /** RFC 3339 in UTC; null while it is not suspended. */
  readonly suspendedAt: string | null;
  readonly limits: PartnerLimits;
  readonly createdAt: string;
  /** Ended ones included. */
  readonly keys: number;
}
