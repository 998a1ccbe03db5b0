import type { Migration } from './migration.js';

const IS_NEW = `named.id <> all(coalesce(records.hidden, '{}')) and not exists (
  select from records held where held.id = named.id
)`;

/**
 * Hides references of dossiers and claims to records that the store lacks, because such an ID can be the original ID
 * of a sensitive event. Mirrors are not notified: they already have the ID, and get an update when the event is
 * imported.
 */
export const namesOfNothing: Migration = {
  version: 17,
  name: 'names-of-nothing',
  statements: [],
  backfills: [
    {
      table: 'records',
      set: `hidden = (
        select array_agg(id order by id) from (
          select id from unnest(records.hidden) as named (id)
          union
          select id from unnest(records.refers_to) as named (id) where ${IS_NEW}
        ) as names
      )`,
      where: `kind <> 'event' and exists (select from unnest(refers_to) as named (id) where ${IS_NEW})`,
    },
  ],
};
