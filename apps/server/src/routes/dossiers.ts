import {
  contract,
  type DossierList,
  DossierSchema,
  filtersIn,
  RecordFiltersSchema,
  type RecordListQuery,
} from '@partner-api/contract';
import type { Answer } from '../answers/answer.js';
import { listPage } from '../answers/list-page.js';
import { recordTexts } from '../rendering/record-texts.js';
import type { Services } from './services.js';

export const dossiers = (services: Services) => {
  const textOf = recordTexts(DossierSchema, services.revision);
  return {
    list: (query: RecordListQuery): Promise<Answer<DossierList>> =>
      listPage(services, query, {
        path: contract.dossiers.list.path,
        reader: services.store.dossiers,
        textOf,
        filters: filtersIn(RecordFiltersSchema, query),
        filterOf: (filters) => filters,
      }),
  };
};
