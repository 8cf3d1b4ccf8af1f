import type { Plugin } from 'vite';

/**
 * Puts the entry `early` into the page, before the portal's own: a file like the others, since the content security policy refuses scripts
 * within the page. It runs as soon as it is there.
 */
export function earlyScript(): Plugin {
  return {
    name: 'kontor-early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const early = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'early');
        if (!early) throw new Error('The portal is built without its early script');
        const attrs = { type: 'module', async: true, crossorigin: true, src: `/${early.fileName}` };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
