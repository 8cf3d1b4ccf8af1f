import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['kontor-source'] } },
  resolve: { conditions: ['kontor-source'] },
  test: {
    name: 'cli',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    isolate: false,
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 30_000,
  },
});
