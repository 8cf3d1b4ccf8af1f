import { testStory as testAsTold } from '@storybook/addon-vitest/internal/test-utils';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { TestFunction } from 'vitest';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

/** How long a story may load; one that shows how loading looks never ends. */
const LONGEST_LOAD = 2_000;
const IN_ENGLISH = { language: 'en', theme: 'dark', density: 'compact' };

/** Waits until the story stands in the language and theme of the toolbar, and what it shows has arrived. */
async function arrived({ canvasElement, globals }: StoryContext): Promise<void> {
  await waitFor(async () => {
    await expect(document.documentElement.dataset['theme']).toBe(globals['theme']);
    await expect(document.documentElement.lang).toBe(globals['language']);
  });
  const isThere = () => expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull();
  await waitFor(isThere, { timeout: LONGEST_LOAD }).catch(() => {});
}

interface Given {
  readonly story: { readonly globals?: object };
  readonly meta: { readonly globals?: object };
}

/**
 * Tests a story; and as it looks at first in English, dark and compact, without its `play`, which asks for German words: it renders, and
 * axe finds nothing.
 */
export function testStory(given: Given): TestFunction & { readonly inEnglish: TestFunction } {
  const globals = { ...IN_ENGLISH, ...given.meta.globals, ...given.story.globals };
  const story = { ...given.story, play: arrived, globals };
  const inEnglish = testAsTold({ ...given, story, meta: { ...given.meta, play: undefined } });
  return Object.assign(testAsTold(given), { inEnglish });
}
