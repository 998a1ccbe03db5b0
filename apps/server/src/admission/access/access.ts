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

/** Is told the id of the key that a request came with, whatever becomes of it. */
export interface KeyShown {
  key: string | null;
}

/** Who asks, when it may; throws or rejects with the problem that keeps it out. */
export type Access = (request: Request, scope: Scope, shown: KeyShown) => Awaitable<Caller>;

/** Nobody is asked for a key, and a header with one is not looked at. */
export const openAccess: Access = () => 'anyone';

interface KeyAccessParts {
  readonly keys: KeyCache;
  readonly uses: Pick<KeyUses, 'note'>;
  readonly clock: Clock;
  /** May reject with another problem than the one that is due. */
  readonly onFailure: (request: Request) => Awaitable<void>;
}

/** Lets in who has a key in force that covers the operation. */
export const keyAccess =
  ({ keys, uses, clock, onFailure }: KeyAccessParts): Access =>
  (request, scope, shown) => {
    const now = clock();
    return chainMaybeAsync(authenticate(onlyAuthorization(request), keys, now), (key) => {
      if (!key) {
        return chainMaybeAsync(onFailure(request), () => {
          throw problem('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } });
        });
      }
      // Refused for another reason, somebody has it all the same.
      shown.key = key.id;
      uses.note(key.id, now);
      requirePermission(key, scope);
      return { partner: key.partner.name, limits: key.partner.limits };
    });
  };

/** Of several, Node would take the first, and a proxy before us perhaps another. */
function onlyAuthorization({ headers, rawHeaders }: Request): string | undefined {
  let found = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 13 && name.toLowerCase() === 'authorization') found += 1;
  }
  return found > 1 ? undefined : headers.authorization;
}
