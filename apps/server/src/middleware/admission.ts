import type { RequestHandler, Response } from 'express';
import type { Caller } from '../access/caller.js';
import type { Admission, Door } from '../door.js';
import { scopeOf } from '../operations.js';

/** Lets the request in at the door, unless the front has asked there already: nobody is counted twice. */
export const admission =
  (door: Pick<Door, 'admit'>): RequestHandler =>
  async (request, response, next) => {
    const asked: Promise<Admission> | undefined = response.locals.admission;
    const { caller, headers } = await (asked ?? door.admit(request, scopeOf(request.route.path)));
    response.locals.caller = caller;
    response.set(headers);
    next();
  };

/** Throws an Error where no rule of access has run: without one, nothing may be answered. */
export function callerOf(response: Response): Caller {
  const caller: Caller | undefined = response.locals.caller;
  if (caller === undefined) throw new Error('Nobody has decided who may ask');
  return caller;
}
