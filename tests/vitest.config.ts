import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['kontor-source'] },
  ssr: { resolve: { conditions: ['kontor-source'] } },
  test: {
    name: 'cross',
    include: ['**/*.test.ts'],
    // Loading the command line and the portal's core anew for every file took as long as many a file's tests.
    isolate: false,
    globalSetup: ['../packages/cli/src/testing/global-setup.ts', 'global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
