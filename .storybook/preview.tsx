import type { Decorator, Preview } from '@storybook/react-vite';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import { configure } from 'storybook/test';
import '@fontsource-variable/inter';
import { setupWorker } from 'msw/browser';
import { contractHandlers } from '../packages/portal-ui/src/testing/story-network.js';
import { beginTheDay } from './fixed-clock.js';
import { StoryFrame, type StoryGlobals } from './StoryFrame.js';

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
  <StoryFrame globals={globals as StoryGlobals} isInDocs={viewMode === 'docs'}>
    <Story />
  </StoryFrame>
);

/** A call of a portal that the contract does not know is a mistake; everything else is the story's own files. */
function refuseUnknownCalls({ url }: Request, print: { error(): void }): void {
  if (new URL(url).hostname.endsWith('.example')) print.error();
}

const network = setupWorker(...contractHandlers);

const preview: Preview = {
  beforeAll: async () => {
    await network.start({ quiet: true, onUnhandledRequest: refuseUnknownCalls });
  },
  beforeEach: beginTheDay,
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
    a11y: ACCESSIBILITY,
    controls: { expanded: true },
    layout: 'fullscreen',
    options: { storySort: { order: ['Foundations', 'Primitives', 'Table', 'Orders', 'Order import'] } },
  },
};

export default preview;
