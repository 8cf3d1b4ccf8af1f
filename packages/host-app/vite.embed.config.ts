import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { embedManifest } from './build/embed-manifest.js';
import { noStyleInHead } from './build/no-style-in-head.js';
import { onlyLanguages } from './build/only-languages.js';
import { precompress } from './build/precompress.js';
import { withoutSchemas } from './build/without-schemas.js';

/** The script partners' pages load, with React and the widgets in parts of their own: `dist/embed/`. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [
    react(),
    noStyleInHead(),
    withoutSchemas(),
    onlyLanguages(['de-DE', 'en-US']),
    embedManifest(),
    precompress(),
  ],
  resolve: { conditions: ['kontor-source', ...defaultClientConditions] },
  worker: { format: 'es', plugins: () => [withoutSchemas()] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: 'dist/embed',
    manifest: true,
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    assetsDir: '',
    modulePreload: false,
    rolldownOptions: {
      input: { v1: 'src/embed.ts' },
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: 'v1-[hash].js',
        chunkFileNames: 'part-[hash].js',
        assetFileNames: 'part-[hash][extname]',
        codeSplitting: {
          // As in the portal: hundreds of small files take longer than few. What the script itself needs stays small, since it comes with
          // the page; one file holds what every widget needs, one what the orders add, one what closed menus and selects need, one
          // what opens, and one what many other parts share.
          groups: [
            { name: 'start', tags: ['$initial'], priority: 6 },
            { name: 'mount', test: /elements\/mount\.tsx$/, priority: 5 },
            { name: 'orders', test: /kinds\/OrdersElement\.tsx$/, priority: 4 },
            { name: 'closed', test: /(overlay\/Menu|fields\/Select)\.tsx$/, priority: 3 },
            {
              name: 'opened',
              test: /(MenuPopover|TooltipBubble|SelectOptions|overlay\/Dialog)\.tsx$/,
              priority: 2,
            },
            { name: 'shared', minShareCount: 12, priority: 1 },
          ],
        },
      },
    },
  },
});
