import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findPage, type PagePath } from '#contract/pages.ts';
import { DRAWN_PAGES, pageDrawer } from './drawn-pages.ts';
import { notFound } from './errors.ts';
import { landingFrom, serveForSearchEngines } from './landing.ts';
import { sendUnkept } from './packed.ts';
import { pageLinks, readPageFiles } from './page-files.ts';
import type { Viewer } from './session.store.ts';
import type { Sessions } from './session.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Whether what a page shows (a listing, a resume, a thread) is there for this person. */
export type SubjectCheck = (viewer: Viewer, path: PagePath, subject: string) => Promise<boolean>;

/**
 * Serves the built web pages: hashed files for a year, pages always checked; the landing page at / and /home for
 * visitors, the app at every other path that is not under /api.
 */
export async function serveWeb(
  app: FastifyInstance,
  webDir: string,
  site: string,
  sessions: Sessions,
  isThere: SubjectCheck,
): Promise<void> {
  if (!existsSync(join(webDir, 'app.html'))) {
    throw new Error(
      `The web pages are not built: ${webDir} holds no app.html. Run "npm start" or "npm run build".`,
    );
  }
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    // A route a file, found at the start: whatever else is asked for never reaches the disk, and no folder is read to
    // see how a name is spelled, which took as long as all else of sending a small file.
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'no-cache');
    },
  });
  const page = (reply: FastifyReply, name: string) => reply.type('text/html; charset=utf-8').sendFile(name);
  const filesOf = readPageFiles(webDir);
  const drawPage = pageDrawer(app, webDir, filesOf);
  const landing = landingFrom(webDir, site);
  serveForSearchEngines(app, site);
  for (const url of ['/', '/home']) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const viewer = await sessions.readViewer(request, reply);
      return viewer ? reply.redirect('/dashboard') : landing(request, reply);
    });
  }
  const leadsSomewhere = async (pathname: string, request: FastifyRequest, reply: FastifyReply) => {
    const found = findPage(pathname);
    const links = found && pageLinks(filesOf, found.path, sessions.mayBeSignedIn(request));
    if (links) reply.header('link', links);
    if (found === undefined || found.subject === '') return found !== undefined;
    const viewer = await sessions.readViewer(request, reply);
    // Everyone else is asked to sign in, or for a new password, whatever the id.
    if (viewer === null || viewer.mustChangePassword) return true;
    return isThere(viewer, found.path, found.subject);
  };
  /** For somebody who is signed in, and only for them: what it is drawn of is theirs. */
  const drawnFor = async (pathname: string, request: FastifyRequest, reply: FastifyReply) => {
    const path = findPage(pathname)?.path;
    if (path === undefined || !DRAWN_PAGES.has(path)) return undefined;
    const viewer = await sessions.readViewer(request, reply);
    return viewer === null ? undefined : drawPage(request, path);
  };
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/shared/')) reply.header('x-robots-tag', 'noindex, nofollow');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // A missing file is missing; only addresses of pages lead to the app.
    if (isRead && !isApi(request.url) && !/^\/assets\//.test(request.url)) {
      const [pathname = '/'] = request.url.split(/[?#]/);
      const drawn = await drawnFor(pathname, request, reply);
      if (drawn !== undefined) return sendUnkept(request, reply, drawn);
      // The app itself says that there is no such page; the status says it to everyone else.
      if (!(await leadsSomewhere(pathname, request, reply))) {
        reply.code(404);
        // Whoever saw it while it was there asks whether it has changed: "not modified" and 404 would be an empty page.
        for (const name of ['if-none-match', 'if-modified-since']) delete request.raw.headers[name];
      }
      return page(reply, 'app.html');
    }
    throw notFound('What you asked for');
  });
}

const isApi = (url: string) => /^\/api(?:[/?#]|$)/.test(url);
