import type { Migration } from './migration.js';

/**
 * An import is complete only about the types of events that its source tells of. Null for imports from before: about what
 * types they are complete is not known, and they are no ground for saying that nothing happened until they are run again.
 */
export const coverageTypes: Migration = {
  version: 5,
  name: 'coverage-types',
  statements: ['alter table import_coverage add column event_types text[]'],
};
