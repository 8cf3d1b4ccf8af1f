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
          // Hundreds of small files take longer than few: one holds what the entry needs, two what signing in and the frame with the
          // list of orders add, and one what many other pages share. Everything else stays where the pages split it.
          groups: [
            { name: 'start', tags: ['$initial'], priority: 4 },
            { name: 'sign-in', test: /routes\/SignInPage\.tsx$/, priority: 3 },
            { name: 'orders', test: /(routes\/OrdersPage|shell\/Shell)\.tsx$/, priority: 2 },
            { name: 'shared', minShareCount: 12, priority: 1 },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: { '/api': SERVER, '/media': SERVER } },
});
