import type { Migration } from './migration.js';

/** When a key was used last, to the day in UTC: enough to know whether it can be revoked. Null: not since this is noted. */
export const keyUses: Migration = {
  version: 8,
  name: 'key-uses',
  // Tests take earlier steps back and do them again, this one with them.
  statements: ['alter table keys add column if not exists last_used_on date'],
};
