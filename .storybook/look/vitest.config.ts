import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../chromium.js';
import { importedPackages } from '../imported-packages.js';
import { mswScript } from '../msw-script.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The present look is taken as the new baseline. */
    readonly isUpdating: boolean;
  }
}

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * How chosen stories look, compared with how they looked on this machine: letters are drawn differently on every other one, so the
 * baselines stand outside of git. Delete the folder, or run `npm run look -- --update`, to take the present look as the new baseline.
 */
export default defineConfig({
  root: here,
  plugins: [react(), mswScript()],
  resolve: { conditions: ['kontor-source', 'module', 'browser', 'development|production'] },
  optimizeDeps: { include: [...importedPackages(), 'msw/browser'] },
  test: {
    name: 'look',
    include: ['*.test.tsx'],
    testTimeout: 60_000,
    provide: { isUpdating: process.argv.some((word) => word === '--update' || word === '-u') },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium', viewport: { width: 900, height: 640 } }],
      provider: playwright({ launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } }),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // The default of 0.1 takes #0b3d91 and #0b3da1 for the same; a letter's edge may differ in a few pixels.
          comparatorOptions: { threshold: 0.01, allowedMismatchedPixels: 20 },
          resolveScreenshotPath: ({ arg, ext, platform }) =>
            join(here, 'baselines', platform, `${arg}${ext}`),
        },
      },
    },
  },
});
