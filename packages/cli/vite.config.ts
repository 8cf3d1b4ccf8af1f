import { defaultServerConditions, defineConfig } from 'vite';

const conditions = ['kontor-source', ...defaultServerConditions];

/** The command line in few files, which start in half the time of many. Each command stays a file of its own, loaded when it runs. */
export default defineConfig({
  resolve: { conditions },
  ssr: {
    resolve: { conditions },
    noExternal: true,
    // What speaks with the network is brought up to date where it is installed; the keyring's library is one for each system.
    external: ['undici', '@napi-rs/keyring'],
  },
  build: {
    ssr: 'src/run.ts',
    target: 'node20.19',
    sourcemap: true,
    license: { fileName: 'licenses.md' },
    reportCompressedSize: false,
    // Beside the entry, so that what is found from a file's own place is found from each.
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
});
