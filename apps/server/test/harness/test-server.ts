import { type Database, openStore, type Store } from '@partner-api/storage';
import { embedded, type TestEngine } from '@partner-api/storage/testing';
import { pino } from 'pino';
import { readConfig } from '../../src/config/read-config.js';
import { type ServerOptions, serveComposition } from '../../src/lifecycle/serve-composition.js';
import { openModel } from '../../src/model/open-model.js';
import { openResearch } from '../../src/research/open-research.js';
import { type Answer, type Ask, ask } from './http.js';
import { NOW, writeRecords } from './records.js';

export interface TestServer {
  readonly address: string;
  readonly metricsAddress: string | null;
  readonly store: Store;
  /** The database under the store, for tests that break it. */
  readonly database: Database;
  /** The log lines so far. */
  readonly log: string[];
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  ask(path: string, options: Ask): Promise<Answer>;
  /** Sets the time of the server's clock. */
  setTime(time: Date): void;
  close(): Promise<void>;
}

export interface TestServerOptions extends Pick<ServerOptions, 'timeouts'> {
  readonly engine?: Pick<TestEngine, 'open'>;
  readonly environment?: Record<string, string>;
}

/** Most tests send more requests than a partner may. */
const NO_LIMITS = {
  LIMIT_READS_PER_MINUTE: '0',
  LIMIT_RESEARCH_PER_MINUTE: '0',
  LIMIT_FACT_CHECK_PER_MINUTE: '0',
  LIMIT_FAILED_AUTHENTICATION_PER_MINUTE: '0',
  LIMIT_IN_PROGRESS: '0',
  LIMIT_IN_PROGRESS_PER_PARTNER: '0',
  // Worker threads load slowly; only tests about them use them.
  RESEARCH_WORKERS: '0',
};

/** A listening server over a real database that holds the records of `records.ts`. */
export async function startTestServer({
  engine = embedded,
  environment,
  timeouts = {},
}: TestServerOptions = {}): Promise<TestServer> {
  if (!engine) throw new Error('there is no engine');
  let time = NOW;
  const clock = () => time;
  const opened = await engine.open();
  const store = openStore(opened.database);
  await writeRecords(store);
  const log: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) });
  const config = readConfig({ PORT: '0', METRICS_PORT: '0', ...NO_LIMITS, ...environment });
  const model = openModel(config.model, logger);
  const researcher = await openResearch({
    ...{ workers: config.researchWorkers, corpus: Promise.resolve(store), clock, logger, model },
    ...{ defaultLocale: 'en', publicationDelayHours: () => 0 },
    ...{ onWithheld: () => undefined, onPromptInjection: () => undefined },
    ...{ snapshotFile: null, onSnapshot: () => undefined },
  });
  const server = await serveComposition({ store, researcher, model, heldDirectory: null }, config, {
    logger,
    clock,
    timeouts,
  });
  return {
    address: server.address,
    metricsAddress: server.metricsAddress,
    store,
    database: opened.database,
    log,
    get: (path, headers) => ask(server.address, path, headers ? { headers } : {}),
    post: (path, body, headers) =>
      ask(server.address, path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    ask: (path, options) => ask(server.address, path, options),
    setTime: (now) => {
      time = now;
    },
    close: async () => {
      await server.close();
      await opened.close();
    },
  };
}
