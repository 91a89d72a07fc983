import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { noTablesInPages } from './scripts/build/knowledge-plugin.ts';
import { landingPage } from './scripts/build/landing-plugin.ts';
import { precompress } from './scripts/build/precompress-plugin.ts';
import { twoEntries } from './scripts/build/two-entries-plugin.ts';

const page = (name: string) => fileURLToPath(new URL(`web/${name}`, import.meta.url));

// Aliases (#web/*, #contract/*, #career/*) come from "imports" in package.json, as they do for Node.
export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), landingPage(), twoEntries(), precompress(), noTablesInPages()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { landing: page('index.html'), app: page('app.html'), explore: page('explore.html') },
    },
  },
  // The explorer's pages are made by the server, in development too, with the frame of the last build.
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '^/explore(?:[/?]|$)': 'http://127.0.0.1:3000' } },
});
