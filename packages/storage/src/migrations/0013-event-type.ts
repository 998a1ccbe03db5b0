import type { Migration } from './migration.js';

/** Column and index for filtering lists by event type. */
export const eventType: Migration = {
  version: 13,
  name: 'event-type',
  // Idempotent, because tests undo and repeat earlier steps together with this one.
  statements: ['alter table records add column if not exists event_type text'],
  backfills: [
    {
      table: 'records',
      set: `event_type = content ->> 'type'`,
      where: `kind = 'event' and status <> 'retracted'`,
    },
  ],
  indexes: [
    `records_list_by_type on records (kind, event_type, sort_at desc, id)
      where status <> 'retracted'`,
  ],
};
