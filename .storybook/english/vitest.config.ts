import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { storiesProject } from '../stories-project.js';

const testUtils = fileURLToPath(new URL('test-utils.ts', import.meta.url));
const isStory = (path = '') => /\/portal-ui\/src\/.*\.stories\.tsx/.test(path);

/** Beside the tests that Storybook writes at the end of a file of stories. */
const TESTS = 'const _isRunningFromThisFile';
const FIRST_ALONE = `let _isTaken = false;
const _first = (...given) => { if (!_isTaken) _test(...given); _isTaken = true; };
`;

/** Of each file the first story, which is the usual one; under stress all. */
const firstOfEachFile: Plugin = {
  name: 'kontor:first-story',
  enforce: 'post',
  transform: {
    order: 'post',
    handler(code, id) {
      const at = code.lastIndexOf(TESTS);
      if (!isStory(id) || at < 0 || process.env.KONTOR_STORIES_IN_BOTH) return null;
      return code.slice(0, at) + FIRST_ALONE + code.slice(at).replaceAll(/\b_test\(/g, '_first(');
    },
  },
};

const withoutPlay: Plugin = {
  name: 'kontor:without-play',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '@storybook/addon-vitest/internal/test-utils' && isStory(importer) ? testUtils : null,
};

/** Stories in English, dark and compact, as they look at first: what they do was tried in German and light. */
export default storiesProject({
  name: 'stories-english',
  plugins: [withoutPlay, firstOfEachFile],
  initialGlobals: { language: 'en', theme: 'dark', density: 'compact' },
});
