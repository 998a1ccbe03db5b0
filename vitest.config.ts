import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@partner-api/source'] } },
  resolve: { conditions: ['@partner-api/source'] },
  test: {
    include: ['{packages,apps}/*/test/**/*.test.ts', 'e2e/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    typecheck: { enabled: true, include: ['**/*.test-d.ts'], tsconfig: './tsconfig.json' },
    // By default one core is left idle, which on a machine with two is half of them.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
