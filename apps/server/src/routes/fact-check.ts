import type { FactCheckRequest, FactCheckResponse } from '@partner-api/contract';
import type { Answer } from '../answers/answer.js';
import { envelopeOfResult } from '../answers/envelope-of-result.js';
import { withoutKeys } from '../redaction/without-keys.js';
import { nowToTheSecond } from '../time/clock.js';
import { requireIndex } from './require-index.js';
import type { Services } from './services.js';

export const factCheck =
  (services: Services) =>
  async (request: FactCheckRequest, who: string): Promise<Answer<FactCheckResponse>> => {
    requireIndex(services.researcher);
    const asOf = nowToTheSecond(services.clock);
    // First, because the result repeats the claim.
    const claim = withoutKeys(request.claim);
    const result = await services.researcher.factCheck({ ...request, claim }, who);
    return envelopeOfResult(services, result, asOf);
  };
