import type { Migration } from './migration.js';

/** Index for counting the screening flags of a partner at each of its requests, in a log that only grows. */
export const auditByActor: Migration = {
  version: 12,
  name: 'audit by actor',
  statements: [],
  indexes: ['audit_by_actor on audit (actor, action, seq)'],
};
