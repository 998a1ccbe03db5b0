import type { Migration } from './migration.js';

/**
 * `records` holds only what partners are served; withheld versions are in a table of their own that no reader
 * queries.
 */
export const publicationDelay: Migration = {
  version: 3,
  name: 'publication-delay',
  statements: [
    // In the row that every writer locks, so that no writer uses an outdated delay. Null until a server sets it.
    `alter table store_state add column publication_delay_hours integer check (publication_delay_hours >= 0)`,

    // delay_from: start of the delay of a sensitive record; null where there is nothing to withhold.
    // taken_back: was served and is withheld again; the row remains so that mirrors learn of it.
    // refers_to: the records that the content references.
    `alter table records
      add column imported_at timestamptz,
      add column delay_from timestamptz,
      add column taken_back boolean not null default false,
      add column refers_to text[] collate "C"`,
    `update records set
      imported_at = published_at,
      delay_from = case
        when not sensitive or status = 'retracted' then null
        when kind = 'event' and sort_at <> '-infinity' then sort_at
        else published_at
      end,
      refers_to = (
        select array_agg(distinct id order by id) from (
          select json_array_elements_text(content -> 'dossier_ids')
          union all select json_array_elements_text(content -> 'claim_ids')
          union all select json_array_elements_text(content -> 'event_ids')
          union all select reference ->> 'id' from json_array_elements(content -> 'event_refs') as reference
          union all select reference ->> 'id' from json_array_elements(content -> 'claim_refs') as reference
        ) as named (id)
      )`,
    `alter table records alter column imported_at set not null`,
    `create index records_by_delay on records (delay_from, id) where delay_from is not null`,
    `create index records_by_reference on records using gin (refers_to) where refers_to is not null`,

    // The version to serve after the delay; never served where delay_from is null.
    // hidden: no version of it is served meanwhile, so that no other record may reference it.
    `create table withheld (
      id text collate "C" primary key,
      kind text not null check (kind in ('event', 'dossier', 'claim')),
      version integer not null check (version >= 1),
      status text not null check (status in ('published', 'disputed', 'retracted')),
      sensitive boolean not null,
      hidden boolean not null,
      imported_at timestamptz not null,
      delay_from timestamptz,
      upstream_ids integer[] not null,
      corrections json not null,
      content json not null,
      digest text not null
    )`,
    `create index withheld_by_delay on withheld (delay_from, id) where delay_from is not null`,
    // A record that was never served can have versions too.
    `alter table record_versions drop constraint record_versions_id_fkey`,

    // Provinces of withheld records only.
    `alter table provinces add column withheld boolean not null default false`,
  ],
};
