import type { Queryable } from '../engine/index.js';
import type { Store } from '../store.js';
import { conditionsOf, PLACE } from './filters.js';
import { listChanges, listRecords } from './record-reader.js';

export const claims = (database: Queryable): Store['claims'] => ({
  list: (filter, page) => listRecords(database, 'claim', [conditionsOf(PLACE, filter)], page),
  changes: (from, page) => listChanges(database, 'claim', from, page),
});
