import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { earlyScript } from './build/early-script.js';
import { onlyLanguages } from './build/only-languages.js';
import { precompress } from './build/precompress.js';
import { withoutSchemas } from './build/without-schemas.js';

/** Where `npm run dev` finds the server. */
const SERVER = process.env['KONTOR_URL'] ?? 'http://127.0.0.1:3000';

/** What the page to sign in and the frame both need. Should something be missing, the page fetches the frame: `check-sizes.mjs` says so. */
const COMMON =
  /@tanstack\/(react-)?query|\/useLabel\.|actions\/IconButton|shell\/(Brand|LanguageSwitch|LegalLinks|usePageArrival)|settings\/useSettings\.ts$/;

export default defineConfig({
  plugins: [react(), withoutSchemas(), onlyLanguages(['de-DE', 'en-US']), earlyScript(), precompress()],
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
      input: { index: 'index.html', early: 'src/early.ts' },
      output: {
        codeSplitting: {
          // Hundreds of small files take longer than few: one holds what the early script needs, one what the entry needs, one what signing
          // in and the frame share, so that who is signed in never fetches the form, one each for the form and for the frame with the list
          // of orders, one what the list's filters and menus need, and one what many other pages share. Everything else stays where the
          // pages split it; the library of time zones is in a file of its own, since few of them need it.
          groups: [
            { name: 'zones', test: /node_modules\/temporal-/, priority: 8 },
            { name: 'early', test: /host-app\/src\/early\.ts$/, priority: 7 },
            { name: 'start', tags: ['$initial'], priority: 6 },
            { name: 'common', test: COMMON, priority: 5 },
            { name: 'orders', test: /(routes\/OrdersPage|shell\/Shell)\.tsx$/, priority: 4 },
            { name: 'sign-in', test: /routes\/SignInPage\.tsx$/, priority: 3 },
            { name: 'controls', test: /(orders\/OrdersControls|saved-views\/ViewMenu)\.tsx$/, priority: 2 },
            { name: 'shared', minShareCount: 12, priority: 1 },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: { '/api': SERVER, '/media': SERVER } },
});
