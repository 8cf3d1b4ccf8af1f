import type { Plugin } from 'vite';

/** Where portal-core describes what its calls take and answer: everywhere but for recipes, which a browser reads from files. */
const SHAPES = /portal-core\/src\/(?!.*\/recipe\.shape\.ts$).*\.ts$/;
const IMPORT = "import * as z from 'zod/mini';";
/** Answers itself to whatever is asked of it. */
const STAND_IN = 'const z = new Proxy(() => z, { get: () => z });';
const ANSWER = /^ +response: .*,$/gm;
const SCHEMA = /\bz\.(?=\w+\()/g;

/**
 * Leaves the schemas of the contract out of the browser's bundle. Only the server checks them; the client reads a call's method,
 * path and kind of answer. Saves the whole schema library on the way to the first page, and what no call names any more.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'kontor-without-schemas',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!SHAPES.test(id) || !code.includes(IMPORT)) return null;
      const calls = code.replace(IMPORT, STAND_IN).replace(ANSWER, '');
      return { code: calls.replace(SCHEMA, '/* #__PURE__ */ z.'), map: null };
    },
  };
}
