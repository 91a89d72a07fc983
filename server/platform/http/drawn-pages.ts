import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PagePath } from '#contract/pages.ts';
import { FIRST_CALLS, type PageFiles } from './page-files.ts';

/** Draws a page of the app from the replies to what it asks first, by their addresses (web/draw.tsx). */
type Draw = (url: string, answers: Readonly<Record<string, unknown>>) => Promise<string>;

/** The pages of signed-in people that come drawn; a page whose look depends on what its device remembers doesn't. */
export const DRAWN_PAGES: ReadonlySet<PagePath> = new Set(['/job-matches']);

/**
 * What a drawn page is made of: the app's frame with the page itself in its root, inert until the app takes it over; the
 * replies it was drawn from; and the names of the app's files, which start.js fetches after the first paint (decision
 * 0072). Undefined where there is nothing to draw: no build, a call that was refused, a failure.
 */
export function pageDrawer(
  app: FastifyInstance,
  webDir: string,
  filesOf: PageFiles,
): (request: FastifyRequest, path: PagePath) => Promise<string | undefined> {
  const built = join(webDir, '../drawn/draw.js');
  if (!existsSync(built)) return async () => undefined;
  const frame = appFrame(readFileSync(join(webDir, 'app.html'), 'utf8'));
  const drawing = () => import(pathToFileURL(built).href) as Promise<{ readonly draw: Draw }>;
  // Loaded once the server listens: neither the start nor the first reader waits for it.
  app.addHook('onListen', async () => void (await drawing()));
  return async (request, path) => {
    try {
      const answers = await firstAnswers(app, request, FIRST_CALLS[path] ?? []);
      if (answers === undefined) return undefined;
      const { draw } = await drawing();
      // The router reads the path and what is asked for; whose site it is makes no difference to it.
      const page = await draw(`http://drawn.invalid${request.url}`, JSON.parse(answers));
      return frame(page, answers, filesOf(path));
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be drawn');
      return undefined;
    }
  };
}

/**
 * The replies as JSON by address, each asked of this server in the person's name: with the checks, limits and presenters
 * of the call itself. Undefined when one isn't there; the page then asks by itself and says what is wrong.
 */
async function firstAnswers(app: FastifyInstance, request: FastifyRequest, calls: readonly string[]) {
  const headers = { cookie: request.headers.cookie, 'user-agent': request.headers['user-agent'] };
  const replies = await Promise.all(
    calls.map((url) => app.inject({ method: 'GET', url, headers, remoteAddress: request.ip })),
  );
  if (replies.some(({ statusCode }) => statusCode !== 200)) return undefined;
  return `{${calls.map((url, at) => `${JSON.stringify(url)}:${replies[at]?.payload}`).join(',')}}`;
}

const APP_SCRIPT = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
const APP_FILE = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;
const ROOT = '<!-- root -->';

/** Makes drawn pages of the built app.html. Throws when it is built in another way. */
function appFrame(html: string): (page: string, answers: string, files: readonly string[]) => string {
  const app = APP_SCRIPT.exec(html)?.[1];
  const ofApp = [...html.matchAll(APP_FILE)].map(([, file = '']) => file).filter((file) => file !== app);
  const bare = html.replaceAll(APP_FILE, '').replace(APP_SCRIPT, '<!-- start -->');
  const [head, , foot] = bare.split(ROOT);
  if (app === undefined || head === undefined || foot === undefined)
    throw new Error('app.html has no script of the app or no place for it. Run "npm run build".');
  return (page, answers, files) => {
    const start = `<script src="/start.js" defer data-app="${app}" data-files="${[...ofApp, ...files.toReversed()].join(' ')}"></script>`;
    const data = `<script type="application/json" id="first-answers">${answers.replaceAll('<', '\\u003c')}</script>`;
    return `${head.replace('<!-- start -->', start)}<div id="root" inert>${page}</div>${foot.replace('</body>', `${data}</body>`)}`;
  };
}
