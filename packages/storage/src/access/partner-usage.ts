import type { Database } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { PartnerUsage, PartnerUse } from '../ports/key-store.js';

/**
 * Adds counts to the usage of a day. The rows are written in one order, so that servers writing the same partners do
 * not deadlock.
 */
export async function recordUsage(database: Database, uses: readonly PartnerUse[]): Promise<void> {
  if (uses.length === 0) return;
  await database.query(sql`
    insert into partner_usage (partner, day, budget, admitted, refused)
    select partners.id, used.day, used.budget, used.admitted, used.refused
    from unnest(
      ${uses.map(({ partner }) => partner)}::text[], ${uses.map(({ day }) => day)}::date[],
      ${uses.map(({ budget }) => budget)}::text[], ${uses.map(({ admitted }) => admitted)}::bigint[],
      ${uses.map(({ refused }) => refused)}::bigint[]
    ) as used (partner, day, budget, admitted, refused)
    join partners on partners.name = used.partner
    order by partners.id, used.day, used.budget
    on conflict (partner, day, budget) do update set
      admitted = partner_usage.admitted + excluded.admitted, refused = partner_usage.refused + excluded.refused`);
}

/** Returns the usage since a day, latest first; null for an unknown partner. */
export async function usageOf(
  database: Database,
  partner: string,
  since: string,
): Promise<readonly PartnerUsage[] | null> {
  const [known] = await database.query<{ id: number }>(sql`select id from partners where name = ${partner}`);
  if (!known) return null;
  return database.query<UsageRow>(sql`
    select day, budget, admitted, refused from partner_usage
    where partner = ${known.id} and day >= ${since}::date order by day desc, budget`);
}

type UsageRow = PartnerUsage & { [column: string]: unknown };
