import type { Plugin } from 'vite';

const PARTS = [
  {
    // A text that names or describes something is looked up in the page alone, and within a shadow root never found: ask the frames
    // too (`openFrame` of portal-ui).
    file: /react-aria\/dist\/private\/utils\/useId\.m?js$/,
    from: 'document.getElementById(id)',
    to: `(document.getElementById(id) ?? globalThis[Symbol.for('kontor.elementInFrames')]?.(id))`,
  },
  {
    // A rule written into the page's head reaches no shadow root, and breaks a strict content security policy: the frame says it itself.
    file: /react-aria\/dist\/private\/interactions\/usePress\.m?js$/,
    from: 'ownerDocument.head.prepend(style);',
    to: '',
  },
] as const;

/** react-aria takes the page for the whole world; in the embed script it minds the shadow roots the widgets stand in. */
export function reactAriaInFrames(): Plugin {
  return {
    name: 'kontor-react-aria-in-frames',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const part = PARTS.find(({ file }) => file.test(id));
      if (!part) return null;
      if (!code.includes(part.from)) this.error(`react-aria says no longer: ${part.from}`);
      return { code: code.replace(part.from, part.to), map: null };
    },
  };
}
