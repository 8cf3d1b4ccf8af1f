import type { Decorator, Preview } from '@storybook/react-vite';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import { configure } from 'storybook/test';
import '@fontsource-variable/inter';
import { beginTheDay } from './fixed-clock.js';
import { startNetwork } from './network.js';
import { StoryFrame } from './StoryFrame.js';
import { globalTypes, initialGlobals, type StoryGlobals } from './toolbar.js';

// Parts load when they are needed: what a story waits for may have to be fetched first.
configure({ asyncUtilTimeout: 10_000 });

/**
 * What axe finds fails the run. It is asked for faults alone, and not about the rows of a table after the twelfth, which have the same
 * cells: both take it far longer than anything else a story does.
 */
const ACCESSIBILITY = {
  test: 'error',
  options: { resultTypes: ['violations'] },
  context: { exclude: ['tbody > tr:nth-child(n + 13)'] },
};

const withFrame: Decorator = (Story, { globals, viewMode }) => (
  <StoryFrame globals={globals as unknown as StoryGlobals} isInDocs={viewMode === 'docs'}>
    <Story />
  </StoryFrame>
);

const preview: Preview = {
  tags: ['autodocs', 'stable'],
  beforeAll: startNetwork,
  beforeEach: beginTheDay,
  decorators: [
    withFrame,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  globalTypes,
  initialGlobals: { ...initialGlobals },
  parameters: {
    a11y: ACCESSIBILITY,
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'fullscreen',
    // Written here: Storybook reads it without running it.
    options: {
      storySort: {
        order: [
          'Foundations',
          'Guides',
          'Primitives',
          ['Overview', '*'],
          'Forms',
          'Table',
          'Charts',
          'Grid',
          'Editor',
          'Orders',
          'Order import',
          'Order errors',
          'Investigations',
          'Products',
          'Stock risk',
          'Deliveries',
          'Dashboards',
          'Blog',
          'Downloads',
          '*',
          'Embedded',
        ],
      },
    },
  },
};

export default preview;
