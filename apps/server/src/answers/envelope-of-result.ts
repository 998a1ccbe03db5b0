import type { FactCheckResult, ResearchResult } from '@partner-api/contract';
import type { Store } from '@partner-api/storage';
import type { Answer, One } from './answer.js';
import { envelopeOf, type Publisher } from './envelope.js';
import { recordsIn } from './records-in.js';

interface ResultServices extends Publisher {
  readonly store: Pick<Store, 'upstreamOf'>;
}

/** Returns a result in its envelope, with the upstream sources of every record that it names. */
export async function envelopeOfResult<Result extends ResearchResult | FactCheckResult>(
  services: ResultServices,
  result: Result,
  asOf: Date,
): Promise<Answer<One<Result>>> {
  const upstream = await services.store.upstreamOf(recordsIn(result).map(({ id }) => id));
  const { headers, body } = envelopeOf(services, { data: result, upstream, asOf });
  return {
    body,
    headers: {
      ...headers,
      'Content-Language': result.locale.resolved,
      // The result repeats the question.
      'Cache-Control': 'private, no-store',
    },
  };
}
