import { type Scope, TERMS } from '@partner-api/contract';
import { type AccessKey, type CreatedKey, type KeyState, keyState } from '@partner-api/storage';

/** A new key, the only output that includes the secret. Times are RFC 3339 in UTC. */
export interface ShownNewKey {
  readonly id: string;
  /** Value of `Authorization: Bearer <key>`. */
  readonly key: string;
  readonly partner: string;
  readonly scopes: readonly Scope[];
  readonly terms_version: string;
  /** Null for a key without expiry. */
  readonly expires_at: string | null;
}

export interface ShownKey {
  readonly id: string;
  readonly partner: string;
  /** `active`, or the first reason to refuse a request with this key. */
  readonly state: KeyState | 'partner_suspended' | 'terms_outdated';
  readonly scopes: readonly Scope[];
  readonly terms_version: string;
  readonly terms_accepted_at: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly rotated_from: string | null;
  /** Last day in UTC with a request; null for none. */
  readonly last_used_on: string | null;
}

export const toShownNewKey = (created: CreatedKey): ShownNewKey => ({
  id: created.id,
  key: created.key,
  partner: created.partner.name,
  scopes: created.scopes,
  terms_version: created.termsVersion,
  expires_at: created.expiresAt,
});

export const toShownKey = (key: AccessKey, now: Date): ShownKey => ({
  id: key.id,
  partner: key.partner.name,
  state: stateOf(key, now),
  scopes: key.scopes,
  terms_version: key.termsVersion,
  terms_accepted_at: key.termsAcceptedAt,
  created_at: key.createdAt,
  expires_at: key.expiresAt,
  revoked_at: key.revokedAt,
  rotated_from: key.rotatedFrom,
  last_used_on: key.lastUsedOn,
});

function stateOf(key: AccessKey, now: Date): ShownKey['state'] {
  const state = keyState(key, now);
  if (state !== 'active') return state;
  if (key.partner.suspendedAt !== null) return 'partner_suspended';
  return key.termsVersion === TERMS.version ? 'active' : 'terms_outdated';
}

/** Note that accompanies each new key. */
export const SHOWN_ONCE = 'The key is shown this once; the store keeps only a hash of it.';
