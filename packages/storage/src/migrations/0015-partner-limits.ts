import type { Migration } from './migration.js';

/** The limits of a partner, where they are not those of all; and what partners asked for, day by day. */
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
