// Writes the production bundle to a folder: the command and the server with production dependencies, without build tools.
//   node scripts/bundle.mjs FOLDER
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [folder] = process.argv.slice(2);
if (!folder) fail('Usage: node scripts/bundle.mjs FOLDER');
const target = path.resolve(folder);
if (existsSync(target)) fail(`${target} exists; name a folder that does not.`);

run(process.execPath, ['scripts/run.mjs', 'prepare']);
// pnpm hard-links dependencies from its store where possible; no install script runs.
run('pnpm', ['--filter', '@partner-api/cli', 'deploy', '--prod', '--legacy', '--ignore-scripts', target]);
for (const unneeded of ['node_modules/.modules.yaml', 'node_modules/.pnpm/lock.yaml']) {
  rmSync(path.join(target, unneeded), { force: true });
}
// Source maps and type declarations make up a third of the folder, and production does not read them.
for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
  if (entry.isFile() && /\.(?:map|d\.[cm]?ts)$/.test(entry.name))
    rmSync(path.join(entry.parentPath, entry.name));
}
// `npm install` would make the command executable; `pnpm deploy` does not.
const command = path.join(target, 'dist', 'main.js');
chmodSync(command, 0o755);
run(command, ['--version']);

function run(command, argv) {
  const PATH = [path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter);
  const { status, error } = spawnSync(command, argv, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH },
  });
  if (error || status !== 0) fail(error?.message ?? `${command} ended with ${status}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
