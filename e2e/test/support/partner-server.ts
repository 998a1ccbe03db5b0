import { createPartnerClient } from '@partner-api/client';
import { readConfig, startServer } from '@partner-api/server';
import type { TestEngine } from '@partner-api/storage/testing';

export interface PartnerServer {
  readonly address: string;
  readonly client: ReturnType<typeof createPartnerClient>;
  /** Environment for commands on the same store. */
  readonly environment: Readonly<Record<string, string>>;
  /** Sends a request without the client. */
  raw(path: string, init?: RequestInit): Promise<{ status: number; headers: Headers; body: unknown }>;
  post(path: string, body: unknown): Promise<{ status: number; headers: Headers; body: unknown }>;
  /** Stops the server and starts another on the same store with the given variables changed. */
  restart(environment: Readonly<Record<string, string>>): Promise<void>;
  close(): Promise<void>;
}

export interface PartnerServerOptions {
  readonly seedDemo: boolean;
  readonly clock?: () => Date;
  /** Additional environment variables of the server. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Disables rate limits, which the tests would exceed. */
export const NO_LIMITS = {
  LIMIT_READS_PER_MINUTE: '0',
  LIMIT_RESEARCH_PER_MINUTE: '0',
  LIMIT_FACT_CHECK_PER_MINUTE: '0',
  LIMIT_IN_PROGRESS: '0',
  LIMIT_IN_PROGRESS_PER_PARTNER: '0',
};

/** Starts a server with a new empty store, and a client for it. */
export async function startPartnerServer(
  engine: TestEngine,
  options: PartnerServerOptions,
): Promise<PartnerServer> {
  const created = await engine.create('none');
  let environment: Readonly<Record<string, string>> = {
    ...('directory' in created.location
      ? { DATA_DIR: created.location.directory }
      : { DATABASE_URL: created.location.connectionString }),
    SEED_DEMO: options.seedDemo ? '1' : '0',
    PORT: '0',
    METRICS_PORT: '0',
    ...NO_LIMITS,
    ...options.environment,
  };
  const start = () => startServer(readConfig(environment), options.clock ? { clock: options.clock } : {});
  let server = await start();
  const raw = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${server.address}${path}`, init);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : JSON.parse(text),
    };
  };
  return {
    get address() {
      return server.address;
    },
    get client() {
      return createPartnerClient({ baseUrl: server.address });
    },
    get environment() {
      return environment;
    },
    raw,
    post: (path, body) =>
      raw(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    restart: async (changed) => {
      await server.close();
      environment = { ...environment, ...changed };
      server = await start();
    },
    close: async () => {
      await server.close();
      await created.remove();
    },
  };
}
