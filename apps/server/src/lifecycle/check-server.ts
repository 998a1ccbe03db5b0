import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { SCHEMA_VERSION, schemaVersion } from '@partner-api/storage';
import { connectRedis } from '../admission/limits/connect-redis.js';
import { connectPostgresql } from '../composition.js';
import type { Config } from '../config/config.js';
import { readConfig } from '../config/read-config.js';
import { startupFailure } from './startup-failure.js';

type Environment = Readonly<Record<string, string | undefined>>;

interface CheckedPart {
  readonly part: 'configuration' | 'database' | 'replica' | 'redis';
  readonly ok: boolean;
  readonly detail: string;
}

const REDIS_SECONDS = 3;

/**
 * Checks the configuration, then the directory, databases and Redis that it names, and changes nothing: a needed
 * migration is reported, an embedded store is not opened. An invalid configuration ends the check.
 */
export async function checkServer(environment: Environment): Promise<readonly CheckedPart[]> {
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    return [{ part: 'configuration', ok: false, detail: reasonOf(error, null) }];
  }
  const { databaseUrl, databaseReadUrls, redisUrl, dataDirectory } = config;
  const parts: [CheckedPart['part'], () => Promise<string>][] = [
    ['configuration', async () => `access ${config.access}, on ${config.host}:${config.port}`],
    ['database', () => (databaseUrl === null ? checkDirectory(dataDirectory) : checkDatabase(databaseUrl))],
  ];
  for (const url of databaseReadUrls) parts.push(['replica', () => checkDatabase(url)]);
  if (redisUrl !== null) parts.push(['redis', () => checkRedis(redisUrl)]);
  const checked: CheckedPart[] = [];
  for (const [part, check] of parts) {
    try {
      checked.push({ part, ok: true, detail: await check() });
    } catch (error) {
      checked.push({ part, ok: false, detail: reasonOf(error, config) });
    }
  }
  return checked;
}

async function checkDatabase(connectionString: string): Promise<string> {
  const database = await connectPostgresql(connectionString);
  try {
    const version = await schemaVersion(database);
    if (version > SCHEMA_VERSION) {
      throw new Error(
        `The schema is ${version}, and this release knows ${SCHEMA_VERSION}: use a later release`,
      );
    }
    return version === SCHEMA_VERSION
      ? `reachable, schema ${version}`
      : `reachable, schema ${version}; starting migrates it to ${SCHEMA_VERSION}`;
  } finally {
    await database.close();
  }
}

/** Throws unless the directory, or its nearest existing parent, is writable. */
async function checkDirectory(directory: string): Promise<string> {
  let existing = path.resolve(directory);
  for (;;) {
    try {
      await access(existing, constants.W_OK | constants.X_OK);
      return `embedded, ${path.resolve(directory)} can be written`;
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isMissing || existing === path.dirname(existing)) throw error;
      existing = path.dirname(existing);
    }
  }
}

async function checkRedis(url: string): Promise<string> {
  const redis = connectRedis(url);
  try {
    const answers = new Promise<void>((resolve, reject) => {
      redis.once('ready', resolve).once('error', reject);
      setTimeout(
        () => reject(new Error(`Redis did not answer within ${REDIS_SECONDS} s`)),
        REDIS_SECONDS * 1000,
      ).unref();
    });
    await answers;
    return 'reachable';
  } finally {
    redis.disconnect();
  }
}

function reasonOf(error: unknown, config: Config | null): string {
  return startupFailure(error, config) ?? (error instanceof Error ? error.message : String(error));
}
