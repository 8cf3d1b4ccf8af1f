import type { StorybookConfig } from '@storybook/react-vite';
import { bundledWorkers } from './bundled-workers.js';
import { importedPackages } from './imported-packages.js';
import { mswScript } from './msw-script.js';
import { storiesOfSections } from './sections.js';
import { writtenTypes } from './written-types.js';

/** The packages of this repository are taken from their sources. */
const CONDITIONS = ['kontor-source', 'module', 'browser', 'development|production'];

/** Component review of portal-ui. Nothing of it leaves the machine: no telemetry, no project file, no news. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: storiesOfSections,
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  // What is on its way out is shown to those who ask for it.
  tags: { deprecated: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableProjectJson: true, disableWhatsNewNotifications: true },
  // What a component takes is told to readers; tests read nothing of it.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), writtenTypes(), mswScript(), bundledWorkers(CONDITIONS)],
    resolve: {
      ...vite.resolve,
      conditions: CONDITIONS,
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...importedPackages(),
        'msw/browser',
        'storybook/internal/docs-tools',
      ],
    },
  }),
};

export default config;
