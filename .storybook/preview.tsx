import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import { configure, within } from 'storybook/test';
import '@fontsource-variable/inter';
import { forgetFaults, throwFaults } from '../packages/portal-ui/src/testing/answer-faults.js';
import { ShadowFrame } from '../packages/portal-ui/src/embed/shadow/ShadowFrame.js';
import { beginTheDay } from './fixed-clock.js';
import { startNetwork } from './network.js';
import { extractArgTypes, onlyOwnProps } from './own-props.js';
import { besideItself, isSideBySide } from './SideBySide.js';
import { storyRoot } from './shadow/story-root.js';
import { StoryFrame } from './StoryFrame.js';
import { toldFailure } from './told-failure.js';
import { globalTypes, initialGlobals, type StoryGlobals } from './toolbar.js';

// Parts load when they are needed: what a story waits for may have to be fetched and compiled first, on a machine that is busy.
configure({ asyncUtilTimeout: 20_000, getElementError: toldFailure });

/**
 * Axe is not asked about the rows of a table after the twelfth, which have the same cells. Rows that are dimmed while others are on their
 * way are about to go; they are asked about where they rest.
 */
const UNASKED = ['tbody > tr:nth-child(n + 13)', '[data-stale] > tbody'];

/** What axe finds fails the run. It is asked for faults alone: to tell the rest takes it far longer than anything else a story does. */
const ACCESSIBILITY = {
  test: 'error',
  options: { resultTypes: ['violations'], preload: { assets: ['media'] } },
  context: { exclude: [...UNASKED, ...UNASKED.map((selector) => ({ fromShadowDom: ['*', selector] }))] },
};

type Place = Pick<StoryContext, 'globals' | 'parameters'>;

/** What brings a root of its own (`frame: 'light'`) stays in the page. */
function isInShadow({ globals, parameters }: Place): boolean {
  return globals['root'] === 'shadow' && parameters['frame'] !== 'light';
}

const withFrame: Decorator = (Story, context) => {
  const chosen = context.globals as unknown as StoryGlobals;
  const frame = (
    <StoryFrame globals={chosen}>
      <Story />
    </StoryFrame>
  );
  return isInShadow(context) ? <ShadowFrame>{frame}</ShadowFrame> : frame;
};

/** The page stands in the language and theme of a story before it renders: nothing fades from those of the story before. */
function takeLanguageAndTheme({ globals }: Place): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = String(globals['theme'] ?? 'light');
  document.documentElement.lang = String(globals['language']);
}

/** Renders a story and tells its `play` where it stands: in a shadow root, when that was chosen. Beside itself it plays in its frames alone. */
const mount: Preview['mount'] = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  await context.renderToCanvas();
  if (isSideBySide(context)) await new Promise((left) => context.abortSignal.addEventListener('abort', left));
  if (isInShadow(context)) {
    const canvasElement = storyRoot(context.canvasElement);
    Object.assign(context, { canvasElement, canvas: within(canvasElement) });
  }
  return context.canvas;
};

const preview: Preview = {
  tags: ['autodocs', 'stable'],
  beforeAll: startNetwork,
  beforeEach: [beginTheDay, forgetFaults, takeLanguageAndTheme],
  afterEach: throwFaults,
  mount,
  decorators: [
    withFrame,
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
    besideItself,
  ],
  globalTypes,
  initialGlobals: { ...initialGlobals },
  argTypesEnhancers: [onlyOwnProps],
  parameters: {
    a11y: ACCESSIBILITY,
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      extractArgTypes,
      source: {
        // What tells it is large, and read by those alone who look at the code.
        transform: async (code: string, context: StoryContext) =>
          (await import('./usage-of-story.js')).usageOfStory(code, context),
      },
    },
    layout: 'fullscreen',
    // Written here: Storybook reads it without running it.
    options: {
      storySort: {
        order: [
          'Overview',
          'What changed',
          'Foundations',
          'Guides',
          'Parts',
          ['Primitives', 'Forms', 'Table', 'Charts', 'Grid', 'Editor'],
          'Widgets',
          [
            'Orders',
            'Order import',
            'Order errors',
            'Investigations',
            'Products',
            'Deliveries',
            'Dashboards',
            '*',
            'Embedded',
          ],
          'Screens',
        ],
      },
    },
  },
};

export default preview;
