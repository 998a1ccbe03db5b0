// Publishes the versions that the registry does not have yet. `--dry-run` publishes nothing.
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { manifestOf, publishedFolders } from './support/published.mjs';

const isTrial = process.argv.includes('--dry-run');
const directories = publishedFolders();

run('turbo', ['run', 'build', '--output-logs=errors-only']);
if (isTrial) {
  await Promise.all(directories.map(tryToPublish));
} else {
  refuseWithoutProvenance();
  run(process.execPath, ['gates/dist/release/compare-with-kept.js']);
  run('changeset', ['publish'], { env: { ...process.env, NPM_CONFIG_PROVENANCE: 'true' } });
}

async function tryToPublish(directory) {
  try {
    // Under `npm run --silent`, npm would not say what is wrong.
    const env = { ...process.env, npm_config_loglevel: 'error' };
    await promisify(execFile)('pnpm', ['publish', '--dry-run', '--no-git-checks'], { cwd: directory, env });
    console.log(`${manifestOf(directory).name} would be published`);
  } catch (error) {
    fail(`${directory}: ${error.message}\n${error.stdout}`);
  }
}

/** Refuses to publish without provenance, which shows the commit and workflow of a package and which only a workflow can attest. */
function refuseWithoutProvenance() {
  if (!process.env.GITHUB_ACTIONS)
    fail('A release comes from the release workflow, which attests its origin.');
  for (const directory of directories) {
    const { name, repository } = manifestOf(directory);
    if (!repository)
      fail(`${name} has no \`repository\` in its package.json: the registry compares it with the origin.`);
  }
}

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (error) fail(`${error.message}: run this as \`npm run release\``);
  if (status !== 0) process.exit(status ?? 1);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
