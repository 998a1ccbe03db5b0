// Runs the checks of CI other than tests, from fast to slow. Prints one line per step, and the output of failed steps.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

// An absolute path, because turbo runs pnpm from the folder of each package.
const binaries = path.resolve('node_modules/.bin');

const steps = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['types', 'npm', ['run', '--silent', 'typecheck']],
  [
    'import directions',
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'gates/src', 'e2e', 'examples', 'benchmarks'],
  ],
  // The build configuration maps compiled files to sources, so that imports between packages count as uses.
  ['unused code', 'knip', ['--tsConfig', 'tsconfig.build.json']],
  ['one version per dependency', 'sherif', []],
  ['words in tables', 'node', ['scripts/ascii-letters.mjs']],
  ['build', 'turbo', ['run', 'build', '--output-logs=errors-only']],
  ['size of the client', 'pnpm', ['--filter', '@partner-api/client', 'run', 'size']],
  ['size of the explorer', 'pnpm', ['--filter', '@partner-api/explorer', 'run', 'size']],
  ['OpenAPI document', 'gates/node_modules/.bin/redocly', ['lint', 'docs/openapi.json']],
];

let failed = 0;
for (const [name, command, args] of steps) {
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
  const passed = status === 0;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (passed) continue;
  failed += 1;
  console.log(error?.message ?? `${stdout}${stderr}`);
}
console.log(`${steps.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
