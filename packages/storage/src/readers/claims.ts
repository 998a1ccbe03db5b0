import type { Queryable } from '../engine/index.js';
import type { Store } from '../store.js';
import { inProvince } from './province-filter.js';
import { listChanges, listRecords } from './record-reader.js';

export const claims = (database: Queryable): Store['claims'] => ({
  list: ({ province }, page) => listRecords(database, 'claim', inProvince(province), page),
  changes: (from, page) => listChanges(database, 'claim', from, page),
});
