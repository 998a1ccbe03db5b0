import type { Scope } from '@partner-api/contract';
import type { Request } from 'express';
import { problem } from '../../problems/problem.js';
import { type Awaitable, chainMaybeAsync } from '../../time/chain-maybe-async.js';
import type { Clock } from '../../time/clock.js';
import { authenticate } from './authenticate.js';
import type { Caller } from './caller.js';
import type { KeyCache } from './key-cache.js';
import type { KeyUses } from './key-uses.js';
import { requirePermission } from './permission.js';

/** Receives the id of the active key that a request presents, even if the request is refused afterwards. */
export interface PresentedKey {
  key: string | null;
}

/** Returns the caller; throws or rejects with the problem that refuses the request. */
export type Access = (request: Request, scope: Scope, presented: PresentedKey) => Awaitable<Caller>;

/** Requires no key and ignores the `Authorization` header. */
export const openAccess: Access = () => 'anyone';

interface KeyAccessParts {
  readonly keys: KeyCache;
  readonly uses: Pick<KeyUses, 'note'>;
  readonly clock: Clock;
  /** Counts the failed attempt; may reject with `quota-exceeded` in place of `unauthenticated`. */
  readonly onFailure: (request: Request) => Awaitable<void>;
}

/** Admits requests with an active key whose scopes cover the operation. */
export const keyAccess =
  ({ keys, uses, clock, onFailure }: KeyAccessParts): Access =>
  (request, scope, presented) => {
    const now = clock();
    return chainMaybeAsync(authenticate(onlyAuthorization(request), keys, now), (key) => {
      if (!key) {
        return chainMaybeAsync(onFailure(request), () => {
          throw problem('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } });
        });
      }
      // Recorded before the permission check, so that the operator also sees the use of a key that is refused.
      presented.key = key.id;
      uses.note(key.id, now);
      requirePermission(key, scope);
      return { partner: key.partner.name, limits: key.partner.limits };
    });
  };

const AUTHORIZATION = 'authorization';

/** Several `Authorization` headers count as none: Node takes the first, and a proxy in front may have taken another. */
function onlyAuthorization({ headers, rawHeaders }: Request): string | undefined {
  let found = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === AUTHORIZATION.length && name.toLowerCase() === AUTHORIZATION) found += 1;
  }
  return found > 1 ? undefined : headers.authorization;
}
