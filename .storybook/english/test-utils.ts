import { testStory as testWithPlay } from '@storybook/addon-vitest/internal/test-utils';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

/** How long a story may load; one that shows how loading looks never ends. */
const LONGEST_LOAD = 2_000;

/** Waits until the story stands in the language and theme of the toolbar, and what it shows has arrived. */
async function arrived({ canvasElement, globals }: StoryContext): Promise<void> {
  await waitFor(async () => {
    await expect(document.documentElement.dataset['theme']).toBe(globals['theme']);
    await expect(document.documentElement.lang).toBe(globals['language']);
  });
  const isThere = () => expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull();
  await waitFor(isThere, { timeout: LONGEST_LOAD }).catch(() => {});
}

type Given = Parameters<typeof testWithPlay>[0];

/** Tests a story without its `play`, which asks for German words: it renders, and axe finds nothing. */
export const testStory = (given: Given): ReturnType<typeof testWithPlay> =>
  testWithPlay({
    ...given,
    story: { ...given.story, play: arrived },
    meta: { ...given.meta, play: undefined },
  });
