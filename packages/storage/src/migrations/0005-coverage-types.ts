import type { Migration } from './migration.js';

/**
 * Event types that the import is complete for. Null for imports before this step: the absence of an event proves
 * nothing there until they are run again.
 */
export const coverageTypes: Migration = {
  version: 5,
  name: 'coverage-types',
  statements: ['alter table import_coverage add column event_types text[]'],
};
