import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `BACK_END` is where `/kontor-token` is answered; the server of the plain example will do. */
export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/kontor-token': process.env.BACK_END ?? 'http://localhost:8080' } },
});
