import type { Migration } from './migration.js';

/**
 * Adds a random mark to each revision: after a failover or a restored backup a revision can repeat with other
 * content, but its mark cannot. A server can so tell whether what it read is part of the history of the store, which
 * has a row for each writing transaction.
 */
export const history: Migration = {
  version: 16,
  name: 'history',
  statements: [
    `alter table store_state add column if not exists mark uuid`,
    `update store_state set mark = gen_random_uuid() where mark is null`,
    `create table if not exists store_history (
      revision bigint primary key,
      mark uuid not null
    )`,
    `insert into store_history select revision, mark from store_state on conflict do nothing`,
    `create or replace function mark_revision() returns trigger language plpgsql as $$
      begin
        new.mark := gen_random_uuid();
        -- None, unless somebody puts the revision back by hand.
        delete from store_history where revision >= new.revision;
        insert into store_history values (new.revision, new.mark);
        return new;
      end
    $$`,
    `create or replace trigger revision_mark before update on store_state
      for each row when (old.revision is distinct from new.revision) execute function mark_revision()`,

    // Notifies servers of changed keys on the channel of changed records.
    `alter table access_state add column if not exists mark uuid`,
    `update access_state set mark = gen_random_uuid() where mark is null`,
    `create or replace function mark_access() returns trigger language plpgsql as $$
      begin
        new.mark := gen_random_uuid();
        perform pg_notify('partner_api_revision', 'access');
        return new;
      end
    $$`,
    `create or replace trigger access_mark before update on access_state
      for each row execute function mark_access()`,
  ],
};
