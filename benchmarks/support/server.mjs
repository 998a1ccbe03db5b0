// Servers as processes of their own: ours as it is built, and what it is measured beside.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { TERMS } from '@partner-api/contract';

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
export const cli = fileURLToPath(new URL('../../apps/cli/dist/main.js', import.meta.url));

const START_MILLISECONDS = 180_000;
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK']));

const COMMON = { PUBLICATION_DELAY_HOURS: '0', PROVIDER_URL: 'https://desk.example' };
const allLimits = (names, value) => Object.fromEntries(names.map((name) => [`LIMIT_${name}`, value]));
const PER_MINUTE = ['READS_PER_MINUTE', 'RESEARCH_PER_MINUTE', 'FACT_CHECK_PER_MINUTE'];
const OTHERS = ['READS_PER_DAY', 'RESEARCH_PER_DAY', 'FACT_CHECK_PER_DAY', 'IN_PROGRESS'];

/** Ours without access, limits and log lines, for what is measured beside servers without them. */
export const OPEN = {
  ...COMMON,
  ...allLimits(
    [...PER_MINUTE, ...OTHERS, 'IN_PROGRESS_PER_PARTNER', 'FAILED_AUTHENTICATION_PER_MINUTE'],
    '0',
  ),
  ACCESS: 'open',
  LOG_LEVEL: 'silent',
};
/** Ours as in production: keys, limits that count and are not reached, a log line for each request. */
export const KEYED = { ...COMMON, ...allLimits(PER_MINUTE, '100000000'), ACCESS: 'keys', LOG_LEVEL: 'info' };

/** Starts a server, ours unless a file is named, and waits until it says that it is ready. */
export async function startServer(contender, logFile) {
  const server = await spawnServer(contender, logFile);
  await server.untilReady();
  return server;
}

/** What it logs goes to a file, as it would in production, or is shown. */
export async function spawnServer({ name = 'ours', file = main, env = {} }, logFile) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production', PORT: port, METRICS_PORT: metricsPort, ...env },
    stdio: ['ignore', 'pipe', logFile ? openSync(logFile, 'a') : 'inherit'],
  });
  const exit = once(child, 'exit');
  const status = (member) => {
    const text = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(new RegExp(`${member}:\\s+(\\d+)`).exec(text)[1]) / 1024;
  };
  return {
    name,
    address: `http://127.0.0.1:${port}`,
    untilReady: async () => {
      const signal = AbortSignal.timeout(START_MILLISECONDS);
      const [line] = await Promise.race([once(child.stdout, 'data', { signal }), exit]);
      if (!String(line).includes('ready on')) throw new Error(`${name} did not start: ${line}`);
    },
    isRunning: () => child.exitCode === null,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    memory: () => ({ memory_mb: status('VmRSS'), memory_most_mb: status('VmHWM') }),
    /** A function that reads a figure of its metrics as they are now. */
    figures: async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return (metric) => Number(new RegExp(`^${metric} (\\S+)`, 'm').exec(text)?.[1]);
    },
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await exit;
      return code;
    },
  };
}

/** A key with every scope, for the store that an environment names. */
export async function createKey(env, partner = 'Benchmark') {
  const scopes = ['--scopes', 'read,research,fact_check', '--accept-terms', TERMS.version];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, 'keys', 'create', '--partner', partner, ...scopes, '--json'],
    { env: { ...process.env, ...env } },
  );
  return JSON.parse(stdout).key;
}

/** User and system, in all threads. Linux only. */
function cpuSecondsOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the process, in parentheses, may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await promisify(server.close.bind(server))();
  return String(port);
}
