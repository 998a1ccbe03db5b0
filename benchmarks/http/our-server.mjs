import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const cli = fileURLToPath(new URL('../../apps/cli/dist/main.js', import.meta.url));

const NO_LIMITS = {
  ...Object.fromEntries(
    ['READS', 'RESEARCH', 'FACT_CHECK'].flatMap((budget) => [
      [`LIMIT_${budget}_PER_MINUTE`, '0'],
      [`LIMIT_${budget}_PER_DAY`, '0'],
    ]),
  ),
  LIMIT_IN_PROGRESS: '0',
  LIMIT_IN_PROGRESS_PER_PARTNER: '0',
};
const COMMON = {
  PORT: '0',
  METRICS_PORT: '0',
  PUBLICATION_DELAY_HOURS: '0',
  PROVIDER_URL: 'https://desk.example',
};

/** The real server without access, limits and log lines, as a contender without them. */
export const openServer = (name, databaseUrl, env = {}) => ({
  name,
  file: main,
  env: { ...COMMON, ...NO_LIMITS, ACCESS: 'open', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, ...env },
});

/** The real server as in production: keys, limits that count and are not reached, a log line for each request. */
export const keyedServer = (name, databaseUrl, env = {}) => ({
  name,
  file: main,
  env: {
    ...COMMON,
    ACCESS: 'keys',
    LIMIT_READS_PER_MINUTE: '100000000',
    LIMIT_RESEARCH_PER_MINUTE: '100000000',
    LIMIT_FACT_CHECK_PER_MINUTE: '100000000',
    LOG_LEVEL: 'info',
    DATABASE_URL: databaseUrl,
    ...env,
  },
});

export async function createKey(databaseUrl, terms, env = {}, partner = 'Benchmark') {
  const { stdout } = await run(
    process.execPath,
    [
      cli,
      'keys',
      'create',
      '--partner',
      partner,
      '--scopes',
      'read,research,fact_check',
      '--accept-terms',
      terms,
      '--json',
    ],
    { env: { ...process.env, DATABASE_URL: databaseUrl, ...env } },
  );
  return JSON.parse(stdout).key;
}
