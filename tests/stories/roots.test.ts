import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rootsOf } from '../../.storybook/roots.js';
import { filesOfStories } from '../../.storybook/shadow/drawn-by-widgets.js';

const source = fileURLToPath(new URL('../../packages/portal-ui/src', import.meta.url));
const inSource = (path: string) => join(source, path);

describe('where stories play', () => {
  it('every story plays in the page or in a shadow root', () => {
    const files = filesOfStories();
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => rootsOf(file).length === 0)).toEqual([]);
  });

  it('every embedded widget plays in the page and in a shadow root', () => {
    const widgets = readdirSync(inSource('embed/widgets')).filter((name) =>
      /^[A-Z][A-Za-z]+\.tsx$/.test(name),
    );
    const stories = inSource('embed/widgets/Widgets.stories.tsx');
    const played = readFileSync(stories, 'utf8');
    const isPlayed = (name: string) => played.includes(`from './${name.replace('.tsx', '.js')}'`);
    expect(widgets.filter((name) => !isPlayed(name))).toEqual(['Offered.tsx']);
    expect(rootsOf(stories)).toEqual(['page', 'shadow']);
  });

  it("a page that no widget draws plays in the page, a widget's own dialog in a shadow root", () => {
    expect(rootsOf(inSource('users/Users.stories.tsx'))).toEqual(['page']);
    expect(rootsOf(inSource('orders/dialogs/OrderDialogs.stories.tsx'))).toEqual(['shadow']);
  });
});
