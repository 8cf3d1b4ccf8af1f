import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['kontor-source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['kontor-source', ...defaultServerConditions] } },
  test: { name: 'host-app', include: ['{src,build}/**/*.test.ts'], isolate: false, testTimeout: 30_000 },
});
