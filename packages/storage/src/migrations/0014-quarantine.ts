import type { Migration } from './migration.js';

/**
 * Records whose texts may reveal the location of people at risk, held for review. A decision deletes the text and
 * keeps the outcome.
 */
export const quarantine: Migration = {
  version: 14,
  name: 'quarantine',
  statements: [
    `create table if not exists quarantine (
      id text primary key,
      digest text not null,
      state text not null check (state in ('held', 'released', 'rejected')),
      change json,
      style text not null,
      update_reason text not null,
      doubts json not null,
      input text not null,
      held_at timestamptz not null,
      decided_at timestamptz,
      check ((state = 'held') = (change is not null))
    )`,
  ],
};
