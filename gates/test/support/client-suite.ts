import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { testResults } from '../../../scripts/test-results.mjs';
import { unpack } from '../../src/release/pack.js';
import { inRoot } from '../../src/repository.js';
import { runCommand } from '../../src/run-command.js';
import { temporaryDirectory } from './temporary-directory.js';

export interface ClientSuite {
  /** The client as it was packed. */
  readonly tarball: string;
  /** Its end-to-end tests of the same time. */
  readonly directory: string;
}

export interface World {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** `tomorrow`: open enumerations hold values that are not known yet. */
  readonly answers: 'today' | 'tomorrow';
}

export interface SuiteResult {
  readonly passed: number;
  /** Full names, each with what went wrong. */
  readonly failures: readonly string[];
}

/** Runs the end-to-end tests of a client, installed as a partner would have it, against a service. */
export async function runClientSuite(suite: ClientSuite, world: World): Promise<SuiteResult> {
  const directory = await temporaryDirectory('client-suite');
  const client = path.join(directory, 'node_modules/@partner-api/client');
  await mkdir(client, { recursive: true });
  await unpack(suite.tarball, client);
  await symlink(inRoot('node_modules/vitest'), path.join(directory, 'node_modules/vitest'));
  await cp(suite.directory, path.join(directory, 'client'), { recursive: true });
  await writeFile(path.join(directory, 'package.json'), '{"type": "module"}');
  await writeFile(
    path.join(directory, 'vitest.config.js'),
    'export default { test: { testTimeout: 20_000, maxWorkers: 1, isolate: false } };',
  );

  await runCommand(
    process.execPath,
    [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--reporter=json', '--outputFile=report.json'],
    {
      directory,
      environment: {
        PARTNER_BASE_URL: world.baseUrl,
        PARTNER_API_KEY: world.apiKey,
        PARTNER_ANSWERS: world.answers,
      },
    },
  );
  const { passed, words } = testResults(path.join(directory, 'report.json'), () => true);
  return { passed, failures: words };
}
