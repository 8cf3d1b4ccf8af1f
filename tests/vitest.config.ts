import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(`../packages/${path}`, import.meta.url));

/** What tests share with the packages is no part of what is published; `tsconfig.json` has the same names. */
const alias = {
  '@kontor/cli/testing': source('cli/src/testing/run-kontor.ts'),
  '@kontor/portal-server/testing/scratch-folder': source('portal-server/src/testing/scratch-folder.ts'),
  '@kontor/portal-ui/testing/import-desk': source('portal-ui/src/testing/import-desk.ts'),
  '@kontor/portal-ui/testing/widget-code': source('portal-ui/src/embed/playground/widget-code.ts'),
  '@kontor/portal-ui/testing/widget-trial': source('portal-ui/src/embed/playground/widget-trial.ts'),
};

export default defineConfig({
  resolve: { conditions: ['kontor-source'], alias },
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
