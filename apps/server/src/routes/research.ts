import type { ResearchRequest, ResearchResponse } from '@partner-api/contract';
import { nowToTheSecond } from '../now.js';
import { presentResult } from '../present-result.js';
import type { Presented } from '../presented.js';
import { requireIndex } from '../require-index.js';
import type { Services } from '../services.js';

export const research =
  (services: Services) =>
  async (request: ResearchRequest): Promise<Presented<ResearchResponse>> => {
    requireIndex(services.researcher);
    const asOf = nowToTheSecond(services.clock);
    const result = await services.researcher.research(request);
    return presentResult(services, result, asOf);
  };
