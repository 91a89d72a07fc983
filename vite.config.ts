import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { landingPage } from './scripts/build/landing-plugin.ts';
import { precompress } from './scripts/build/precompress-plugin.ts';
import { twoEntries } from './scripts/build/two-entries-plugin.ts';

const page = (name: string) => fileURLToPath(new URL(`web/${name}`, import.meta.url));

// Aliases (#web/*, #contract/*, #career/*) come from "imports" in package.json, as they do for Node.
export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), landingPage(), twoEntries(), precompress()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Reading a property has no effect in our modules; without this, tables that no screen uses travel along, among them the
    // premium analysis that only the server may hand out.
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      input: { landing: page('index.html'), app: page('app.html') },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
