import type { Database, Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { PublicationDelay } from '../ports/publication-delay.js';
import { lockState } from '../writer/lock-state.js';
import { applyDelay } from './apply-delay.js';

export function publicationDelay(database: Database): PublicationDelay {
  let lastKnownHours: number | null = null;
  const remember = (hours: number | null): void => {
    lastKnownHours = hours;
  };

  return {
    hours: async () => {
      const [state] = await database.query<{ hours: number | null }>(
        sql`select publication_delay_hours as hours from store_state`,
      );
      remember(state?.hours ?? null);
      return lastKnownHours;
    },

    lastKnownHours: () => lastKnownHours,

    setHours: async (hours) => {
      const before = await database.transaction(async (connection) => {
        const { delayHours } = await lockState(connection, new Date(0));
        if (delayHours !== hours) await writeHours(connection, hours);
        return delayHours;
      });
      remember(hours);
      return { before };
    },

    setHoursIfUnset: async (hours) => {
      const before = await database.transaction(async (connection) => {
        const { delayHours } = await lockState(connection, new Date(0));
        if (delayHours === null) await writeHours(connection, hours);
        return delayHours;
      });
      remember(before ?? hours);
      return { hours: before ?? hours, before };
    },

    apply: (now) => applyDelay(database, now, remember),
  };
}

const writeHours = (connection: Queryable, hours: number) =>
  connection.query(sql`update store_state set publication_delay_hours = ${hours}`);
