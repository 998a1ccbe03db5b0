import type { Response } from 'express';

/** Who asks: a partner, by its key, or in open access nobody that is known. */
export type Caller = { readonly partner: string } | 'anyone';

export function setCaller(response: Response, caller: Caller): void {
  response.locals.caller = caller;
}

/** Throws an Error where no rule of access has run: without one, nothing may be answered. */
export function callerOf(response: Response): Caller {
  const caller: Caller | undefined = response.locals.caller;
  if (caller === undefined) throw new Error('Nobody has decided who may ask');
  return caller;
}
