import type { FactCheckRequest, FactCheckResponse } from '@partner-api/contract';
import { nowToTheSecond } from '../now.js';
import { presentResult } from '../present-result.js';
import type { Presented } from '../presented.js';
import { requireIndex } from '../require-index.js';
import type { Services } from '../services.js';

export const factCheck =
  (services: Services) =>
  async (request: FactCheckRequest): Promise<Presented<FactCheckResponse>> => {
    requireIndex(services.researcher);
    const asOf = nowToTheSecond(services.clock);
    const result = await services.researcher.factCheck(request);
    return presentResult(services, result, asOf);
  };
