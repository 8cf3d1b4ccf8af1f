import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { leftOutOfShadowRoots } from '../roots.js';
import { storiesProject } from '../stories-project.js';

const testing = fileURLToPath(new URL('testing.ts', import.meta.url));
const isStory = (path = '') =>
  /\/portal-ui\/src\/(.*\.stories\.tsx|testing\/([\w-]+\.tsx|choose-option\.ts))/.test(path);

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

/** The stories in a shadow root, as on a partner's page. */
export default storiesProject({
  name: 'stories-shadow',
  plugins: [looksIntoShadowRoots],
  initialGlobals: { root: 'shadow' },
  isProduction: true,
  exclude: leftOutOfShadowRoots(),
});
