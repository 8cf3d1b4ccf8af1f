import type { Plugin } from 'vite';

const FILE = /react-aria\/dist\/private\/interactions\/usePress\.m?js$/;
const LINE = 'ownerDocument.head.prepend(style);';

/**
 * react-aria writes a rule into the page's head. It reaches no shadow root, where the frame says it itself, and a strict content security
 * policy complains of it: the embed script does without.
 */
export function noStyleInHead(): Plugin {
  return {
    name: 'kontor-no-style-in-head',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!FILE.test(id)) return null;
      if (!code.includes(LINE)) this.error(`react-aria says no longer: ${LINE}`);
      return { code: code.replace(LINE, ''), map: null };
    },
  };
}
