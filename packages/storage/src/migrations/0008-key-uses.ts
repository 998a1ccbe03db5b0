import type { Migration } from './migration.js';

/**
 * Day of the last use of a key in UTC, by which the desk decides whether to revoke it; null when not used since
 * this step.
 */
export const keyUses: Migration = {
  version: 8,
  name: 'key-uses',
  // Idempotent, because tests undo and repeat earlier steps together with this one.
  statements: ['alter table keys add column if not exists last_used_on date'],
};
