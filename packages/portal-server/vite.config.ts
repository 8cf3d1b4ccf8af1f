import { defaultServerConditions, defineConfig } from 'vite';

const conditions = ['kontor-source', ...defaultServerConditions];

/** The programs of the server in few files: to find and compile one for each module took half of a start. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions }, noExternal: [/^@kontor\//, 'i18next'] },
  build: {
    ssr: true,
    target: 'node20.19',
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'create-admin': 'src/create-admin.ts',
        backup: 'src/backup.ts',
        restore: 'src/restore.ts',
        'demo/main': 'src/demo/main.ts',
        // What the faults ask the database beside the server.
        'db/index': 'src/db/index.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
