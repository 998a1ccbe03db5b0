import type { Migration } from './migration.js';

const IS_NEW = `named.id <> all(coalesce(records.hidden, '{}')) and not exists (
  select from records held where held.id = named.id
)`;

/**
 * Dossiers and claims no longer name what the store does not hold: such an id may be the one that the desk gave a sensitive
 * event. Mirrors are not told, as they have the id already; they are when the event comes.
 */
export const namesOfNothing: Migration = {
  version: 17,
  name: 'names-of-nothing',
  statements: [],
  fills: [
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
