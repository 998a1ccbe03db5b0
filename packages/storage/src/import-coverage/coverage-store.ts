import type { Database, Queryable, Row } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { OPERATOR } from '../ports/audit-log.js';
import type { CoverageStore, HeldCoverage, WithdrawOutcome } from '../ports/coverage-store.js';
import { changeCoverage } from './change-coverage.js';
import { formatCoverage } from './format-coverage.js';

export const coverageStore = (database: Database): CoverageStore => ({
  list: () => listCoverage(database),
  withdraw: (id, options) => database.transaction((connection) => withdraw(connection, id, options)),
});

/** The ID is that of the oldest row, so that it stays when further imports state the same coverage. */
async function listCoverage(connection: Queryable): Promise<readonly HeldCoverage[]> {
  const rows = await connection.query<HeldCoverage & Row>(sql`
    select min(import_coverage.id) as id, source, country, from_date as "from", to_date as "to",
      coalesce(event_types, '{}') as types, bool_or(stated) as stated,
      json_agg(json_build_object('id', imports.id, 'name', name, 'finishedAt',
        to_char(finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by imports.id desc) as imports
    from import_coverage join imports on imports.id = import_id
    group by source, country, from_date, to_date, event_types
    order by source, country, from_date, to_date, event_types`);
  return rows;
}

async function withdraw(
  connection: Queryable,
  id: number,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<WithdrawOutcome> {
  let coverage: HeldCoverage | undefined;
  const work = async () => {
    coverage = (await listCoverage(connection)).find((held) => held.id === id);
    if (coverage !== undefined) await remove(connection, id, now);
  };
  await changeCoverage(connection, now, work, (ended) => ({
    at: now,
    actor: OPERATOR,
    action: 'coverage.withdrawn',
    subject: formatCoverage(ended),
    detail: { source: ended.source, imports: coverage?.imports.map((one) => one.id) ?? [], reason },
  }));
  return coverage === undefined
    ? { result: 'refused', reason: 'unknown_coverage' }
    : { result: 'withdrawn', coverage };
}

async function remove(connection: Queryable, id: number, now: Date): Promise<void> {
  await connection.query(sql`
    with removed as (
      delete from import_coverage same using import_coverage named
      where named.id = ${id} and same.source = named.source and same.country = named.country
        and same.from_date = named.from_date and same.to_date = named.to_date
        and same.event_types is not distinct from named.event_types
      returning same.import_id, same.country, same.stated
    )
    insert into withdrawn_coverage (format, name, country, withdrawn_at)
    select distinct format, name, country, ${now.toISOString()}::timestamptz
    from removed join imports on imports.id = import_id where not stated
    on conflict do nothing`);
}
