import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They look at what modules do when they are loaded, or put something in the place of a module of Node. */
const alone = ['packages/research/test/files-opened.test.ts', 'scripts/regular-expressions.slow.test.ts'];

/** They start programs and browsers, fill disks or measure times. `npm test` leaves them out unless files are named. */
const slow = '**/*.slow.test.ts';
const leftOut = process.env.TEST_SLOW === '0' ? [slow] : [];
const everywhere = ['{packages,apps}/*/test/**/*.test.ts', 'e2e/test/**/*.test.ts', 'scripts/**/*.test.ts'];
/** Files share the modules that they load: to load them anew for each took as long as the tests. */
const together = { isolate: false, globalSetup: 'packages/storage/src/testing/begin-run.ts' };

/** Runs the slow files first, so that short ones fill all workers to the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(runsFirst(b)) - Number(runsFirst(a)));
  }
}

function runsFirst({ project }: TestSpecification): boolean {
  return project.name !== 'together';
}

export default defineConfig({
  ssr: { resolve: { conditions: ['@partner-api/source'] } },
  resolve: { conditions: ['@partner-api/source'] },
  test: {
    // A worker more than there are cores, because tests also wait: for programs, timers and databases.
    maxWorkers: availableParallelism() + 1,
    // V8 optimizes a function after eight times as much work as by default: most tests run too briefly for it to pay.
    execArgv: ['--interrupt-budget=540000'],
    // A second run does not transform again what has not changed.
    experimental: { fsModuleCache: true },
    // Commands of the command line load every table, each in a process of its own.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What is waited for comes late on a busy machine; the second by default is over too soon.
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        test: {
          ...together,
          name: 'together',
          include: everywhere,
          exclude: [...configDefaults.exclude, ...alone, slow],
        },
      },
      {
        extends: true,
        test: {
          ...together,
          name: 'slow',
          include: [slow],
          exclude: [...configDefaults.exclude, ...alone, ...leftOut],
          // They run on every engine, because no other run has them.
          env: { TEST_ENGINES: '' },
        },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude: leftOut } },
    ],
  },
});
