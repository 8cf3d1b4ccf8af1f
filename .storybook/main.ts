import type { StorybookConfig } from '@storybook/react-vite';
import { importedPackages } from './imported-packages.js';
import { mswScript } from './msw-script.js';

/** Component review of portal-ui. Nothing of it leaves the machine: no telemetry, no project file, no news. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/portal-ui/src/**/*.mdx', '../packages/portal-ui/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  // What is on its way out is shown to those who ask for it.
  tags: { deprecated: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableProjectJson: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), mswScript()],
    resolve: {
      ...vite.resolve,
      conditions: ['kontor-source', 'module', 'browser', 'development|production'],
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
