import type { Migration } from './migration.js';

/** Keys, audit log and idempotency. */
export const access: Migration = {
  version: 2,
  name: 'access',
  statements: [
    `create table partners (
      id integer generated always as identity primary key,
      name text not null unique,
      suspended_at timestamptz,
      created_at timestamptz not null
    )`,

    `create table keys (
      id text collate "C" primary key,
      partner integer not null references partners (id),
      hash bytea not null check (length(hash) = 32),
      scopes text[] not null check (scopes <@ '{read,research,fact_check}' and cardinality(scopes) > 0),
      terms_version text not null,
      terms_accepted_at timestamptz not null,
      expires_at timestamptz,
      revoked_at timestamptz,
      created_at timestamptz not null,
      rotated_from text collate "C" references keys (id)
    )`,
    `create index keys_by_partner on keys (partner)`,

    // Every change of keys and partners locks this row first; it is separate from `store_state` so that the change
    // does not wait for an import.
    `create table access_state (
      single boolean primary key default true check (single),
      revision bigint not null
    )`,
    `insert into access_state (revision) values (0)`,

    // Columns keep the text that is hashed: `json` keeps every character, whereas `timestamptz` would not.
    `create table audit (
      seq bigint primary key,
      at text not null,
      actor text not null,
      action text not null,
      subject text not null,
      detail json not null,
      previous_hash text not null,
      hash text not null
    )`,
    // Every append locks this row, so that there is one chain.
    `create table audit_head (
      single boolean primary key default true check (single),
      seq bigint not null,
      hash text not null
    )`,
    `insert into audit_head (seq, hash) values (0, repeat('0', 64))`,
    // The trigger prevents mistakes only: the owner of the table can disable it, and then the hashes reveal the
    // change.
    `create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
      end
    $$`,
    `create trigger audit_append_only before update or delete or truncate on audit
      for each statement execute function refuse_audit_change()`,

    // The hash of the key covers the caller, so that no address or name is stored.
    `create table idempotency (
      key_hash text collate "C" primary key,
      operation text not null,
      body_hash text not null,
      state text not null check (state in ('in_progress', 'done')),
      token uuid not null,
      lease_until timestamptz not null,
      answer bytea,
      used_records json not null default '[]',
      created_at timestamptz not null,
      expires_at timestamptz not null,
      check ((state = 'done') = (answer is not null))
    )`,
    `create index idempotency_expiry on idempotency (expires_at)`,
  ],
};
