import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['kontor-source'] } },
  resolve: { conditions: ['kontor-source'] },
  // Property tests take their time on a busy machine; a test that hangs still ends.
  test: {
    name: 'portal-core',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    isolate: false,
    testTimeout: 30_000,
  },
});
