import { setTimeout as wait } from 'node:timers/promises';
import { openPostgresql } from '@partner-api/storage/engine';
import { type OwnPostgresql, startOwnPostgresql, type TestHost } from '@partner-api/storage/testing';

interface Node {
  readonly connectionString: string;
  /** Returns the value that a statement selects. */
  query(text: string): Promise<unknown>;
  /** Stops the server without a checkpoint or final replication. */
  kill(): Promise<void>;
  promote(): Promise<void>;
  /** Stops replication, so that the standby lacks later writes. */
  stopReceiving(): Promise<void>;
}

export interface Cluster {
  /** Names both servers. */
  readonly connectionString: string;
  readonly primary: Node;
  readonly standby: Node;
  /** Sets synchronous replication, in which a commit waits for the standby. */
  setSynchronous(on: boolean): Promise<void>;
  remove(): Promise<void>;
}

/** Starts a primary and a streaming standby, by default on loopback. */
export async function startCluster(
  hosts: { readonly primary?: TestHost; readonly standby?: TestHost } = {},
): Promise<Cluster> {
  const settings = ['max_connections=150'];
  const one = await startOwnPostgresql(settings, { host: hosts.primary });
  const standbyOf = one.connectionString;
  const two = await startOwnPostgresql(settings, { host: hosts.standby, standbyOf });
  const [primary, standby] = [nodeOf(one), nodeOf(two)];
  await until(primary, `select count(*) = 1 from pg_stat_replication`);
  const addresses = [one, two].map(({ connectionString }) => new URL(connectionString).host);
  return {
    connectionString: `postgres://postgres@${addresses.join(',')}/postgres`,
    primary,
    standby,
    setSynchronous: async (on) => {
      await primary.query(`alter system set synchronous_standby_names = '${on ? '*' : ''}'`);
      await primary.query('select pg_reload_conf()');
      await until(primary, `select sync_state = '${on ? 'sync' : 'async'}' from pg_stat_replication`);
    },
    remove: async () => {
      for (const server of [one, two]) await server.remove();
    },
  };
}

function nodeOf({ connectionString, stop }: OwnPostgresql): Node {
  const query = async (text: string): Promise<unknown> => {
    const database = await openPostgresql({
      ...{ connectionString, poolSize: 1, connectTimeoutSeconds: 30 },
      ...{ totalTimeoutSeconds: 60, statementTimeoutSeconds: 45 },
    });
    try {
      const [row = {}] = await database.query({ text, values: [] });
      return Object.values(row)[0];
    } finally {
      await database.close();
    }
  };
  const node: Node = {
    connectionString,
    query,
    kill: stop,
    promote: async () => {
      await query('select pg_promote(true, 30)');
    },
    stopReceiving: async () => {
      await query(`alter system set primary_conninfo = ''`);
      await query('select pg_reload_conf()');
      await until(node, 'select count(*) = 0 from pg_stat_wal_receiver');
    },
  };
  return node;
}

async function until(node: Node, condition: string): Promise<void> {
  while ((await node.query(condition)) !== true) await wait(50);
}
