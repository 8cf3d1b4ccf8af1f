import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const FILE = 'mockServiceWorker.js';

/** Serves MSW's service worker at the root, from the installed package, so that it never lags behind it. */
export function mswScript(): Plugin {
  const source = () => readFileSync(createRequire(import.meta.url).resolve(`msw/${FILE}`), 'utf8');
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
