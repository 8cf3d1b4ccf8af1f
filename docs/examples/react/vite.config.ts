import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `BACK_END` is where `/kontor-token` is answered; the server of the plain example will do. */
export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/kontor-token': process.env.BACK_END ?? 'http://localhost:8080' } },
  build: {
    rolldownOptions: {
      // What changes rarely is a file of its own, which browsers keep when a new version of the app comes.
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler|styled-components)\// }],
        },
      },
    },
  },
});
