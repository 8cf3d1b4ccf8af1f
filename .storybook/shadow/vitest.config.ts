import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { storiesProject } from '../stories-project.js';
import { storiesOfPagesAlone } from './drawn-by-widgets.js';

const testing = fileURLToPath(new URL('testing.ts', import.meta.url));
const isStory = (path = '') => /\/portal-ui\/src\/(.*\.stories|testing\/[\w-]+)\.tsx/.test(path);

/** What stories ask of the testing library and of the document, they ask of their shadow root; the widgets themselves are left alone. */
const looksIntoShadowRoots: Plugin = {
  name: 'kontor:looks-into-shadow-roots',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'storybook/test' && isStory(importer) ? testing : null),
  transform: (code, id) =>
    isStory(id) && /\bdocument\.(active|query)/.test(code)
      ? `import { storyDocument } from 'storybook/test';${code.replaceAll(/\bdocument\.(?=active|query)/g, 'storyDocument.')}`
      : null,
};

/**
 * The stories once more, each in a shadow root, as on a partner's page; those of the portal's own pages, which never stand in one, only
 * under stress. What axe says of them was said by the first run.
 */
export default storiesProject({
  name: 'stories-shadow',
  plugins: [looksIntoShadowRoots],
  initialGlobals: { root: 'shadow' },
  isWithoutAxe: true,
  isProduction: true,
  exclude: process.env.KONTOR_STORIES_IN_BOTH ? [] : storiesOfPagesAlone(),
});
