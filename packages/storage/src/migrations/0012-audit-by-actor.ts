import type { Migration } from './migration.js';

/** What screening recorded of a partner is counted at its questions, in a log that only grows. */
export const auditByActor: Migration = {
  version: 12,
  name: 'audit by actor',
  statements: [],
  indexes: ['audit_by_actor on audit (actor, action, seq)'],
};
