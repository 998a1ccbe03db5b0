// Works in a clean clone with only Node and npm: installs dependencies, builds what has changed, and runs the task in this
// process, so that signals reach the server.
//
//   node scripts/run.mjs start | test [files or vitest arguments] | partner-api [arguments] | gates [vitest arguments] | prepare |
//     pack FOLDER
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { packageManager, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const [task, ...args] = process.argv.slice(2);

/** Slow tests run only when files are named, as the first arguments. */
const namesFiles = args[0] !== undefined && !args[0].startsWith('-');

/** What each task runs, and the packages that it needs built; null means all. */
const tasks = {
  // The examples use the client.
  start: {
    needs: ['@partner-api/server', '@partner-api/client'],
    perform: () => run('apps/server/dist/main.js', []),
  },
  'partner-api': { needs: ['@partner-api/cli'], perform: () => run('apps/cli/dist/main.js', args) },
  test: { needs: null, perform: () => vitest(args, { TEST_SLOW: namesFiles ? '1' : '0' }) },
  gates: { needs: null, perform: () => vitest(['--config', 'gates/vitest.config.ts', ...args]) },
  prepare: { needs: null, perform: () => {} },
  // Packs the command and its workspace packages, for installation without a registry.
  pack: { needs: ['@partner-api/cli'], perform: () => pack(path.resolve(args[0] ?? 'packed')) },
};
const what = tasks[task];
if (!what) {
  say(`Usage: node scripts/run.mjs ${Object.keys(tasks).join(' | ')}`);
  process.exit(2);
}

refuseOldNode();
process.env.PATH = [path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter);
process.env.TURBO_TELEMETRY_DISABLED = '1';

if (!isInstalled()) {
  say(`Installing with ${packageManager} ...`);
  await quietly('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline']);
}
if (!existsSync(path.join(root, 'packages', 'contract', 'dist'))) say('Building ...');
const only = (what.needs ?? []).map((name) => `--filter=${name}...`);
await quietly('turbo', ['run', 'build', ...only, '--output-logs=errors-only', '--no-update-notifier']);
await what.perform();

/** Whether the installation is current. pnpm writes its copy of the lockfile last. */
function isInstalled() {
  const wanted = path.join(root, 'pnpm-lock.yaml');
  const installed = path.join(root, 'node_modules', '.pnpm', 'lock.yaml');
  return existsSync(installed) && readFileSync(wanted).equals(readFileSync(installed));
}

/** Prints to standard error, so that the standard output of a task stays valid JSON with `--json`. */
function say(line) {
  process.stderr.write(`${line}\n`);
}

async function run(file, argv) {
  const target = path.join(root, file);
  process.argv = [process.execPath, target, ...argv];
  await import(pathToFileURL(target).href);
}

async function vitest(argv, environment = {}) {
  Object.assign(process.env, environment);
  process.exitCode = await loudly('vitest', ['run', ...argv]);
}

async function pack(folder) {
  await quietly('pnpm', ['--filter', '@partner-api/cli...', 'pack', '--pack-destination', folder]);
}

/** Runs a command and prints its output only when it fails; this process then exits with its code. */
async function quietly(command, argv) {
  let output = '';
  const code = await child(command, argv, 'pipe', (chunk) => {
    output += chunk;
  });
  if (code === 0) return;
  process.stderr.write(output);
  say(`\n${command} ${argv[0]} failed with exit code ${code}.`);
  process.exit(code);
}

function loudly(command, argv) {
  return child(command, argv, 'inherit', () => {});
}

function child(command, argv, output, onOutput) {
  return new Promise((resolve) => {
    const running = spawn(command, argv, {
      cwd: root,
      stdio: ['ignore', output, output],
      // On Windows, npm and the like are scripts that need a shell.
      shell: process.platform === 'win32',
    });
    const forward = (signal) => running.kill(signal);
    process.once('SIGTERM', forward).once('SIGINT', forward);
    running.stdout?.on('data', onOutput);
    running.stderr?.on('data', onOutput);
    running.on('error', (error) => {
      onOutput(`${error.message}\n`);
      resolve(127);
    });
    running.on('close', (code, signal) => {
      process.off('SIGTERM', forward).off('SIGINT', forward);
      if (signal === 'SIGTERM' || signal === 'SIGINT') process.exit(0);
      resolve(code ?? 1);
    });
  });
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  say(`Node ${engines.node} is needed; this is ${process.version}.`);
  process.exit(1);
}
