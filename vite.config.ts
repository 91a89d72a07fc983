import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawnPages } from './scripts/build/drawn-pages-plugin.ts';
import { noTablesInPages } from './scripts/build/knowledge-plugin.ts';
import { landingPage } from './scripts/build/landing-plugin.ts';
import { pageFiles } from './scripts/build/page-files-plugin.ts';
import { precompress } from './scripts/build/precompress-plugin.ts';
import { shapesOfPages } from './scripts/build/shapes-plugin.ts';
import { twoEntries } from './scripts/build/two-entries-plugin.ts';

const page = (name: string) => fileURLToPath(new URL(`web/${name}`, import.meta.url));

/** What the landing page loads by itself stays out of the groups, or it would load all of them. */
const OF_LANDING = /\/web\/lib\/api-|\/contract\/(?:endpoint|errors)/;

const ours = (folders: string) => (id: string) =>
  new RegExp(`/(?:${folders})/`).test(id) && !/\/node_modules\//.test(id) && !OF_LANDING.test(id);

/**
 * Parts that many pages share go into a few files: each in its own, a page asked for sixty, most of them below a
 * kilobyte, and the last came half a second after the first.
 */
const SHARED_GROUPS = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'packages', test: /node_modules\/(?!lucide-react\/)/, minShareCount: 8 },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
  // What needs no component, apart from them: each file is run by itself, so that a slow phone can breathe in between.
  { name: 'words', test: ours('contract|career|knowledge'), minShareCount: 8 },
  { name: 'parts', test: ours('web'), minShareCount: 8 },
];

// Aliases (#web/*, #contract/*, #career/*) come from "imports" in package.json, as they do for Node.
export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    tailwindcss(),
    landingPage(),
    twoEntries(),
    shapesOfPages(),
    pageFiles(),
    precompress(),
    noTablesInPages(),
    drawnPages(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { landing: page('index.html'), app: page('app.html'), explore: page('explore.html') },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: SHARED_GROUPS } },
    },
  },
  // The explorer's pages are made by the server, in development too, with the frame of the last build.
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '^/explore(?:[/?]|$)': 'http://127.0.0.1:3000' } },
});
