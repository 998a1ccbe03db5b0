import type { Migration } from './migration.js';

/**
 * Identifiers and slugs use `collate "C"`, so that both engines and JavaScript sort alike. Content is `json`, not
 * `jsonb`, which would not keep the order of the members.
 */
export const records: Migration = {
  version: 1,
  name: 'records',
  statements: [
    `create table settings (
      key text primary key,
      value text not null
    )`,

    // Every writer locks this row first, so that revisions and `updated_at` grow in commit order.
    `create table store_state (
      single boolean primary key default true check (single),
      revision bigint not null,
      updated_at timestamptz
    )`,
    `insert into store_state (revision) values (0)`,

    `create table provinces (
      slug text collate "C" primary key,
      country text not null,
      base_slug text collate "C" not null,
      name text not null,
      unique (country, base_slug)
    )`,

    `create table upstreams (
      id integer generated always as identity primary key,
      digest text not null unique,
      upstream json not null
    )`,

    `create table records (
      id text collate "C" primary key,
      kind text not null check (kind in ('event', 'dossier', 'claim')),
      revision bigint not null unique,
      version integer not null check (version >= 1),
      status text not null check (status in ('published', 'disputed', 'retracted')),
      sensitive boolean not null,
      published_at timestamptz not null,
      updated_at timestamptz not null,
      sort_at timestamptz not null,
      province text collate "C" references provinces (slug),
      provinces text[] collate "C",
      upstream_ids integer[] not null,
      corrections json not null,
      content json not null,
      digest text not null
    )`,
    // For lists: newest first, then by ID, without retracted records.
    `create index records_list on records (kind, sort_at desc, id) where status <> 'retracted'`,
    `create index records_list_by_province on records (kind, province, sort_at desc, id) where status <> 'retracted'`,
    `create index records_list_by_provinces on records using gin (provinces) where status <> 'retracted'`,
    // For mirrors: oldest change first.
    `create index records_changes on records (kind, updated_at, revision)`,

    // Every published version, for the desk; partners get only the present one.
    `create table record_versions (
      id text collate "C" not null references records (id),
      version integer not null,
      revision bigint not null,
      status text not null,
      updated_at timestamptz not null,
      content json not null,
      digest text not null,
      primary key (id, version)
    )`,

    `create table imports (
      id integer generated always as identity primary key,
      format text not null,
      name text not null,
      started_at timestamptz not null,
      finished_at timestamptz,
      counts json not null default '{}'
    )`,
    // The period and country that an import is complete for, from which an answer may conclude that nothing happened.
    `create table import_coverage (
      import_id integer not null references imports (id),
      source text not null,
      country text not null,
      from_date date not null,
      to_date date not null,
      check (from_date <= to_date)
    )`,
  ],
};
