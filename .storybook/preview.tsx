import type { Decorator, Preview } from '@storybook/react-vite';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import { configure } from 'storybook/test';
import '@fontsource-variable/inter';
import { StoryFrame, type StoryGlobals } from './StoryFrame.js';

// Parts load when they are needed: what a story waits for may have to be fetched first.
configure({ asyncUtilTimeout: 10_000 });

const withFrame: Decorator = (Story, { globals, viewMode }) => (
  <StoryFrame globals={globals as StoryGlobals} isInDocs={viewMode === 'docs'}>
    <Story />
  </StoryFrame>
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    withFrame,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'de', title: 'Deutsch' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { language: 'de', density: 'comfortable' },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'fullscreen',
    options: { storySort: { order: ['Foundations', 'Primitives', 'Table', 'Orders', 'Order import'] } },
  },
};

export default preview;
