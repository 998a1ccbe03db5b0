import type { Store } from '../store.js';
import { conditionsOf, PLACES } from './filters.js';
import { listChanges, listRecords, type Source } from './record-reader.js';

export const dossiers = (source: Source): Store['dossiers'] => ({
  list: (filter, page) => listRecords(source, 'dossier', [conditionsOf(PLACES, filter)], page),
  changes: (from, page) => listChanges(source, 'dossier', from, page),
});
