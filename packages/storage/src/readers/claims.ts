import type { Store } from '../store.js';
import { conditionsOf, PLACE } from './filters.js';
import { listChanges, listRecords, type Source } from './record-reader.js';

export const claims = (source: Source): Store['claims'] => ({
  list: (filter, page) => listRecords(source, 'claim', [conditionsOf(PLACE, filter)], page),
  changes: (from, page) => listChanges(source, 'claim', from, page),
});
