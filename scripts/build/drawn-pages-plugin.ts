import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const pathOf = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/**
 * Builds web/draw.tsx for the server, beside the pages and not among them, with all that it needs in it: React and the
 * router are no packages of the server's.
 */
export function drawnPages(): Plugin {
  return {
    name: 'mission-ready:drawn-pages',
    apply: 'build',
    async closeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        root: pathOf('web'),
        publicDir: false,
        plugins: [react()],
        // Left to the process, React would be the slow one of development.
        define: { 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: { ssr: 'draw.tsx', outDir: pathOf('dist/drawn'), emptyOutDir: true, target: 'node24' },
      });
    },
  };
}
