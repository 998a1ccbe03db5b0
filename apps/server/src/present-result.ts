import type { FactCheckResult, ResearchResult } from '@partner-api/contract';
import { type One, type Presented, presentOne } from './present.js';
import type { Services } from './services.js';

/** A result, credited to the upstream sources of every record that is named in it. */
export async function presentResult<Result extends ResearchResult | FactCheckResult>(
  services: Services,
  result: Result,
  asOf: Date,
): Promise<Presented<One<Result>>> {
  const upstream = await services.store.upstreamOf(recordIds(result));
  const { headers, body } = presentOne(services, { data: result, upstream, asOf });
  return {
    body,
    headers: {
      ...headers,
      'Content-Language': result.locale.resolved,
      // The result repeats what was asked.
      'Cache-Control': 'private, no-store',
    },
  };
}

function recordIds(result: ResearchResult | FactCheckResult): string[] {
  const matched = 'matched_claims' in result ? result.matched_claims : [];
  const cited = result.evidence.map(({ record }) => record);
  return [...new Set([...result.used_records, ...cited, ...matched].map(({ id }) => id))];
}
