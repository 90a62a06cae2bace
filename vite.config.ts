import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The manifest that the size budget reads, below the output folder. */
export const MANIFEST = '.vite/manifest.json';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  publicDir: 'src/web/public',
  build: {
    manifest: MANIFEST,
    // The pages allow no inline data: an asset is always a file.
    assetsInlineLimit: 0,
    target: 'es2023',
    // The policy allows only scripts of our own; the polyfill would be an inline one.
    modulePreload: { polyfill: false },
  },
  server: {
    host: 'localhost',
    port: 5173,
    strictPort: true,
    proxy: { '/api': 'http://127.0.0.1:4000' },
  },
});
