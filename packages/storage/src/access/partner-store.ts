import { timestamp } from '@partner-api/text';
import type { Database, Queryable } from '../engine/index.js';
import { type Statement, sql } from '../engine/index.js';
import { OPERATOR } from '../ports/audit-log.js';
import type { Partner, PartnerLimits, PartnerOutcome, PartnerStore } from '../ports/key-store.js';
import { type AccessChange, changeAccess } from './change-access.js';
import { recordUsage, usageOf } from './partner-usage.js';

export const partnerStore = (database: Database): PartnerStore => ({
  suspend: (name, now) =>
    changeAccess(database, (connection) => setSuspended(connection, name, timestamp(now), now)),
  resume: (name, now) => changeAccess(database, (connection) => setSuspended(connection, name, null, now)),
  list: () => readPartners(database, sql``),
  setLimits: (name, limits, now) =>
    changeAccess(database, (connection) => setLimits(connection, name, limits, now)),
  recordUsage: (uses) => recordUsage(database, uses),
  usage: (name, since) => usageOf(database, name, since),
});

async function setSuspended(
  connection: Queryable,
  name: string,
  suspendedAt: string | null,
  at: Date,
): Promise<AccessChange<PartnerOutcome>> {
  const [held] = await readPartners(connection, sql`where name = ${name}`);
  if (!held) return { result: { result: 'refused', reason: 'unknown_partner' }, entries: [] };
  if ((held.suspendedAt === null) === (suspendedAt === null)) {
    return { result: { result: 'unchanged', partner: held }, entries: [] };
  }
  await connection.query(
    sql`update partners set suspended_at = ${suspendedAt}::timestamptz where name = ${name}`,
  );
  const action = suspendedAt === null ? 'partner.resumed' : 'partner.suspended';
  return {
    result: { result: 'changed', partner: { ...held, suspendedAt } },
    entries: [{ at, actor: OPERATOR, action, subject: name, detail: {} }],
  };
}

async function setLimits(
  connection: Queryable,
  name: string,
  limits: PartnerLimits,
  at: Date,
): Promise<AccessChange<PartnerOutcome>> {
  const [held] = await readPartners(connection, sql`where name = ${name}`);
  if (!held) return { result: { result: 'refused', reason: 'unknown_partner' }, entries: [] };
  const text = JSON.stringify(limits);
  if (JSON.stringify(held.limits) === text)
    return { result: { result: 'unchanged', partner: held }, entries: [] };
  await connection.query(sql`update partners set limits = ${text}::json where name = ${name}`);
  return {
    result: { result: 'changed', partner: { ...held, limits } },
    entries: [{ at, actor: OPERATOR, action: 'partner.limits', subject: name, detail: { limits: text } }],
  };
}

type PartnerRow = {
  name: string;
  suspended_at: string | null;
  limits: PartnerLimits | null;
  created_at: string;
  keys: number;
};

async function readPartners(database: Queryable, where: Statement): Promise<readonly Partner[]> {
  const rows = await database.query<PartnerRow>(sql`
    select name, suspended_at, limits, created_at,
      (select count(*)::integer from keys where keys.partner = partners.id) as keys
    from partners ${where} order by name collate "C"`);
  return rows.map(({ name, suspended_at: suspendedAt, limits, created_at: createdAt, keys }) => ({
    name,
    suspendedAt,
    limits: limits ?? {},
    createdAt,
    keys,
  }));
}
