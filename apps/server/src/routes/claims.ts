import { type ClaimList, ClaimSchema, contract, type RecordListQuery } from '@partner-api/contract';
import type { Answer } from '../answers/answer.js';
import { listPage } from '../answers/list-page.js';
import { recordTexts } from '../rendering/record-texts.js';
import type { Services } from './services.js';

export const claims = (services: Services) => {
  const textOf = recordTexts(ClaimSchema);
  return {
    list: (query: RecordListQuery): Promise<Answer<ClaimList>> =>
      listPage(services, query, {
        path: contract.claims.list.path,
        reader: services.store.claims,
        textOf,
        filters: { province: query.province ?? null, updated_since: query.updated_since ?? null },
        filter: () => ({ province: query.province ?? null }),
      }),
  };
};
