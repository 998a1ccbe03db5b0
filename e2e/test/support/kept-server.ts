import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Program } from './run-program.js';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const released = path.join(root, 'apps/server/released');

export interface KeptServer {
  /** Starts a command of the previous release, such as `serve`. */
  start(args: readonly string[], environment: Readonly<Record<string, string>>): Program;
  remove(): Promise<void>;
}

/** Unpacks the server of the previous release, with the currently installed dependencies. */
export async function unpackKeptServer(): Promise<KeptServer> {
  const [kept] = await readdir(released);
  if (!kept) throw new Error('no release of the server is kept: run `node scripts/keep-server.mjs`');
  const folder = await mkdtemp(path.join(tmpdir(), 'partner-api-release-before-'));
  const { status } = spawnSync('tar', ['-xzf', path.join(released, kept), '-C', folder]);
  if (status !== 0) throw new Error(`${kept} cannot be unpacked`);
  const packages = path.join(folder, 'node_modules/@partner-api');
  for (const name of await readdir(packages)) {
    const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
      await readFile(path.join(packages, name, 'package.json'), 'utf8'),
    );
    for (const dependency of Object.keys(dependencies)) {
      const link = path.join(folder, 'node_modules', dependency);
      if (existsSync(link)) continue;
      const installed = ['packages', 'apps'].map((place) =>
        path.join(root, place, name, 'node_modules', dependency),
      );
      const found = installed.find((place) => existsSync(place));
      if (!found) throw new Error(`${dependency}, which the release before needs, is not installed any more`);
      await mkdir(path.dirname(link), { recursive: true });
      await symlink(await realpath(found), link);
    }
  }
  const { PATH = '', HOME = '' } = process.env;
  return {
    start: (args, environment) =>
      spawn(process.execPath, [path.join(packages, 'cli/dist/main.js'), ...args], {
        cwd: folder,
        env: { PATH, HOME, ...environment },
        stdio: ['pipe', 'pipe', 'pipe'],
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
