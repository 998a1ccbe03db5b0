import type { Queryable } from '../engine/index.js';
import type { Store } from '../store.js';
import { inProvinces } from './province-filter.js';
import { listChanges, listRecords } from './record-reader.js';

export const dossiers = (database: Queryable): Store['dossiers'] => ({
  list: ({ province }, page) => listRecords(database, 'dossier', inProvinces(province), page),
  changes: (from, page) => listChanges(database, 'dossier', from, page),
});
