// Runs the steps of CI, locally and in the workflows: all, or only the named ones (`node scripts/ci.mjs verify gates`).
// Repeats the failures at the end; the last line is `N passed, N failed, N skipped`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesWithSkippedTests, testResults } from './test-results.mjs';

const {
  TEST_DATABASE_URL: _,
  TEST_REDIS_URL: __,
  TEST_DATA_DIR: data,
  DATABASE_URL: ___,
  ...bare
} = process.env;
const npm = (...args) => ['npm', ['run', '--silent', ...args]];

/** Steps in their order. A step with `maySkip` runs tests, whose results are counted. */
const steps = {
  // Runs in a clean checkout without any service; the task installs what it needs.
  test: { title: 'npm test', run: npm('test', '--'), environment: bare, maySkip: () => true },
  verify: { title: 'verify', run: npm('verify') },
  // Counts as skipped when the registry has no such endpoint, unless AUDIT=required.
  audit: {
    title: 'known weaknesses of dependencies',
    run: ['node', ['scripts/audit.mjs']],
    couldNot: 3,
  },
  release: { title: 'release, as a trial', run: npm('release', '--', '--dry-run') },
  gates: { title: 'gates', run: npm('gates', '--'), environment: bare, maySkip: () => false },
  services: {
    title: 'tests with services and data, of what was skipped without them, and slow tests',
    run: npm('test', '--'),
    // The first step has already run the tests of the embedded engine, except the slow ones.
    environment: { ...process.env, TEST_ENGINES: 'postgresql' },
    files: () => (skippedFiles.length === 0 ? ['.test.ts'] : [...skippedFiles, '.slow.test.ts']),
    maySkip: maySkipWithServices,
  },
};

/**
 * With services a test may be skipped only without the data sets, which are not part of the repository, or without a program
 * that its name mentions.
 */
function maySkipWithServices(name) {
  return (data === undefined && name.includes('TEST_DATA_DIR')) || name.endsWith(' is not installed)');
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}`);
  process.exit(2);
}

/** Test files with a skipped test in the run without services, which are run again with services. */
let skippedFiles = [];

const reports = mkdtempSync(path.join(tmpdir(), 'partner-api-ci-'));
const sum = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const chosen = named.length > 0 ? named : Object.keys(steps);
// `npm test` installs and builds by itself, as it does for a newcomer.
if (chosen[0] !== 'test') spawnSync(process.execPath, ['scripts/run.mjs', 'prepare'], { stdio: 'inherit' });
for (const name of chosen) perform(name, steps[name]);
rmSync(reports, { recursive: true });
if (failures.length > 0) console.log(`\n== what failed\n${failures.join('\n')}`);
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exitCode = sum.failed === 0 ? 0 : 1;

function perform(name, { title, run, environment = process.env, files = () => [], maySkip, couldNot }) {
  console.log(`\n== ${title}`);
  const started = performance.now();
  const report = path.join(reports, `${name}.json`);
  const reporters = maySkip ? ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`] : [];
  const [command, args] = run;
  const { status, signal } = spawnSync(command, [...args, ...files(), ...reporters], {
    // Test runners print colours when `CI` is set, which logs show as escape sequences.
    env: { ...environment, CI: 'true', NO_COLOR: '1' },
    stdio: 'inherit',
  });
  const counted = sum.failed;
  if (name === 'test') skippedFiles = filesWithSkippedTests(report);
  if (maySkip) {
    const { words, ...counts } = testResults(report, maySkip);
    failures.push(...words.map((line) => `${title}: ${line}`));
    for (const [kind, count] of Object.entries(counts)) sum[kind] += count;
  }
  if (status === couldNot) {
    sum.skipped += 1;
    console.log(`== ${title} SKIPPED`);
  } else if (status !== 0) {
    // Counts the step itself only when none of its tests failed.
    if (sum.failed === counted) sum.failed += 1;
    failures.push(`${title}: ended with ${status ?? signal}`);
    console.log(`== ${title} FAILED`);
  }
  console.log(`== ${title} took ${Math.round((performance.now() - started) / 1000)} s`);
}
