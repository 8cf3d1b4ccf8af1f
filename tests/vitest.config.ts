import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['kontor-source'] },
  ssr: { resolve: { conditions: ['kontor-source'] } },
  test: {
    name: 'cross',
    include: ['**/*.test.ts'],
    globalSetup: ['../packages/cli/src/testing/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
