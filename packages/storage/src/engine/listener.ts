import pg from 'pg';
import type { Database } from './database.js';
import type { Hosts } from './hosts.js';

const RETRY_MILLISECONDS = 1_000;
const ANSWER_MILLISECONDS = 2_000;

/** Detects within half a minute that the peer of an idle connection is gone; by default, Linux waits for two hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** Listens on a connection of its own and reconnects when it is lost; notices sent meanwhile are lost. */
export const listener =
  (hosts: Hosts): NonNullable<Database['listen']> =>
  (channel, onNotice) => {
    let stopped = false;
    let client: pg.Client | null = null;
    let retry: NodeJS.Timeout | undefined;

    const connect = async (fresh: pg.Client): Promise<void> => {
      await fresh.connect();
      await hosts.requirePrimary(fresh);
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    };
    const start = (): void => {
      const address = hosts.current;
      const fresh = new pg.Client({
        connectionString: address,
        application_name: 'partner-api notices',
        // Without limits, an attempt to reach a host that drops packets takes minutes.
        connectionTimeoutMillis: ANSWER_MILLISECONDS,
        query_timeout: ANSWER_MILLISECONDS,
        ...KEEP_ALIVE,
      });
      client = fresh;
      const lost = (): void => {
        if (stopped || client !== fresh) return;
        client = null;
        retry = setTimeout(start, RETRY_MILLISECONDS).unref();
      };
      fresh.on('notification', onNotice);
      // Without an `error` listener a lost connection would end the process.
      fresh.on('error', lost);
      fresh.once('end', lost);
      connect(fresh).catch(() => {
        hosts.leave(address);
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
