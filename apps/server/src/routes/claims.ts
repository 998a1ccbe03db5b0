import { type ClaimList, contract, type RecordListQuery } from '@partner-api/contract';
import { listPage } from '../list-page.js';
import type { Presented } from '../present.js';
import type { Services } from '../services.js';

export const claims = (services: Services) => ({
  list: (query: RecordListQuery): Promise<Presented<ClaimList>> =>
    listPage(services, query, {
      path: contract.claims.list.path,
      reader: services.store.claims,
      filters: { province: query.province ?? null, updated_since: query.updated_since ?? null },
      filter: () => ({ province: query.province ?? null }),
    }),
});
