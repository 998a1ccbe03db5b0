import type { Scope } from '@partner-api/contract';
import type { RequestHandler, Response } from 'express';
import type { Caller } from '../admission/access/caller.js';
import type { AccessControl } from '../admission/access-control.js';
import { scopeOf } from '../http/contract-operations.js';
import { stateOf } from '../http/request-state.js';

/** Passes the request through access control, unless the front already has: no request is counted twice. */
export const admission =
  (accessControl: Pick<AccessControl, 'admit'>, scope?: Scope): RequestHandler =>
  async (request, response, next) => {
    const state = stateOf(response);
    const { caller, headers } = await (state.admission ??
      accessControl.admit(request, scope ?? scopeOf(request.route.path), state));
    state.caller = caller;
    response.set(headers);
    next();
  };

/** Returns the caller; throws an Error if access control has not run, so that no handler can answer without it. */
export function callerOf(response: Response): Caller {
  const { caller } = stateOf(response);
  if (caller === null) throw new Error('Nobody has decided who may ask');
  return caller;
}
