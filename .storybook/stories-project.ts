import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './chromium.js';

export interface StoriesProject {
  readonly name: string;
  /** What the toolbar is set to. */
  readonly initialGlobals?: Readonly<Record<string, unknown>>;
  /** With React as users get it, which notes nothing for developers and warns of nothing. */
  readonly isProduction?: boolean;
  /** Files of stories that are left out. */
  readonly exclude?: readonly string[];
  readonly plugins?: readonly PluginOption[];
}

/** Stories as tests: each renders, its `play` holds, axe finds nothing. */
export function storiesProject({
  name,
  initialGlobals = {},
  isProduction = false,
  exclude = [],
  plugins = [],
}: StoriesProject) {
  return defineConfig({
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [
      ...plugins,
      ownCache(name),
      isProduction && asUsersGetIt,
      storybookTest({
        configDir: fileURLToPath(new URL('.', import.meta.url)),
        disableAddonDocs: true,
        initialGlobals,
      }),
    ],
    test: {
      name,
      exclude: [...exclude],
      setupFiles: (isProduction ? ['quick-axe.ts'] : ['unwatched-react.ts', 'quick-axe.ts']).map((file) =>
        fileURLToPath(new URL(file, import.meta.url)),
      ),
      sequence: { setupFiles: 'list' },
      // A bound for a busy machine, not a wait: the first visit of a story compiles what it shows.
      testTimeout: 180_000,
      // Loading Storybook and the widgets anew for every file took longer than its stories: a page keeps them.
      isolate: false,
      // Two pages; a page has one thread, and the machine of the tests has two cores.
      maxWorkers: 2,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        instances: [{ browser: 'chromium', viewport: { width: 1200, height: 800 } }],
        provider: playwright({
          launchOptions: launchOptions(),
          // What opens is there at once: a story never looks at it half faded in.
          contextOptions: { reducedMotion: 'reduce' },
        }),
      },
    },
  });
}

/** What Vite has prepared for one project does not serve the other. */
function ownCache(name: string): PluginOption {
  return {
    name: 'kontor:own-cache',
    enforce: 'post',
    config: () => ({ cacheDir: `node_modules/.cache/kontor/${name}` }),
  };
}

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

/** Vitest names the run itself a test, by which packages choose what they do: here they are told otherwise. */
const asUsersGetIt: PluginOption = {
  name: 'kontor:as-users-get-it',
  enforce: 'post',
  config: () => ({
    define: PRODUCTION,
    optimizeDeps: { rolldownOptions: { transform: { define: PRODUCTION } } },
    oxc: { jsx: { development: false } },
  }),
};
