import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TERMS } from '@partner-api/contract';
import { inRoot } from '../../src/repository.js';
import { runCommand } from '../../src/run-command.js';

export interface PartnerService {
  readonly address: string;
  /** A key with every scope. */
  readonly apiKey: string;
  /** Where its store is; it stays when the service ends. */
  readonly directory: string;
  close(): Promise<void>;
}

/** The built server as a process of its own, over the demonstration data, for partners with a key. */
export async function startPartnerService(): Promise<PartnerService> {
  const directory = await mkdtemp(path.join(tmpdir(), 'partner-api-service-'));
  const environment = {
    DATA_DIR: directory,
    ACCESS: 'keys',
    PUBLICATION_DELAY_HOURS: '0',
    PROVIDER_URL: 'https://desk.example/',
    SEED_DEMO: '1',
    PORT: '0',
    METRICS_PORT: '0',
    LIMIT_READS_PER_MINUTE: '0',
    LIMIT_RESEARCH_PER_MINUTE: '0',
    LIMIT_FACT_CHECK_PER_MINUTE: '0',
  };
  const server = spawn(process.execPath, [inRoot('apps/server/dist/main.js')], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await said(server, /ready on (\S+)/);
  return {
    address,
    directory,
    apiKey: await createKey(environment),
    close: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}

async function createKey(environment: Readonly<Record<string, string>>): Promise<string> {
  const { code, output, errors } = await runCommand(
    process.execPath,
    [
      ...[inRoot('apps/cli/dist/main.js'), 'keys', 'create', '--partner', 'Gates'],
      ...['--scopes', 'read,research,fact_check', '--accept-terms', TERMS.version, '--json'],
    ],
    { environment },
  );
  if (code !== 0) throw new Error(`No key was made:\n${errors}`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '').key;
}

/** What a pattern finds in what a program says, once it has said it. */
export function said(program: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const listen = (chunk: Buffer) => {
      text += chunk;
      const found = pattern.exec(text)?.[1];
      if (found) resolve(found);
    };
    program.stdout?.on('data', listen);
    program.stderr?.on('data', listen);
    program.once('exit', (code) => reject(new Error(`The program ended with ${code}:\n${text}`)));
  });
}
