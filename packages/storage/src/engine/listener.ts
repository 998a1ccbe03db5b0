import pg from 'pg';
import type { Database } from './database.js';

const RETRY_MILLISECONDS = 1_000;

/** Listens on a connection of its own, for good: one that is lost is made again. Notices in between are lost too. */
export const listener =
  (connectionString: string): NonNullable<Database['listen']> =>
  (channel, onNotice) => {
    let stopped = false;
    let client: pg.Client | null = null;
    let retry: NodeJS.Timeout | undefined;

    const connect = async (fresh: pg.Client): Promise<void> => {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    };
    const start = (): void => {
      const fresh = new pg.Client({
        connectionString,
        application_name: 'partner-api notices',
        keepAlive: true,
      });
      client = fresh;
      const lost = (): void => {
        if (stopped || client !== fresh) return;
        client = null;
        retry = setTimeout(start, RETRY_MILLISECONDS).unref();
      };
      fresh.on('notification', onNotice);
      // Without a listener for it, a lost connection would end the process.
      fresh.on('error', lost);
      fresh.once('end', lost);
      connect(fresh).catch(() => {
        lost();
        fresh.end().catch(() => undefined);
      });
    };

    start();
    return () => {
      stopped = true;
      clearTimeout(retry);
      client?.end().catch(() => undefined);
    };
  };
