import type { Plugin } from 'vite';

/** Where portal-core names its calls. */
const CALLS = /portal-core\/src\/(?:.*\.api|api\/(?:shapes|find-shape|csv-download))\.ts$/;
const IMPORT = "import * as z from 'zod/mini';";
/** Answers itself to whatever is asked of it. */
const STAND_IN = 'const z = new Proxy(() => z, { get: () => z });';

/**
 * Leaves the schemas of the contract out of the browser's bundle. Only the server checks them; the client reads a call's method,
 * path and kind of answer. Saves the whole schema library on the way to the first page.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'kontor-without-schemas',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return CALLS.test(id) && code.includes(IMPORT)
        ? { code: code.replace(IMPORT, STAND_IN), map: null }
        : null;
    },
  };
}
