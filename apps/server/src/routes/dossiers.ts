import { contract, type DossierList, type RecordListQuery } from '@partner-api/contract';
import { listPage } from '../list-page.js';
import type { Presented } from '../present.js';
import type { Services } from '../services.js';

export const dossiers = (services: Services) => ({
  list: (query: RecordListQuery): Promise<Presented<DossierList>> =>
    listPage(services, query, {
      path: contract.dossiers.list.path,
      reader: services.store.dossiers,
      filters: { province: query.province ?? null, updated_since: query.updated_since ?? null },
      filter: () => ({ province: query.province ?? null }),
    }),
});
