import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  ssr: { resolve: { conditions: ['@partner-api/source'] } },
  resolve: { conditions: ['@partner-api/source'] },
  test: {
    include: ['test/**/*.test.ts'],
    maxWorkers: '100%',
    // Each test is mostly another program.
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
