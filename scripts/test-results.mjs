// Counts of a vitest report, and what of it may not pass in silence.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Those without any test too, whose tests may depend on what is not there. Relative to the working directory; none where
 * the report cannot be read.
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
 * `file` is a report as JSON; `maySkip` tells which tests may be skipped, by their full name. `words` name each test that
 * is counted as failed, with the first line of why.
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
