// Counts of a vitest report, and what of it may not pass in silence.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Relative to the working directory; none where the report cannot be read. */
export function filesWithSkippedTests(file) {
  try {
    const { testResults: suites } = JSON.parse(readFileSync(file, 'utf8'));
    return suites
      .filter((suite) => suite.assertionResults.some(({ status }) => !['passed', 'failed'].includes(status)))
      .map((suite) => path.relative('.', suite.name));
  } catch {
    return [];
  }
}

/** `file` is a report as JSON; `maySkip` tells which tests may be skipped, by their full name. */
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
    return {
      passed: tests.filter((test) => test.status === 'passed').length,
      failed: tests.filter((test) => test.status === 'failed').length + brokenSuites.length + refused.length,
      skipped: skipped.length,
      words: refused.map((name) => `skipped although it must not be: ${name}`),
    };
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, words: [`No results in ${file}: ${error.message}`] };
  }
}
