import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  ssr: { resolve: { conditions: ['@partner-api/source'] } },
  resolve: {
    conditions: ['@partner-api/source'],
    // openapi-typescript works through the JavaScript API, which TypeScript 7 no longer has.
    alias: { typescript: 'typescript-5.9' },
  },
  test: {
    // Each also waits for other programs.
    maxWorkers: availableParallelism() + 1,
    experimental: { fsModuleCache: true },
    // Each test is mostly another program.
    maxConcurrency: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    server: { deps: { inline: ['openapi-typescript'] } },
    projects: [
      {
        extends: true,
        test: { name: 'files', include: ['test/**/*.test.ts'], exclude: ['test/service/**'] },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['test/service/*.test.ts'],
          globalSetup: 'test/support/service-for-all.ts',
        },
      },
    ],
  },
});
