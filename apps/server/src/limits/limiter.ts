import { problem, type RequestProblem } from '../problem.js';
import type { Counters } from './counters.js';
import type { Quota, Usage } from './quota.js';

interface Verdict {
  /** `RateLimit` and `RateLimit-Policy`, as of draft-ietf-httpapi-ratelimit-headers-10; none without a limit. */
  readonly headers: Readonly<Record<string, string>>;
  /** `quota-exceeded`, when this was one too many. */
  readonly refusal: RequestProblem | null;
}

/** Counts one request of `who` against every quota of a budget. */
export type Limiter = (who: string) => Promise<Verdict>;

export function limiter(quotas: readonly Quota[], counters: Counters): Limiter {
  const counts = quotas.map(counters);
  const policy = quotas.map(({ name, maximum, seconds }) => `"${name}";q=${maximum};w=${seconds}`).join(', ');
  return async (who): Promise<Verdict> => {
    if (counts.length === 0) return { headers: {}, refusal: null };
    const usages = await Promise.all(counts.map((count) => count(who)));
    const left = usages.map(
      ({ quota, remaining, resetSeconds }) => `"${quota.name}";r=${remaining};t=${resetSeconds}`,
    );
    return {
      headers: { 'RateLimit-Policy': policy, RateLimit: left.join(', ') },
      refusal: refusalOf(usages),
    };
  };
}

function refusalOf(usages: readonly Usage[]): RequestProblem | null {
  // The one that lasts longest: to wait for another would end in the next refusal.
  const [longest] = usages
    .filter(({ exceeded }) => exceeded)
    .sort((one, other) => other.resetSeconds - one.resetSeconds);
  if (!longest) return null;
  const { quota, resetSeconds } = longest;
  return problem('quota-exceeded', {
    detail: `The quota ${quota.name} of ${quota.maximum} in ${quota.seconds} seconds is used up. Try again in ${resetSeconds} seconds.`,
    headers: { 'Retry-After': String(resetSeconds) },
  });
}
