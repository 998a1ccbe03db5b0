import type { Database } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { PublicationDelay } from '../ports/publication-delay.js';
import { lockState } from '../writer/lock-state.js';
import { applyDelay } from './apply-delay.js';

export const publicationDelay = (database: Database): PublicationDelay => ({
  hours: async () => {
    const [state] = await database.query<{ hours: number | null }>(
      sql`select publication_delay_hours as hours from store_state`,
    );
    return state?.hours ?? null;
  },

  setHours: (hours) =>
    database.transaction(async (connection) => {
      const { delayHours } = await lockState(connection, new Date(0));
      if (delayHours !== hours) {
        await connection.query(sql`update store_state set publication_delay_hours = ${hours}`);
      }
      return { before: delayHours };
    }),

  apply: (now) => applyDelay(database, now),
});
