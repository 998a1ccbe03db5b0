import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesWithSkippedTests, testResults } from '../../scripts/test-results.mjs';
import { temporaryDirectory } from './support/temporary-directory.js';

async function report(...tests: readonly (readonly [name: string, status: string])[]): Promise<string> {
  const file = path.join(await temporaryDirectory('report'), 'report.json');
  const assertionResults = tests.map(([fullName, status]) => ({
    fullName,
    status,
    failureMessages: status === 'failed' ? ['expected 1 to be 2\n    at a.test.ts:3:5'] : [],
  }));
  await writeFile(file, JSON.stringify({ testResults: [{ status: 'passed', assertionResults }] }));
  return file;
}

describe('results of a run', () => {
  test('count what passed and what failed', async () => {
    const file = await report(['a', 'passed'], ['b', 'failed'], ['c', 'passed']);
    expect(testResults(file, () => false)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 0,
      words: ['failed: b: expected 1 to be 2'],
    });
  });

  test('have a failure for each test that was skipped and may not be', async () => {
    const file = await report(['store on PostgreSQL', 'pending'], ['needs TEST_DATA_DIR', 'pending']);
    expect(testResults(file, (name) => name.includes('TEST_DATA_DIR'))).toEqual({
      passed: 0,
      failed: 1,
      skipped: 2,
      words: ['skipped although it must not be: store on PostgreSQL'],
    });
  });

  test('have a failure for a suite that broke before its first test', async () => {
    const file = path.join(await temporaryDirectory('report'), 'report.json');
    const suite = { name: path.resolve('broken.test.ts'), status: 'failed', message: 'no such module' };
    await writeFile(file, JSON.stringify({ testResults: [{ ...suite, assertionResults: [] }] }));
    expect(testResults(file, () => true)).toMatchObject({
      passed: 0,
      failed: 1,
      words: ['failed: broken.test.ts: no such module'],
    });
  });

  test('that are not there are a failure', () => {
    expect(testResults('/no/such/report', () => true)).toMatchObject({ passed: 0, failed: 1 });
  });
});

test('files to run with services are those that skipped a test, and those that had none', async () => {
  const file = path.join(await temporaryDirectory('report'), 'report.json');
  const suite = (name: string, ...statuses: readonly string[]) => ({
    name: path.resolve(name),
    assertionResults: statuses.map((status) => ({ status })),
  });
  const testResults = [suite('all.test.ts', 'passed', 'failed'), suite('one.test.ts', 'passed', 'pending')];
  await writeFile(file, JSON.stringify({ testResults: [...testResults, suite('none.test.ts')] }));
  expect(filesWithSkippedTests(file)).toEqual(['one.test.ts', 'none.test.ts']);
});
