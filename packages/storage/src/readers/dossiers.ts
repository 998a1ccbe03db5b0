import type { Queryable } from '../engine/index.js';
import type { Store } from '../store.js';
import { conditionsOf, PLACES } from './filters.js';
import { listChanges, listRecords } from './record-reader.js';

export const dossiers = (database: Queryable): Store['dossiers'] => ({
  list: (filter, page) => listRecords(database, 'dossier', [conditionsOf(PLACES, filter)], page),
  changes: (from, page) => listChanges(database, 'dossier', from, page),
});
