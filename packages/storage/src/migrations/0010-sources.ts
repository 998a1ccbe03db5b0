import type { Migration } from './migration.js';

const TABLES = ['records', 'withheld'] as const;

/**
 * The source of a record is stored, because safeguards empty the identifiers of sensitive events: the credited
 * provider (several are joined), else the scheme of its first identifier, else '' for the desk. `source_revision` is
 * the source's own revision number; null where it has none.
 */
export const sources: Migration = {
  version: 10,
  name: 'sources',
  // Idempotent, because tests undo and repeat earlier steps together with this one.
  statements: TABLES.map(
    (table) => `alter table ${table}
      add column if not exists source text not null default '',
      add column if not exists source_revision bigint`,
  ),
  backfills: TABLES.map((table) => ({
    table,
    set: `source = coalesce(
      (
        select string_agg(provider, '; ' order by provider) from (
          select distinct upstream ->> 'provider' collate "C" as provider
          from upstreams where upstreams.id = any(${table}.upstream_ids)
        ) credited
      ),
      content -> 'external_ids' -> 0 ->> 'scheme',
      ''
    )`,
    where: 'true',
  })),
};
