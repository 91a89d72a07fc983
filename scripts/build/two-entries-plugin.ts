import type { Plugin } from 'vite';

const LANDING_PATHS = new Set(['/', '/home', '/index.html']);

/**
 * In development, answers what the real server answers: the landing page for / and /home, the app for every other
 * page address. Requests for files (anything with an extension, Vite's own paths) pass through.
 */
export function twoEntries(): Plugin {
  return {
    name: 'mission-ready:two-entries',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = new URL(request.url ?? '/', 'http://dev.invalid').pathname;
        const wantsPage = request.headers.accept?.includes('text/html') === true;
        if (
          wantsPage &&
          !path.startsWith('/api/') &&
          !path.startsWith('/explore') &&
          !path.startsWith('/@')
        ) {
          request.url = LANDING_PATHS.has(path) ? '/index.html' : '/app.html';
        }
        next();
      });
    },
  };
}
