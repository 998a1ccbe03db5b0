import type { Migration } from './migration.js';

/** Columns and indexes for list filters: the country, and the time in which an event may have happened. */
export const listFilters: Migration = {
  version: 11,
  name: 'list-filters',
  statements: [
    // `if not exists`, because tests undo and repeat earlier steps together with this one.
    // began_at: earliest time of an event that can span more than one UTC day. Null for all others, which overlap a
    // window of whole days exactly when they end in it.
    'alter table records add column if not exists country text, add column if not exists began_at timestamptz',
  ],
  backfills: [
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
