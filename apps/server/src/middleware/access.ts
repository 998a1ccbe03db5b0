import type { Request, RequestHandler } from 'express';
import { authenticate } from '../access/authenticate.js';
import { setCaller } from '../access/caller.js';
import type { KeyCache } from '../access/key-cache.js';
import { requirePermission } from '../access/permission.js';
import { scopeOf } from '../operations.js';
import { problem } from '../problem.js';
import type { Clock } from '../services.js';

/** Nobody is asked for a key, and a header with one is not looked at. */
export const openAccess: RequestHandler = (_request, response, next) => {
  setCaller(response, 'anyone');
  next();
};

interface KeyAccessParts {
  readonly keys: KeyCache;
  readonly clock: Clock;
  /** May reject with another problem than the one that is due. */
  readonly onFailure: (request: Request) => Promise<void>;
}

/** Lets in who has a key in force that covers the operation. */
export const keyAccess =
  ({ keys, clock, onFailure }: KeyAccessParts): RequestHandler =>
  async (request, response, next) => {
    // Of several headers, Node would take the first, and a proxy before us perhaps another.
    const [authorization, ...others] = request.headersDistinct.authorization ?? [];
    const key = await authenticate(others.length > 0 ? undefined : authorization, keys, clock());
    if (!key) {
      await onFailure(request);
      throw problem('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } });
    }
    requirePermission(key, scopeOf(request.route.path));
    setCaller(response, { partner: key.partner.name });
    next();
  };
