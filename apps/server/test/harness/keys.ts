import { type Scope, TERMS } from '@partner-api/contract';
import type { CreatedKey, NewKeyRequest } from '@partner-api/storage';
import { NOW } from './records.js';
import type { TestServer } from './test-server.js';

export const ALL_SCOPES: readonly Scope[] = ['read', 'research', 'fact_check'];

/** Environment of a server that requires keys. */
export const WITH_KEYS = {
  ACCESS: 'keys',
  PUBLICATION_DELAY_HOURS: '0',
  PROVIDER_URL: 'https://desk.example/',
} as const;

export function createKey(server: TestServer, given: Partial<NewKeyRequest> = {}): Promise<CreatedKey> {
  return server.store.keys.create({
    partner: 'Vale Herald',
    scopes: ALL_SCOPES,
    termsVersion: TERMS.version,
    expiresAt: null,
    now: NOW,
    ...given,
  });
}

export function bearer({ key }: { readonly key: string }): { Authorization: string } {
  return { Authorization: `Bearer ${key}` };
}
