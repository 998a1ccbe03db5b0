import type { Scope } from '@partner-api/contract';
import type { Request } from 'express';
import type { Budget } from '../../config/quotas.js';
import type { Awaitable } from '../../time/when-there.js';
import type { Caller } from '../access/caller.js';
import { addressBlock } from './address-block.js';
import type { Limiter } from './limiter.js';

const BUDGET_OF_SCOPE: Readonly<Record<Scope, Budget>> = {
  read: 'reads',
  research: 'research',
  fact_check: 'fact_check',
};

export type Limiters = Readonly<Record<Budget, Limiter>>;

/** Stands for an address that must not be kept where others may read it. */
export type HideText = (text: string) => Promise<string>;

type Headers = Readonly<Record<string, string>>;

/** Counts a request; gives what the caller is told of its limits, throws or rejects with `quota-exceeded`. */
export type Limits = (request: Request, caller: Caller, scope: Scope) => Awaitable<Headers>;

/** How often a partner may ask, whatever key it uses; in open access, how often an address may. */
export const limits =
  (limiters: Limiters, hide: HideText): Limits =>
  (request, caller, scope) => {
    const limiter = limiters[BUDGET_OF_SCOPE[scope]];
    if (limiter.unlimited) return {};
    if (caller !== 'anyone') return limiter.count(`partner ${caller.partner}`);
    return addressOf(request, hide).then(limiter.count);
  };

/** Rejects with `quota-exceeded` once an address has failed too often. */
export const failedAuthentication =
  (limiters: Limiters, hide: HideText) =>
  async (request: Request): Promise<void> => {
    await limiters.failed_authentication.count(await addressOf(request, hide));
  };

async function addressOf({ socket }: Request, hide: HideText): Promise<string> {
  return `address ${await hide(addressBlock(socket.remoteAddress))}`;
}
