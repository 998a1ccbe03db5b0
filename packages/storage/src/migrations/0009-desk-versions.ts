import type { Migration } from './migration.js';

/**
 * Stores what a source last delivered, because a new delivery is compared with that and not with the version that the
 * desk made over it. The digest of a version from the source serves for that itself.
 */
export const deskVersions: Migration = {
  version: 9,
  name: 'desk-versions',
  statements: [
    // Whether the desk made the present version: by a journal line, a correction or a retraction.
    'alter table records add column by_desk boolean not null default false',
    'alter table withheld add column by_desk boolean not null default false',

    // Records from a source that the desk changed afterwards. given: digest of the latest delivery. answered:
    // digest of the delivery that the desk's version was based on; when they differ, a review is due.
    `create table desk_versions (
      id text collate "C" primary key,
      given text not null,
      answered text
    )`,

    // For existing records the correction entry of a version tells who made it; a first version has none and counts
    // as the source's. Entries of the publication delay are skipped, because they change no content.
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
