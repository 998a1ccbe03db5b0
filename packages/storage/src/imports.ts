import type { Database } from './engine/index.js';
import { sql } from './engine/index.js';
import { recordCoverage } from './import-coverage/record-coverage.js';
import type { ImportCoverage, ImportEntry, ImportLog } from './ports/import-log.js';

type ImportRow = {
  id: number;
  format: string;
  name: string;
  started_at: string;
  finished_at: string | null;
  counts: Record<string, number>;
  coverage: ImportCoverage[];
};

export const imports = (database: Database): ImportLog => ({
  start: async ({ format, name, now }) => {
    const [entry] = await database.query<{ id: number }>(sql`
      insert into imports (format, name, started_at) values (${format}, ${name}, ${now.toISOString()}) returning id`);
    if (!entry) throw new Error('The import was not recorded');
    return entry.id;
  },

  finish: async (id, { counts, ...outcome }) => {
    const finished = await database.transaction(async (connection) => {
      const [entry] = await connection.query<{ id: number; format: string; name: string }>(sql`
        update imports set finished_at = ${outcome.now.toISOString()}, counts = ${JSON.stringify(counts)}::json
        where id = ${id} returning id, format, name`);
      if (!entry) throw new Error(`There is no import ${id} to be ended`);
      return recordCoverage(connection, entry, outcome);
    });
    await gatherStatistics(database);
    return finished;
  },

  list: async (limit) => {
    const rows = await database.query<ImportRow>(sql`
      select id, format, name,
        to_char(started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as started_at,
        to_char(finished_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as finished_at,
        counts,
        (select coalesce(json_agg(json_build_object(
            'source', source, 'country', country, 'from', from_date, 'to', to_date,
            'types', coalesce(event_types, '{}')
          ) order by source, country, from_date), '[]')
          from import_coverage where import_id = imports.id) as coverage
      from imports order by id desc limit ${limit}`);
    return rows.map(toEntry);
  },
});

/**
 * Updates the planner's statistics, which the embedded engine never does by itself. A failure is ignored, because it
 * only slows queries down until the next import.
 */
const gatherStatistics = (database: Database): Promise<unknown> =>
  database.query(sql`analyze records, withheld`).catch(() => undefined);

const toEntry = (row: ImportRow): ImportEntry => ({
  id: row.id,
  format: row.format,
  name: row.name,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  counts: row.counts,
  coverage: row.coverage,
});
