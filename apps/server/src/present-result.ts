import type { FactCheckResult, ResearchResult } from '@partner-api/contract';
import { presentOne } from './present.js';
import type { One, Presented } from './presented.js';
import { recordsIn } from './records-in.js';
import { resultWarnings } from './result-warnings.js';
import type { Services } from './services.js';

/** A result, credited to the upstream sources of every record that is named in it. */
export async function presentResult<Result extends ResearchResult | FactCheckResult>(
  services: Services,
  result: Result,
  asOf: Date,
): Promise<Presented<One<Result>>> {
  const upstream = await services.store.upstreamOf(recordsIn(result).map(({ id }) => id));
  const { headers, body } = presentOne(services, {
    data: result,
    upstream,
    asOf,
    warnings: resultWarnings(result),
  });
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
