import {
  type ClaimList,
  ClaimSchema,
  contract,
  filtersIn,
  RecordFiltersSchema,
  type RecordListQuery,
} from '@partner-api/contract';
import type { Answer } from '../answers/answer.js';
import { listPage } from '../answers/list-page.js';
import { recordTexts } from '../rendering/record-texts.js';
import type { Services } from './services.js';

export const claims = (services: Services) => {
  const textOf = recordTexts(ClaimSchema, services.revision);
  return {
    list: (query: RecordListQuery): Promise<Answer<ClaimList>> =>
      listPage(services, query, {
        path: contract.claims.list.path,
        reader: services.store.claims,
        textOf,
        filters: filtersIn(RecordFiltersSchema, query),
        filterOf: (filters) => filters,
      }),
  };
};
