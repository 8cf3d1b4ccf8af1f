import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const FILE = 'mockServiceWorker.js';

/**
 * No portal stands at the origin of the stories: what is asked for there are the parts of the stories. MSW would show each one of them to
 * the page before it is fetched, hundreds for every start of the import's worker, and the page has better things to do meanwhile.
 */
const OWN_FILES_PASS = `addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin === location.origin) event.stopImmediatePropagation();
});
`;

/** Serves MSW's service worker at the root, from the installed package, so that it never lags behind it. */
export function mswScript(): Plugin {
  const source = () =>
    OWN_FILES_PASS + readFileSync(createRequire(import.meta.url).resolve(`msw/${FILE}`), 'utf8');
  return {
    name: 'kontor:msw-script',
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: source() });
    },
  };
}
