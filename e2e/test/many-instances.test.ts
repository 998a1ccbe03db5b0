import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Cluster, freePort, startCluster } from './support/cluster.js';
import {
  ended,
  killProgram,
  type Program,
  partnerApi,
  readyAddress,
  startProgram,
} from './support/run-program.js';

const missing = ['haproxy']
  .filter((program) => spawnSync('which', [program]).status !== 0)
  .concat(existsSync('/usr/lib/postgresql/15/bin/initdb') ? [] : ['postgresql-15']);
const REDIS = process.env.TEST_REDIS_URL;
const why =
  missing.length > 0
    ? ` (${missing[0]} is not installed)`
    : REDIS
      ? ''
      : ' (skipped: TEST_REDIS_URL is not set)';

/** Time within which every instance must serve an acknowledged change. */
const FRESH_MILLISECONDS = 1_000;
const RECOVERED_MILLISECONDS = 10_000;

/** Results by fault, printed at the end. */
const table: {
  fault: string;
  requests: number;
  failed: number;
  lost: number;
  stale: number;
  seconds: string;
}[] = [];

interface Instance {
  readonly port: number;
  program: Program;
}

describe.skipIf(why !== '')(`three servers behind HAProxy, a primary and a standby, Redis${why}`, () => {
  let cluster: Cluster;
  let folder: string;
  let proxy: ChildProcess;
  let proxyPort: number;
  let key = '';
  let environment: Record<string, string>;
  const instances: Instance[] = [];

  const start = async (port: number): Promise<Program> => {
    const program = startProgram('apps/server/dist/main.js', [], { ...environment, PORT: String(port) });
    await readyAddress(program);
    return program;
  };
  const authorization = () => ({ authorization: `Bearer ${key}` });
  const through = (at: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${proxyPort}${at}`, {
      ...init,
      headers: { ...authorization(), ...init.headers },
    });
  const at = (port: number, where: string, headers = authorization()) =>
    fetch(`http://127.0.0.1:${port}${where}`, { headers });

  beforeAll(async () => {
    cluster = await startCluster();
    folder = await mkdtemp(path.join(tmpdir(), 'partner-api-many-'));
    environment = {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${cluster.primary.port},127.0.0.1:${cluster.standby.port}/postgres`,
      REDIS_URL: `${REDIS}/0?keyPrefix=many-${randomUUID()}:`,
      ACCESS: 'keys',
      SEED_DEMO: '0',
      METRICS_PORT: '0',
      DRAIN_SECONDS: '1',
      PUBLICATION_DELAY_HOURS: '0',
      LIMIT_READS_PER_MINUTE: '0',
      LIMIT_IN_PROGRESS: '0',
      LIMIT_IN_PROGRESS_PER_PARTNER: '0',
      LOG_LEVEL: 'warn',
    };
    expect(await partnerApi(['migrate'], environment)).toMatchObject({ code: 0 });
    key = await createKey('Harbour News');
    for (let number = 0; number < 3; number += 1) {
      const port = await freePort();
      instances.push({ port, program: await start(port) });
    }
    proxyPort = await freePort();
    const servers = instances.map(({ port }, index) => `  server s${index} 127.0.0.1:${port}`).join('\n');
    const file = path.join(folder, 'haproxy.cfg');
    await writeFile(file, proxyConfiguration(proxyPort, servers));
    proxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
    await vi.waitFor(async () => expect((await through('/api/v1/events')).status).toBe(200), 10_000);
  }, 120_000);

  afterAll(async () => {
    console.table(table);
    proxy?.kill('SIGKILL');
    await Promise.all(instances.map(({ program }) => killProgram(program)));
    await cluster?.remove();
    if (folder) await rm(folder, { recursive: true, force: true });
  }, 60_000);

  const createKey = async (partner: string): Promise<string> => {
    const scopes = 'read,research,fact_check';
    const args = [
      'keys',
      'create',
      '--partner',
      partner,
      '--scopes',
      scopes,
      '--accept-terms',
      '2026-11-01',
      '--json',
    ];
    const { code, errors, json } = await partnerApi(args, environment);
    expect({ code, errors }).toMatchObject({ code: 0 });
    return String(json?.key);
  };
  const importLines = async (...records: object[]) => {
    const args = ['import', 'records', '-', '--json'];
    const program = startProgram('apps/cli/dist/main.js', args, environment);
    program.stdin.end(records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    const result = await ended(program);
    expect({ code: result.code, errors: result.errors }).toMatchObject({ code: 0 });
  };
  const event = (id: string, title: string, more: object = {}) => ({
    ...{ kind: 'event', id, lang: 'en', title, type: 'protest' },
    ...{ occurred: { earliest: '2026-01-05', latest: '2026-01-05', precision: 'day' } },
    ...more,
  });

  /** Returns the milliseconds until `isNew` is true on every instance. */
  const untilAllServe = async (isNew: (port: number) => Promise<boolean>): Promise<number> => {
    const acknowledged = performance.now();
    await Promise.all(
      instances.map(async ({ port }) => {
        while (!(await isNew(port))) {
          if (performance.now() - acknowledged > 10_000) throw new Error(`server on ${port} stays behind`);
          await wait(10);
        }
      }),
    );
    return performance.now() - acknowledged;
  };
  const shown = async (fault: string, isNew: (port: number) => Promise<boolean>) => {
    const took = await untilAllServe(isNew);
    table.push({
      fault,
      requests: 0,
      failed: 0,
      lost: 0,
      stale: took > FRESH_MILLISECONDS ? 1 : 0,
      seconds: (took / 1000).toFixed(2),
    });
    expect(took).toBeLessThan(FRESH_MILLISECONDS);
  };

  /** Sends reads through the proxy on several connections until it is stopped. */
  const load = () => {
    let isOver = false;
    const seen = { requests: 0, failed: [] as string[] };
    const reader = async (number: number) => {
      for (let turn = 0; !isOver; turn += 1) {
        seen.requests += 1;
        try {
          const response = await through(`/api/v1/events?limit=${((turn + number) % 50) + 1}`);
          await response.arrayBuffer();
          if (response.status !== 200) seen.failed.push(`${response.status} at ${Date.now()}`);
        } catch (error) {
          seen.failed.push(String((error as Error).cause ?? error));
        }
        await wait(5);
      }
    };
    const readers = Array.from({ length: 6 }, (_, number) => reader(number));
    return {
      seen,
      stop: async () => {
        isOver = true;
        await Promise.all(readers);
      },
    };
  };

  it('shows an acknowledged change on every instance within a second', async () => {
    const read = async (port: number, id: string) => dataOf(await at(port, `/api/v1/events/${id}`));
    const listed = async (port: number) => JSON.stringify(await (await at(port, '/api/v1/events')).json());
    // Fills the page caches first, so that the test also covers their invalidation.
    for (const { port } of instances) await listed(port);
    await importLines(event('many-1', 'March at the harbour'), event('many-2', 'Strike at the mill'));
    await shown('import', async (port) => (await listed(port)).includes('many-1'));
    for (const { port } of instances) await listed(port);
    await importLines(
      event('many-1', 'March at the new harbour', {
        correction: { kind: 'correction', reason: 'Another harbour.' },
      }),
    );
    await shown('correction', async (port) => (await listed(port)).includes('new harbour'));
    for (const { port } of instances) await listed(port);
    expect(await partnerApi(['retract', 'many-2', '--reason', 'Wrong.'], environment)).toMatchObject({
      code: 0,
    });
    await shown('retraction', async (port) => !(await listed(port)).includes('many-2'));
    expect(await read(instances[0]?.port ?? 0, 'many-2')).toMatchObject({ status: 'retracted' });

    const leaked = await createKey('Leaked Gazette');
    const [, id] = /pk_([a-z0-9]+)_/.exec(leaked) ?? [];
    const bearer = { authorization: `Bearer ${leaked}` };
    await untilAllServe(async (port) => (await at(port, '/api/v1/claims', bearer)).status === 200);
    expect(await partnerApi(['keys', 'revoke', String(id)], environment)).toMatchObject({ code: 0 });
    await shown('key revoked', async (port) => (await at(port, '/api/v1/claims', bearer)).status === 401);
  });

  it('applies idempotency keys and limits across instances', async () => {
    const ask = (port: number, idempotencyKey: string, as = authorization()) =>
      fetch(`http://127.0.0.1:${port}/api/v1/research`, {
        method: 'POST',
        headers: { ...as, 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
        body: JSON.stringify({ query: 'What happened at the harbour?' }),
      });
    const once = randomUUID();
    const [first, ...others] = instances.map(({ port }) => port);
    const original = await ask(first ?? 0, once);
    expect(original.status).toBe(200);
    const data = await dataOf(original);
    for (const port of others) {
      const replayed = await ask(port, once);
      expect(replayed.headers.get('idempotent-replayed')).toBe('true');
      expect(await dataOf(replayed)).toEqual(data);
    }
    const limited = { authorization: `Bearer ${await createKey('Limited Post')}` };
    await untilAllServe(async (port) => (await at(port, '/api/v1/claims', limited)).status === 200);
    const remaining: number[] = [];
    for (const { port } of instances) {
      const { headers } = await ask(port, randomUUID(), limited);
      remaining.push(Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]));
    }
    const [most = 0] = remaining;
    expect(remaining).toEqual([most, most - 1, most - 2]);
    table.push({
      fault: 'one key and one limit at three instances',
      requests: 6,
      failed: 0,
      lost: 0,
      stale: 0,
      seconds: '',
    });
  });

  it('loses no request in a rolling restart, and no record when an instance is killed', async () => {
    const rolling = load();
    const began = performance.now();
    for (const instance of instances) {
      const end = ended(instance.program);
      instance.program.kill('SIGTERM');
      await expect.poll(async () => (await at(instance.port, '/readyz')).status, { interval: 20 }).toBe(503);
      expect((await end).code).toBe(0);
      instance.program = await start(instance.port);
      // Like an orchestrator, restarts the next instance only when this one is ready.
      await wait(600);
    }
    await rolling.stop();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    table.push({
      fault: 'rolling restart',
      requests: rolling.seen.requests,
      failed: rolling.seen.failed.length,
      lost: 0,
      stale: 0,
      seconds,
    });
    expect(rolling.seen.failed).toEqual([]);

    const killing = load();
    await wait(300);
    const [victim] = instances;
    if (!victim) throw new Error('no instance');
    await killProgram(victim.program);
    await wait(1_500);
    await killing.stop();
    // The proxy retries the interrupted reads on another instance.
    table.push({
      fault: 'kill -9 of one',
      requests: killing.seen.requests,
      failed: killing.seen.failed.length,
      lost: 0,
      stale: 0,
      seconds: '',
    });
    expect(killing.seen.failed.length).toBeLessThanOrEqual(1);
    victim.program = await start(victim.port);
  });

  it('recovers within ten seconds after the primary is lost and the standby promoted, without losing an acknowledged change', async () => {
    await cluster.setSynchronous(true);
    const acknowledged: string[] = [];
    let isOver = false;
    const writing = (async () => {
      for (let number = 0; !isOver; number += 1) {
        const id = `kept-${number}`;
        const args = ['import', 'records', '-', '--json'];
        const program = startProgram('apps/cli/dist/main.js', args, environment);
        program.stdin.on('error', () => undefined);
        program.stdin.end(`${JSON.stringify(event(id, `Kept ${number}`))}\n`);
        if ((await ended(program)).code === 0) acknowledged.push(id);
      }
    })();
    const reading = load();
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(1);
    await cluster.primary.kill();
    await cluster.standby.promote();
    const promoted = performance.now();
    const recovered = await untilAllServe(async (port) => (await at(port, '/readyz')).status === 200);
    await untilAllServe(async (port) => (await at(port, `/api/v1/events/${acknowledged[0]}`)).status === 200);
    expect(performance.now() - promoted).toBeLessThan(RECOVERED_MILLISECONDS);
    isOver = true;
    await Promise.all([writing, reading.stop()]);
    await importLines(event('after-promotion', 'After the promotion'));
    const lost = [];
    for (const id of acknowledged)
      if ((await at(instances[0]?.port ?? 0, `/api/v1/events/${id}`)).status !== 200) lost.push(id);
    const { requests, failed } = reading.seen;
    table.push({
      fault: `primary killed, standby promoted (${acknowledged.length} writes)`,
      requests,
      failed: failed.length,
      lost: lost.length,
      stale: 0,
      seconds: (recovered / 1000).toFixed(2),
    });
    expect(lost).toEqual([]);
    // Without a primary, the servers return 503, and the proxy closes a connection after its own 503.
    expect(failed.filter((text) => !/^503|other side closed/.test(text))).toEqual([]);
  });

  it('detects that a promoted standby lacks a served revision whose number is reused', async () => {
    const other = await startCluster();
    const DATABASE_URL = `postgres://postgres@127.0.0.1:${other.primary.port},127.0.0.1:${other.standby.port}/postgres`;
    const there = { ...environment, DATABASE_URL, ACCESS: 'open' };
    const write = async (...records: object[]) => {
      const program = startProgram('apps/cli/dist/main.js', ['import', 'records', '-', '--json'], there);
      program.stdin.end(records.map((record) => `${JSON.stringify(record)}\n`).join(''));
      expect((await ended(program)).code).toBe(0);
    };
    let program: Program | undefined;
    try {
      expect(await partnerApi(['migrate'], there)).toMatchObject({ code: 0 });
      await write(event('base-1', 'Fair at the bridge'), event('base-2', 'Fair at the mill'));
      const port = await freePort();
      program = startProgram('apps/server/dist/main.js', [], { ...there, PORT: String(port) });
      await readyAddress(program);
      const get = (where: string) => fetch(`http://127.0.0.1:${port}${where}`);
      const listed = async (): Promise<readonly string[]> =>
        (await (await get('/api/v1/events')).text()).match(/(?:base|lost)-\d/g) ?? [];
      const has = async (id: string) => (await listed()).includes(id);
      const researched = async () => {
        const response = await fetch(`http://127.0.0.1:${port}/api/v1/research`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: 'Lost fair at the lighthouse' }),
        });
        return response.status === 200 && (await response.text()).includes('"lost-1"');
      };

      // Waits until the standby has caught up, and then stops replication.
      const replayed = `select pg_last_wal_replay_lsn() >= '${await other.primary.query('select pg_current_wal_lsn()')}'`;
      await vi.waitFor(async () => expect(await other.standby.query(replayed)).toBe('t'), 10_000);
      await other.standby.stopReceiving();
      await write(event('lost-1', 'Lost fair at the lighthouse'));
      await vi.waitFor(async () => expect(await has('lost-1')).toBe(true), 10_000);
      await vi.waitFor(async () => expect(await researched()).toBe(true), 10_000);
      const revision = await other.primary.query('select revision from store_state');
      const walk = '/api/v1/events?updated_since=24h&limit=1';
      const { page } = (await (await get(walk)).json()) as { page: { next_cursor: string } };

      await other.primary.kill();
      await other.standby.promote();
      const promoted = performance.now();
      await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), 10_000);
      expect(performance.now() - promoted).toBeLessThan(RECOVERED_MILLISECONDS);
      expect(await partnerApi(['retract', 'base-1', '--reason', 'Wrong.'], there)).toMatchObject({ code: 0 });
      const acknowledged = performance.now();
      expect(await other.standby.query('select revision from store_state')).toBe(revision);
      while ((await has('lost-1')) || (await has('base-1'))) await wait(10);
      const took = performance.now() - acknowledged;
      expect((await get('/api/v1/events/lost-1')).status).toBe(404);
      expect((await get(`${walk}&cursor=${page.next_cursor}`)).status).toBe(400);
      await vi.waitFor(async () => expect(await researched()).toBe(false), 10_000);
      table.push({
        ...{ fault: 'standby without the last revision promoted', requests: 0, failed: 0, lost: 0 },
        ...{ stale: took > FRESH_MILLISECONDS ? 1 : 0, seconds: (took / 1000).toFixed(2) },
      });
      expect(took).toBeLessThan(FRESH_MILLISECONDS);
    } finally {
      if (program) await killProgram(program);
      await other.remove();
    }
  }, 90_000);
});

const dataOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { readonly data: unknown }).data;

/** Like deploy/proxy/haproxy.cfg, with faster health checks. */
function proxyConfiguration(port: number, servers: string): string {
  return `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 40s
frontend partners
  bind 127.0.0.1:${port}
  default_backend partner_api
backend partner_api
  balance leastconn
  option httpchk GET /readyz
  http-check expect status 200
  retry-on conn-failure empty-response 503
  retries 2
  option redispatch
  http-request disable-l7-retry if METH_POST
  default-server check inter 300ms fall 1 rise 1
${servers}
`;
}
