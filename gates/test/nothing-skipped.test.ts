import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { testResults } from '../../scripts/test-results.mjs';
import { temporaryDirectory } from './support/temporary-directory.js';

async function report(...tests: readonly (readonly [name: string, status: string])[]): Promise<string> {
  const file = path.join(await temporaryDirectory('report'), 'report.json');
  const assertionResults = tests.map(([fullName, status]) => ({ fullName, status }));
  await writeFile(file, JSON.stringify({ testResults: [{ status: 'passed', assertionResults }] }));
  return file;
}

describe('results of a run', () => {
  test('count what passed and what failed', async () => {
    const file = await report(['a', 'passed'], ['b', 'failed'], ['c', 'passed']);
    expect(testResults(file, () => false)).toEqual({ passed: 2, failed: 1, skipped: 0, words: [] });
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
    await writeFile(file, JSON.stringify({ testResults: [{ status: 'failed', assertionResults: [] }] }));
    expect(testResults(file, () => true)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('that are not there are a failure', () => {
    expect(testResults('/no/such/report', () => true)).toMatchObject({ passed: 0, failed: 1 });
  });
});
