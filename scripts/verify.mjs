// What CI checks beside the tests, fast to slow. Prints a line a step, and a step's output only when it fails.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

// Absolute, because turbo looks for pnpm from inside each package.
const binaries = path.resolve('node_modules/.bin');

const steps = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only']],
  ['import directions', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps']],
  [
    'import directions: canary is refused',
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', 'scripts/canary'],
    'contract-imports',
  ],
  ['unused code', 'knip', []],
  ['one version per dependency', 'sherif', []],
  ['build', 'turbo', ['run', 'build', '--output-logs=errors-only']],
  ['size of the client', 'pnpm', ['--filter', '@partner-api/client', 'run', 'size']],
  ['OpenAPI document', 'npx', ['--yes', '@redocly/cli@2.77.0', 'lint', 'docs/openapi.json']],
];

let failed = 0;
for (const [name, command, args, refusal] of steps) {
  const started = performance.now();
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: [binaries, process.env.PATH].join(path.delimiter),
      TURBO_TELEMETRY_DISABLED: '1',
    },
    maxBuffer: 64 * 1024 * 1024,
  });
  // A canary must be refused, and for the reason it was planted for.
  const passed = refusal ? status !== 0 && `${stdout}${stderr}`.includes(refusal) : status === 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (passed) continue;
  failed += 1;
  console.log(error?.message ?? `${stdout}${stderr}`);
}
console.log(`${steps.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
