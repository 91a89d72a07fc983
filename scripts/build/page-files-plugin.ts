import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const ROUTER = fileURLToPath(new URL('../../web/app/router.tsx', import.meta.url));

/** "{ path: 'job-matches/:id', lazy: () => import('./pages/matches/job-details-page.tsx') }" */
const LAZY_PAGE = /path: '([^']+)',\s*lazy: \(\) => import\('\.\/([^']+)'\)/g;

/**
 * Writes page-files.json beside the built pages: for each path of the router, the files that its page is made of and
 * the app itself doesn't load. The server names them with the page (decision 0064), or a browser would hear of them
 * only once the app has run.
 */
export function pageFiles(): Plugin {
  return {
    name: 'mission-ready:page-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const chunkOf = (end: string) => {
        const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end));
        if (found === undefined) throw new Error(`The build has no file for ${end}.`);
        return found;
      };
      const ofApp = filesOf(chunkOf('/web/app.html'), bundle);
      const pages = [...readFileSync(ROUTER, 'utf8').matchAll(LAZY_PAGE)].filter(([, path]) => path !== '*');
      const source = JSON.stringify(
        Object.fromEntries(
          pages.map(([, path = '', module = '']) => {
            const files = [...filesOf(chunkOf(`/web/app/${module}`), bundle)];
            return [`/${path}`, files.filter((file) => !ofApp.has(file)).map((file) => `/${file}`)];
          }),
        ),
      );
      this.emitFile({ type: 'asset', fileName: 'page-files.json', source });
    },
  };
}

/** A file and all that it imports before it runs. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const imported = bundle[file];
    if (imported?.type === 'chunk') imported.imports.forEach(add);
  };
  add(chunk.fileName);
  return files;
}
