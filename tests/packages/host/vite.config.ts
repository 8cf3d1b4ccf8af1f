import { defineConfig } from 'vite';

// Several small hosts in one project; calls go to the portal the test started.
export default defineConfig({
  appType: 'mpa',
  build: {
    rollupOptions: {
      input: ['react-19/index.html', 'classes/index.html', 'parts/index.html', 'worker/index.html'],
    },
  },
  preview: { host: '127.0.0.1', proxy: { '/api': process.env['PORTAL'] ?? '' } },
});
