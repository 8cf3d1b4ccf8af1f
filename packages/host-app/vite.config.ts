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
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: { '/api': SERVER, '/media': SERVER } },
});
