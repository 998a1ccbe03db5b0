import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { OPERATOR } from '../ports/audit-log.js';
import type { CoverageEntry, FinishedImport, ImportOutcome } from '../ports/import-log.js';
import { changeCoverage } from './change-coverage.js';
import { coverageRows } from './coverage-row.js';
import { formatCoverage } from './format-coverage.js';
import { planCoverage } from './plan-coverage.js';

interface EndedImport {
  readonly id: number;
  readonly format: string;
  readonly name: string;
}

/** Records the coverage of a finished import, which replaces that of earlier imports of the same file. */
export async function recordCoverage(
  connection: Queryable,
  { id, format, name }: EndedImport,
  { coverage, isSameFile, now }: Omit<ImportOutcome, 'counts'>,
): Promise<FinishedImport> {
  let ignoredCountries: readonly string[] = [];
  const work = async () => {
    const rows = await coverageRows(connection, sql`where format = ${format} and name = ${name}`);
    const withdrawn = await connection.query<{ country: string }>(sql`
      select country from withdrawn_coverage where format = ${format} and name = ${name}`);
    const plan = planCoverage(coverage, {
      rows,
      withdrawn: withdrawn.map(({ country }) => country),
      isSameFile,
    });
    ({ ignoredCountries } = plan);
    const idsOf = (some: typeof rows) => some.map((row) => row.id);
    await connection.query(
      sql`delete from import_coverage where id = any(${idsOf([...plan.gone])}::integer[])`,
    );
    await connection.query(
      sql`update import_coverage set import_id = ${id} where id = any(${idsOf([...plan.kept])}::integer[])`,
    );
    await insert(connection, id, plan.added);
  };
  const ended = await changeCoverage(connection, now, work, (one) => ({
    at: now,
    actor: OPERATOR,
    action: 'coverage.replaced',
    subject: formatCoverage(one),
    detail: { source: one.source, by_import: id, format, name },
  }));
  return { ended, ignoredCountries };
}

async function insert(connection: Queryable, id: number, coverage: readonly CoverageEntry[]): Promise<void> {
  await connection.query(sql`
    insert into import_coverage (import_id, source, country, from_date, to_date, event_types, stated)
    select ${id}, source, country, "from", "to", array(select json_array_elements_text(types)), stated
    from json_to_recordset(${JSON.stringify(coverage)}::json)
      as row (source text, country text, "from" date, "to" date, types json, stated boolean)`);
}
