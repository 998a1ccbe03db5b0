// Adds up the results of a bare run and of a run with all services: `sum-results.mjs BARE SERVICES FAILED_STEPS`.
// A test that the second run skipped is a failure: there, nothing is missing, but programs that a machine may lack and
// that the name of the test then says.
import { readFileSync } from 'node:fs';

const [bareFile, servicesFile, failedSteps] = process.argv.slice(2);
const bare = read(bareFile);
const services = read(servicesFile);

const withoutProgram = services.skipped.filter((name) => name.endsWith(' is not installed)'));
for (const name of withoutProgram) console.log(`not run: ${name}`);
const skippedWithServices = services.skipped
  .filter((name) => !withoutProgram.includes(name))
  .map((name) => `skipped although everything it needs is here: ${name}`);
for (const line of skippedWithServices) console.log(line);
if (bare.skipped.length > 0)
  console.log(`${bare.skipped.length} tests need services or data; they ran in the second run`);

const passed = bare.passed + services.passed;
const failed = bare.failed + services.failed + skippedWithServices.length + Number(failedSteps);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed, ${bare.skipped.length + services.skipped.length} skipped`);

function read(file) {
  try {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const tests = testResults.flatMap((suite) => suite.assertionResults);
    const brokenSuites = testResults.filter(
      (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
    );
    return {
      passed: tests.filter((test) => test.status === 'passed').length,
      failed: tests.filter((test) => test.status === 'failed').length + brokenSuites.length,
      skipped: tests
        .filter((test) => !['passed', 'failed'].includes(test.status))
        .map((test) => test.fullName),
    };
  } catch (error) {
    console.log(`No results in ${file}: ${error.message}`);
    return { passed: 0, failed: 1, skipped: [] };
  }
}
