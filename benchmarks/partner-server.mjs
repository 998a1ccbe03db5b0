// A built server as a process of its own, for commands that measure it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Nobody measures limits here. */
const NO_LIMITS = Object.fromEntries(
  [
    'READS_PER_MINUTE',
    'RESEARCH_PER_MINUTE',
    'FACT_CHECK_PER_MINUTE',
    'FAILED_AUTHENTICATION_PER_MINUTE',
  ].map((name) => [`LIMIT_${name}`, '0']),
);

/**
 * The store that is measured: that of `DATABASE_URL`, or an embedded one of its own. `environment` names it.
 * @returns {Promise<{ environment: Record<string, string>, engine: string, remove: () => Promise<void> }>}
 */
export async function measuredStore() {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return { environment: { DATABASE_URL }, engine: 'postgresql', remove: async () => {} };
  const directory = await mkdtemp(path.join(tmpdir(), 'partner-api-measured-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  return { environment: { DATA_DIR: directory }, engine: 'embedded', remove };
}

/**
 * @param {Record<string, string>} environment
 * @returns {Promise<{ address: string, metricsAddress: string, stop: () => Promise<number | null> }>}
 */
export async function startServer(environment) {
  const metricsPort = await freePort();
  const server = spawn(process.execPath, [path.join(root, 'apps/server/dist/main.js')], {
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      ...NO_LIMITS,
      PORT: '0',
      METRICS_PORT: String(metricsPort),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(server, 'exit');
  const [line] = await Promise.race([once(server.stdout, 'data'), exit.then(() => [''])]);
  const address = /ready on (\S+)/.exec(String(line))?.[1];
  if (!address) throw new Error('the server did not start');
  return {
    address,
    metricsAddress: `http://127.0.0.1:${metricsPort}`,
    stop: async () => {
      server.kill('SIGTERM');
      const [code] = await exit;
      return code;
    },
  };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
