import type { Request, RequestHandler } from 'express';
import { callerOf } from '../access/caller.js';
import { addressBlock } from '../limits/address-block.js';
import type { Limiter } from '../limits/limiter.js';
import { BUDGET_OF_SCOPE, type Budget } from '../limits/quota.js';
import { scopeOf } from '../operations.js';

export type Limiters = Readonly<Record<Budget, Limiter>>;

/** Stands for an address that must not be kept where others may read it. */
export type HideText = (text: string) => Promise<string>;

/** How often a partner may ask, whatever key it uses; in open access, how often an address may. */
export const limits =
  (limiters: Limiters, hide: HideText): RequestHandler =>
  async (request, response, next) => {
    const caller = callerOf(response);
    const who = caller === 'anyone' ? await addressOf(request, hide) : `partner ${caller.partner}`;
    const { headers, refusal } = await limiters[BUDGET_OF_SCOPE[scopeOf(request.route.path)]](who);
    response.set(headers);
    if (refusal) throw refusal;
    next();
  };

/** Rejects with `quota-exceeded` once an address has failed too often. */
export const failedAuthentication =
  (limiters: Limiters, hide: HideText) =>
  async (request: Request): Promise<void> => {
    const { refusal } = await limiters.failed_authentication(await addressOf(request, hide));
    if (refusal) throw refusal;
  };

async function addressOf({ socket }: Request, hide: HideText): Promise<string> {
  return `address ${await hide(addressBlock(socket.remoteAddress))}`;
}
