import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pack } from '../../src/release/pack.js';
import { inRoot } from '../../src/repository.js';
import { runCommand } from '../../src/run-command.js';
import { temporaryDirectory } from './temporary-directory.js';

interface Manifest {
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
}

/**
 * The projects of `gates/consumers`, over one installation of the packed packages.
 * @returns the directory that holds each project under its name.
 */
export async function installConsumers(): Promise<string> {
  const directory = await temporaryDirectory('consumers');
  const client: Manifest = JSON.parse(await readFile(inRoot('packages/client/package.json'), 'utf8'));
  const [clientTarball, contractTarball] = await Promise.all([
    pack('client', directory),
    pack('contract', directory),
  ]);
  await writeFile(
    path.join(directory, 'package.json'),
    JSON.stringify({
      private: true,
      dependencies: {
        '@partner-api/client': `file:${clientTarball}`,
        '@partner-api/contract': `file:${contractTarball}`,
      },
    }),
  );
  const { code, output, errors } = await runCommand(
    inRoot('node_modules/.bin/pnpm'),
    // Hoisted, as npm would: the contract library does not declare that it needs zod.
    ['install', '--ignore-workspace', '--prefer-offline', '--no-lockfile', '--config.node-linker=hoisted'],
    { directory },
  );
  if (code !== 0) throw new Error(`The packed packages cannot be installed:\n${output}${errors}`);
  await symlink(inRoot('gates/node_modules/@types'), path.join(directory, 'node_modules/@types'));

  const projects = (await readdir(inRoot('gates/consumers'), { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  for (const { name } of projects) {
    const project = path.join(directory, name);
    await cp(inRoot('gates/consumers', name), project, { recursive: true });
    if (name === 'contract') continue;
    await cp(inRoot('gates/consumers/main.ts'), path.join(project, 'main.ts'));
    await writeFile(path.join(project, 'entries.ts'), everyEntry(Object.keys(client.publishConfig.exports)));
  }
  return directory;
}

/** A module that imports whatever the package offers, so that the types of all of it are checked. */
const everyEntry = (entries: readonly string[]): string =>
  [
    ...entries.map(
      (entry, index) => `import * as entry${index} from '@partner-api/client${entry.slice(1)}';`,
    ),
    `export const entries: readonly object[] = [${entries.map((_, index) => `entry${index}`).join(', ')}];\n`,
  ].join('\n');
