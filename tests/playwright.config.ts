import { defineConfig } from '@playwright/test';

/** Browser flows against the built portal, each worker with a server and a data folder of its own (see `flows/portal.ts`). */
export default defineConfig({
  testDir: '.',
  testMatch: ['flows/*.spec.ts', 'embedding/*.spec.ts'],
  globalSetup: './flows/global-setup.ts',
  outputDir: '../test-results/flows',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // Colours are measured and widgets are dragged where they come to rest.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['KONTOR_CHROMIUM'] ?? '/usr/bin/chromium',
      // One process for the pages of a test: Chromium keeps further ones ready, for sites that never come.
      args: ['--no-sandbox', '--disable-site-isolation-trials', '--renderer-process-limit=1'],
    },
  },
});
