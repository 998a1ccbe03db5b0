import type { Database } from './engine/index.js';
import { sql } from './engine/index.js';
import type { CalibrationStore } from './ports/calibration-store.js';

const KEY = 'calibration';

/** Stores the calibration of verdicts, which all servers of the database share. */
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

/** Returns the calibration kept last; null when there is none. */
export async function readCalibration(database: Database): Promise<unknown> {
  const [row] = await database.query<{ value: string }>(sql`select value from settings where key = ${KEY}`);
  return row === undefined ? null : JSON.parse(row.value);
}
