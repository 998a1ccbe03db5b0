import type { Migration } from './migration.js';

/**
 * Of the records that a record names, those that partners must not hear of; null when there are none. It was looked up
 * for each row at each reading, which cost more than the rows.
 */
export const hiddenNames: Migration = {
  version: 6,
  name: 'hidden-names',
  statements: [
    'alter table records add column hidden text[] collate "C"',
    `update records set hidden = named.hidden
     from (
       select naming.id, array_agg(other.id order by other.id) as hidden
       from records naming join (
         select id, true as from_all from withheld where hidden
         union
         select id, false from records where kind = 'event' and sensitive
       ) other on other.id = any(naming.refers_to) and (other.from_all or not naming.sensitive)
       where naming.refers_to is not null
       group by naming.id
     ) named
     where records.id = named.id`,
  ],
};
