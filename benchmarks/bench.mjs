// Runs a benchmark by its name, after building what it measures: `pnpm bench NAME [arguments]`; `pnpm bench` lists them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const benches = JSON.parse(readFileSync(path.join(root, 'benchmarks', 'benches.json'), 'utf8'));
const [name, ...args] = process.argv.slice(2);

if (!Object.hasOwn(benches, name ?? '')) {
  const width = Math.max(...Object.keys(benches).map((key) => key.length));
  for (const [key, { measures }] of Object.entries(benches)) console.log(`${key.padEnd(width)}  ${measures}`);
  if (name !== undefined) console.error(`\nThere is no benchmark ${name}.`);
  process.exit(name === undefined ? 0 : 2);
}

const { file, builds, node = [] } = benches[name];
if (!existsSync(path.join(root, file))) throw new Error(`benches.json names ${file}, which does not exist`);
// The benchmark alone writes to standard output, so that `--json` prints JSON and nothing else.
const filters = builds === 'all' ? [] : builds.map((one) => `--filter=@partner-api/${one}...`);
if (builds.length > 0)
  run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], ['ignore', 2, 2]);
run(process.execPath, [...node, file, ...args], 'inherit');

function run(command, argv, stdio) {
  const { status, error } = spawnSync(command, argv, { cwd: root, stdio });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
