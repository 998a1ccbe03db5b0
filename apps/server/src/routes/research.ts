import type { ResearchRequest, ResearchResponse } from '@partner-api/contract';
import type { Answer } from '../answers/answer.js';
import { envelopeOfResult } from '../answers/envelope-of-result.js';
import { withoutKeys } from '../redaction/without-keys.js';
import { nowToTheSecond } from '../time/clock.js';
import { requireIndex } from './require-index.js';
import type { Services } from './services.js';

export const research =
  (services: Services) =>
  async (request: ResearchRequest, who: string): Promise<Answer<ResearchResponse>> => {
    requireIndex(services.researcher);
    const asOf = nowToTheSecond(services.clock);
    // First, because the result repeats the question and a model may be sent it.
    const query = withoutKeys(request.query);
    const result = await services.researcher.research({ ...request, query }, who);
    return envelopeOfResult(services, result, asOf);
  };
