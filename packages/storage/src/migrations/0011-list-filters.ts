import type { Migration } from './migration.js';

/** What lists are narrowed by: the country, and the time in which an event may have happened. */
export const listFilters: Migration = {
  version: 11,
  name: 'list-filters',
  statements: [
    // Tests take earlier steps back and do them again, this one with them.
    // began_at: the earliest time of an event that may have lasted beyond a day in UTC. Null for all others: one that
    // ends within a window of whole days overlaps it anyway.
    'alter table records add column if not exists country text, add column if not exists began_at timestamptz',
  ],
  fills: [
    {
      table: 'records',
      set: `country = content -> 'province' ->> 'country',
        began_at = case
          when left(content -> 'occurred' ->> 'earliest', 10) < left(content -> 'occurred' ->> 'latest', 10)
          then (content -> 'occurred' ->> 'earliest')::timestamptz
        end`,
      where: `kind in ('event', 'claim') and status <> 'retracted'`,
    },
  ],
  indexes: [
    `records_list_by_country on records (kind, country, sort_at desc, id) where status <> 'retracted'`,
    `records_list_of_long_events on records (kind, sort_at desc, id, began_at)
      where status <> 'retracted' and began_at is not null`,
  ],
};
