// Applies the changesets and updates all files that depend on a version, for one pull request.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { nameOrigin } from './support/name-origin.mjs';
import { publishedFolders } from './support/published.mjs';

run('changeset', 'version');
for (const [directory, file] of [
  ['packages/contract', 'packages/contract/src/version.ts'],
  ['packages/client', 'packages/client/src/version.ts'],
  ['apps/server', 'packages/storage/src/release.ts'],
]) {
  const { version } = JSON.parse(readFileSync(`${directory}/package.json`, 'utf8'));
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/((?:VERSION|RELEASE) = )'[^']+'/, `$1'${version}'`));
}
// Sets the origin of the packages, which only the workflow knows.
const { GITHUB_SERVER_URL: host, GITHUB_REPOSITORY: repository } = process.env;
if (host && repository) {
  for (const folder of publishedFolders()) nameOrigin('.', folder, `${host}/${repository}`);
}
run('pnpm', 'install', '--lockfile-only');
run('turbo', 'run', 'build', '--output-logs=errors-only');
run('pnpm', '--filter', '@partner-api/contract', 'run', 'openapi');
run('pnpm', '--filter', '@partner-api/client', 'run', 'generate');
run('pnpm', 'run', 'api');
run(process.execPath, 'gates/dist/release/freeze-main.js');
run(process.execPath, 'scripts/keep-server.mjs');

function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
