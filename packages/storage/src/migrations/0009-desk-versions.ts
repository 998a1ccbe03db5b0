import type { Migration } from './migration.js';

/**
 * What a source gives is compared with what it gave last, not with what the desk made of it. Of a version that came from
 * a source that is its own digest; of one that the desk made over it, it is kept here.
 */
export const deskVersions: Migration = {
  version: 9,
  name: 'desk-versions',
  statements: [
    // Whether the desk made the version that is held: by a line of its journal, a correction or a retraction.
    'alter table records add column by_desk boolean not null default false',
    'alter table withheld add column by_desk boolean not null default false',

    // Of records that a source gave and the desk then changed. given: the digest of what the source gave last. answered:
    // of what it had given when the desk made its version; where the two differ, the desk has not looked yet.
    `create table desk_versions (
      id text collate "C" primary key,
      given text not null,
      answered text
    )`,

    // Records from before: who made a version is told by its entry in the corrections, and the first version, which has
    // none, is taken for the source's. Delays come and go without anybody having made anything.
    `with held as (
      select id, corrections from records where not taken_back
      union all
      select id, corrections from withheld
    ), entry as (
      select held.id, (said ->> 'version')::integer as version, said ->> 'kind' as kind,
        said ->> 'kind' <> 'source_update' or said ->> 'reason' = 'Updated by the desk.' as by_desk
      from held, json_array_elements(held.corrections) as said
    ), latest as (
      select distinct on (id) id, by_desk from entry
      where kind not in ('withheld', 'release') order by id, version desc
    ), given as (
      select distinct on (made.id) made.id, made.digest
      from latest join record_versions made on made.id = latest.id
      left join entry on entry.id = made.id and entry.version = made.version
      where latest.by_desk and (entry.id is null or not entry.by_desk)
      order by made.id, made.version desc
    )
    insert into desk_versions (id, given, answered) select id, digest, digest from given`,
    'update records set by_desk = true from desk_versions desk where desk.id = records.id and not taken_back',
    'update withheld set by_desk = true from desk_versions desk where desk.id = withheld.id',
  ],
};
