import type { Migration } from './migration.js';

/**
 * The referenced records that partners must not learn of; null for none. A lookup at each read cost more than reading
 * the rows.
 */
export const hiddenNames: Migration = {
  version: 6,
  name: 'hidden-names',
  statements: [
    'alter table records add column hidden text[] collate "C"',
    `update records set hidden = named.hidden
     from (
       select naming.id, array_agg(distinct other.id order by other.id) as hidden
       from records naming cross join lateral unnest(naming.refers_to) as reference (id) join (
         select id, true as from_all from withheld where hidden
         union
         select id, false from records where kind = 'event' and sensitive
       ) other on other.id = reference.id
       where other.from_all or not naming.sensitive
       group by naming.id
     ) named
     where records.id = named.id`,
  ],
};
