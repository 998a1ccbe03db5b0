import type { Migration } from './migration.js';

/** Limits of a partner that differ from the default, and the daily usage of partners. */
export const partnerLimits: Migration = {
  version: 15,
  name: 'partner-limits',
  statements: [
    'alter table partners add column if not exists limits json',
    `create table if not exists partner_usage (
      partner integer not null references partners (id),
      day date not null,
      budget text not null check (budget in ('reads', 'research', 'fact_check')),
      admitted bigint not null,
      refused bigint not null,
      primary key (partner, day, budget)
    )`,
  ],
};
