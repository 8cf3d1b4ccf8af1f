import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const testUtils = fileURLToPath(new URL('test-utils.ts', import.meta.url));
const isStory = (path = '') => /\/portal-ui\/src\/.*\.stories\.tsx/.test(path);

/** Beside the tests that Storybook writes at the end of a file of stories. */
const TESTS = 'const _isRunningFromThisFile';

/** Tells Vitest the first story, which is the usual one, and in English; the others where all are wanted. */
const told = (isWhole: boolean) => `let _isFirst = true;
const _told = (name, test) => {
  if (_isFirst) _test(name + ', in English', test.inEnglish);
  if (_isFirst || ${isWhole}) _test(name, test);
  _isFirst = false;
};
`;

/** The tests of each file: all of its stories or the first alone; and the first once more in English. */
export function testsOfAFile(isWhole: (file: string) => boolean): Plugin {
  return {
    name: 'kontor:tests-of-a-file',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      handler: (id, importer) =>
        id === '@storybook/addon-vitest/internal/test-utils' && isStory(importer) ? testUtils : null,
    },
    transform: {
      order: 'post',
      handler(code, id) {
        const at = code.lastIndexOf(TESTS);
        if (!isStory(id) || at < 0) return null;
        const tests = code.slice(at).replaceAll(/\b_test\(/g, '_told(');
        return code.slice(0, at) + told(isWhole(id.split('?')[0]!)) + tests;
      },
    },
  };
}
