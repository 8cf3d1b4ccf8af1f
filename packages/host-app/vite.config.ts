import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { onlyLanguages } from './build/only-languages.js';
import { precompress } from './build/precompress.js';
import { withoutSchemas } from './build/without-schemas.js';

/** Where `npm run dev` finds the server. */
const SERVER = process.env['KONTOR_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), withoutSchemas(), onlyLanguages(['de-DE', 'en-US']), precompress()],
  resolve: { conditions: ['kontor-source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    // Inlined assets would be data: addresses, which the server's content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Ninety small files compress worse than few: one holds what the entry needs, one what a list of orders adds. Everything
          // else stays where the pages split it.
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'list', test: /portal-ui\/src\/orders\/OrdersTable\.tsx$/ },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: { '/api': SERVER, '/media': SERVER } },
});
