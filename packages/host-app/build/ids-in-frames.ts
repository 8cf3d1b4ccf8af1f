import type { Plugin } from 'vite';

const LOOK_UP = 'document.getElementById(id)';

/**
 * react-aria leaves out the id of a text that names or describes something when it finds no such element in the page. Within a shadow root it
 * never does: here it also asks the frames (`openFrame` of portal-ui).
 */
export function idsInFrames(): Plugin {
  return {
    name: 'kontor-ids-in-frames',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/react-aria\/dist\/private\/utils\/useId\.m?js$/.test(id)) return null;
      if (!code.includes(LOOK_UP)) this.error('react-aria looks ids up in another way now');
      const inFrames = `(${LOOK_UP} ?? globalThis[Symbol.for('kontor.elementInFrames')]?.(id))`;
      return { code: code.replace(LOOK_UP, inFrames), map: null };
    },
  };
}
