import type { Database } from './engine/index.js';
import { sql } from './engine/index.js';
import type { CalibrationStore } from './ports/calibration-store.js';

const KEY = 'calibration';

/** The calibration of verdicts, one for all servers of the database. */
export const calibration = (database: Database): CalibrationStore => ({
  keep: async (fitted) => {
    await database.query(sql`
      insert into settings (key, value) values (${KEY}, ${JSON.stringify(fitted)})
      on conflict (key) do update set value = excluded.value`);
  },
  drop: async () => {
    const dropped = await database.query(sql`delete from settings where key = ${KEY} returning key`);
    return dropped.length > 0;
  },
});

/** What was kept last; null for none. */
export async function readCalibration(database: Database): Promise<unknown> {
  const [row] = await database.query<{ value: string }>(sql`select value from settings where key = ${KEY}`);
  return row === undefined ? null : JSON.parse(row.value);
}
