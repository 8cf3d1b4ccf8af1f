import { fileURLToPath } from 'node:url';
import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** An installed browser; without one Playwright's own is taken. */
const chromium = process.env.KONTOR_CHROMIUM ?? '/usr/bin/chromium';

/** Every story as a test: it renders, its `play` holds, axe finds nothing. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  test: {
    name: 'stories',
    // A bound for a busy machine, not a wait: the first visit of a story compiles what it shows.
    testTimeout: 60_000,
    // One page for all files: loading Storybook and the widgets anew for every file took longer than its stories.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium', viewport: { width: 1200, height: 800 } }],
      provider: playwright({
        launchOptions: existsSync(chromium) ? { executablePath: chromium, args: ['--no-sandbox'] } : {},
        // What opens is there at once: a story never looks at it half faded in.
        contextOptions: { reducedMotion: 'reduce' },
      }),
    },
  },
});
