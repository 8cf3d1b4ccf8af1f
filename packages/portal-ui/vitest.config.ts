import { defineConfig } from 'vitest/config';

/** The pure parts; what needs a browser is tested by the stories (`.storybook/vitest.config.ts`). */
export default defineConfig({
  resolve: { conditions: ['kontor-source'] },
  ssr: { resolve: { conditions: ['kontor-source'] } },
  test: { name: 'portal-ui', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 30_000 },
});
