import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/portal-core/vitest.config.ts',
      'packages/portal-server/vitest.config.ts',
      'packages/cli/vitest.config.ts',
      'packages/host-app/vitest.config.ts',
      'packages/portal-ui/vitest.config.ts',
      '.storybook/vitest.config.ts',
      '.storybook/shadow/vitest.config.ts',
      '.storybook/look/vitest.config.ts',
      'tests/vitest.config.ts',
    ],
    maxWorkers: 2,
  },
});
