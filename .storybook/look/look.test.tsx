import { composeStory, setProjectAnnotations, type Meta } from '@storybook/react-vite';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../preview.js';
import { LOOKS } from './looks.js';

const review = setProjectAnnotations(preview);

beforeAll(async () => {
  await review.beforeAll();
  await document.fonts.load('14px "Inter Variable"');
});

/** Compares the page with its baseline; the first time on a machine there is none, and it becomes one. */
async function looksLike(name: string): Promise<void> {
  await expect(page.elementLocator(document.body))
    .toMatchScreenshot(name)
    .catch((error: Error) => {
      if (!error.message.includes('No existing reference screenshot found')) throw error;
    });
}

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  for (const [file, ...names] of LOOKS) {
    const meta = file.default as Meta & { title: string };
    it.each(names)(`${meta.title} %s looks as it did`, async (name) => {
      const story = composeStory(file[name] as object, meta, { initialGlobals: { theme } }, name);
      await story.run();
      await looksLike(`${story.id}-${theme}`);
    });
  }
});

// Taking a look as the new one, nothing is compared.
it.skipIf(inject('isUpdating'))('sees a shade that changed by a sixteenth', async () => {
  document.body.innerHTML = '<div style="height: 40px; background: #0b3d91"></div>';
  await looksLike('shade');
  document.body.innerHTML = '<div style="height: 40px; background: #0b3da1"></div>';
  await expect(looksLike('shade')).rejects.toThrow(/does not match/);
});
