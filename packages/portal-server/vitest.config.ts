import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['kontor-source'] } },
  resolve: { conditions: ['kontor-source'] },
  test: {
    name: 'portal-server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Loading the server anew for every file took as long as its tests.
    isolate: false,
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
