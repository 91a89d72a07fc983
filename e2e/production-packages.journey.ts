import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { registerPerson } from './api-person.ts';
import { expect, testWithoutPage as test } from './fixture.ts';
import { emptyDataDir, removeDataDir, startSite, stopSite } from './site.ts';

/** What a server needs of the tree. Copied: code behind a link looks for packages where it really is. */
const CODE = ['package.json', 'server', 'career', 'contract', 'knowledge'];
/** The facts and the built pages load nothing. */
const DATA = ['facts', 'dist'];

/** What `npm ci --omit=dev` would install. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const isOwnFolder = (path: string) => path.lastIndexOf('node_modules/') === 0;
  return Object.keys(packages).filter(
    // Those for other platforms are in the lockfile and not here.
    (path) => isOwnFolder(path) && !packages[path]?.dev && existsSync(path),
  );
}

test('the site starts and reads a PDF with the packages of production alone', async ({ playwright }) => {
  const dataDir = emptyDataDir();
  const directory = mkdtempSync(join(tmpdir(), 'mission-ready-production-'));
  for (const path of CODE) cpSync(path, join(directory, path), { recursive: true });
  for (const path of [...DATA, ...productionPackages()]) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    symlinkSync(join(process.cwd(), path), join(directory, path));
  }
  expect(existsSync(join(directory, 'node_modules/vite'))).toBe(false);
  // Packages too look beside themselves: without these, beside what their link leads to.
  const settings = { NODE_OPTIONS: '--preserve-symlinks --preserve-symlinks-main' };
  const site = await startSite(dataDir, settings, 'main', directory);
  const request = await playwright.request.newContext({ baseURL: site.url });
  expect((await request.get('/api/health')).status()).toBe(200);
  expect(await (await request.get('/')).text()).toContain('Mission Ready');
  await registerPerson(request);
  const { csrfToken } = await (await request.get('/api/csrf-token')).json();
  const answer = await request.post('/api/resumes/read-file', {
    headers: { 'x-csrf-token': csrfToken, 'content-type': 'application/octet-stream' },
    data: readFileSync('server/platform/documents/reading/fixtures/maria-lopez.pdf'),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  expect((await answer.json()).text).toContain('Inventory control');
  expect(await stopSite(site)).toEqual({ code: 0, signal: null });
  removeDataDir(dataDir);
  rmSync(directory, { recursive: true });
});
