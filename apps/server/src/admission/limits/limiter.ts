import type { Quota } from '../../config/quotas.js';
import { problem, type RequestProblem } from '../../problems/problem.js';
import type { Counters, Usage } from './counters.js';

/** `RateLimit` and `RateLimit-Policy` of draft-ietf-httpapi-ratelimit-headers-10; empty without a limit. */
type Headers = Readonly<Record<string, string>>;

export interface Limiter {
  readonly unlimited: boolean;
  /**
   * Counts one request of `who` against every quota of a budget and returns the headers. Rejects with `quota-exceeded`
   * if a quota is exceeded.
   */
  readonly count: (who: string) => Promise<Headers>;
}

export function limiter(quotas: readonly Quota[], counters: Counters): Limiter {
  const counts = quotas.map(counters);
  const policy = quotas.map(({ name, maximum, seconds }) => `"${name}";q=${maximum};w=${seconds}`).join(', ');
  const headersOf = (usages: readonly Usage[]): Headers => {
    const left = usages.map(
      ({ quota, remaining, resetSeconds }) => `"${quota.name}";r=${remaining};t=${resetSeconds}`,
    );
    const headers = { 'RateLimit-Policy': policy, RateLimit: left.join(', ') };
    const refusal = refusalOf(usages, headers);
    if (refusal) throw refusal;
    return headers;
  };
  return {
    unlimited: counts.length === 0,
    count: async (who) => headersOf(await Promise.all(counts.map((count) => count(who)))),
  };
}

function refusalOf(usages: readonly Usage[], headers: Headers): RequestProblem | null {
  if (!usages.some(({ exceeded }) => exceeded)) return null;
  // Report the quota that takes longest to reset: retrying after a shorter one would be refused again.
  const [longest] = usages
    .filter(({ exceeded }) => exceeded)
    .sort((one, other) => other.resetSeconds - one.resetSeconds);
  if (!longest) return null;
  const { quota, resetSeconds } = longest;
  return problem('quota-exceeded', {
    detail: `The quota ${quota.name} of ${quota.maximum} in ${quota.seconds} seconds is used up. Try again in ${resetSeconds} seconds.`,
    headers: { ...headers, 'Retry-After': String(resetSeconds) },
  });
}
