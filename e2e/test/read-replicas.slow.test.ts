import { readConfig, startServer } from '@partner-api/server';
import { freePort, ownPostgresqlMissing } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Cluster, startCluster } from './support/cluster.js';
import { NO_LIMITS } from './support/partner-server.js';
import { partnerApi } from './support/run-program.js';

const why = ownPostgresqlMissing === null ? '' : ` (${ownPostgresqlMissing})`;

describe.skipIf(why !== '')(`a server that reads from a replica${why}`, () => {
  let cluster: Cluster;
  let server: Awaited<ReturnType<typeof startServer>>;
  let environment: Record<string, string>;
  beforeAll(async () => {
    cluster = await startCluster();
    environment = {
      DATABASE_URL: cluster.primary.connectionString,
      DATABASE_READ_URLS: cluster.standby.connectionString,
      SEED_DEMO: '1',
      PORT: '0',
      METRICS_PORT: String(await freePort()),
      PREPARED_PAGES_MB: '0',
      ...NO_LIMITS,
    };
    server = await startServer(readConfig(environment));
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    await cluster?.remove();
  });

  const list = async () => {
    const response = await fetch(`${server.address}/api/v1/events`);
    expect(response.status).toBe(200);
    return (await response.json()) as { data: { id: string }[] };
  };
  const reads = async (outcome: string) => {
    const text = await (await fetch(`${server.metricsAddress}/metrics`)).text();
    return Number(
      new RegExp(`^partner_api_replica_reads_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)?.[1],
    );
  };
  /** Sends reads until one has this outcome, because probes and notifications may be late. */
  const untilReadFrom = async (outcome: string) => {
    const before = await reads(outcome);
    await vi.waitFor(
      async () => {
        await list();
        expect(await reads(outcome)).toBeGreaterThan(before);
      },
      { timeout: 10_000, interval: 50 },
    );
  };

  it('reads from a current replica, and from the primary when the replica is behind or gone', async () => {
    await untilReadFrom('replica');
    const [first] = (await list()).data;
    const id = String(first?.id);

    await cluster.standby.stopReceiving();
    expect(await partnerApi(['retract', id, '--reason', 'Wrong.'], environment)).toMatchObject({ code: 0 });
    const acknowledged = performance.now();
    while ((await list()).data.some((event) => event.id === id)) {
      if (performance.now() - acknowledged > 5_000) throw new Error('what was retracted is still listed');
    }
    expect(performance.now() - acknowledged).toBeLessThan(1_000);
    await untilReadFrom('behind');
    for (let time = 0; time < 20; time += 1)
      expect((await list()).data.map((event) => event.id)).not.toContain(id);
    const text = await (await fetch(`${server.metricsAddress}/metrics`)).text();
    const has = Number(/^partner_api_replica_revision\{replica="[^"]+"\} (\d+)$/m.exec(text)?.[1]);
    expect(Number(/^partner_api_store_revision (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(has);
    const lag = Number(/^partner_api_replica_lag_seconds\{replica="[^"]+"\} (\S+)$/m.exec(text)?.[1]);
    expect(lag).toBeGreaterThan(0);
    expect(lag).toBeLessThan((performance.now() - acknowledged) / 1000 + 1);

    await cluster.standby.kill();
    await untilReadFrom('away');
    expect((await list()).data.length).toBeGreaterThan(0);
  }, 60_000);
});
