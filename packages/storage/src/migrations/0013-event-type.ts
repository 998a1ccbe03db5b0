import type { Migration } from './migration.js';

/** The type of an event, which lists are narrowed by. */
export const eventType: Migration = {
  version: 13,
  name: 'event-type',
  // Tests take earlier steps back and do them again, this one with them.
  statements: ['alter table records add column if not exists event_type text'],
  fills: [
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
