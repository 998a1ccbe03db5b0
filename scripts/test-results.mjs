// Reads the JSON reports of vitest.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the test files with a skipped test or without any test, relative to the working directory; an empty list when the
 * report cannot be read.
 */
export function filesWithSkippedTests(file) {
  try {
    const { testResults: suites } = JSON.parse(readFileSync(file, 'utf8'));
    return suites
      .filter(
        ({ assertionResults: tests }) =>
          tests.length === 0 || tests.some(({ status }) => !['passed', 'failed'].includes(status)),
      )
      .map((suite) => path.relative('.', suite.name));
  } catch {
    return [];
  }
}

/**
 * Returns the counts of a report and, in `words`, one line per failure. A skipped test counts as failed unless `maySkip`
 * accepts its full name.
 */
export function testResults(file, maySkip) {
  try {
    const { testResults: suites } = JSON.parse(readFileSync(file, 'utf8'));
    const tests = suites.flatMap((suite) => suite.assertionResults);
    const brokenSuites = suites.filter(
      (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
    );
    const skipped = tests
      .filter((test) => !['passed', 'failed'].includes(test.status))
      .map((test) => test.fullName);
    const refused = skipped.filter((name) => !maySkip(name));
    const failures = tests.filter((test) => test.status === 'failed');
    return {
      passed: tests.filter((test) => test.status === 'passed').length,
      failed: failures.length + brokenSuites.length + refused.length,
      skipped: skipped.length,
      words: [
        ...failures.map(({ fullName, failureMessages: [message] }) => failed(fullName, message)),
        ...brokenSuites.map(({ name, message }) => failed(path.relative('.', name), message)),
        ...refused.map((name) => `skipped although it must not be: ${name}`),
      ],
    };
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, words: [`No results in ${file}: ${error.message}`] };
  }
}

function failed(name, message = '') {
  return `failed: ${name}: ${message.split('\n', 1)[0]}`;
}
