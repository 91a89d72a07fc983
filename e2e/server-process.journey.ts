import { registerPerson, sendChange } from './api-person.ts';
import { expect, testWithoutPage as test } from './fixture.ts';
import { newDataDir, removeDataDir, runToEnd, startSite, stopSite } from './site.ts';

let dataDir: string;
test.beforeEach(() => {
  dataDir = newDataDir();
});
test.afterEach(() => removeDataDir(dataDir));

test('loses no acknowledged row when it is killed while people write', async ({ playwright }) => {
  const site = await startSite(dataDir);
  const request = await playwright.request.newContext({ baseURL: site.url });
  const { username } = await registerPerson(request);
  const acknowledged: number[] = [];
  const write = async (writer: number) => {
    for (let n = 0; ; n++) {
      const data = { jobTitle: `Title ${writer}-${n}`, company: 'Example Company' };
      const answer = await sendChange(request, 'POST', '/api/applications', data).catch(() => null);
      if (!answer) return;
      if (answer.status() === 201) acknowledged.push((await answer.json()).id);
      if (acknowledged.length === 60) await stopSite(site, 'SIGKILL');
    }
  };
  await Promise.all([1, 2, 3, 4].map(write));
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);

  const again = await startSite(dataDir);
  const after = await playwright.request.newContext({ baseURL: again.url });
  await sendChange(after, 'POST', '/api/login', { username, password: 'correct horse battery' });
  const rows = (await (await after.get('/api/applications')).json()) as { id: number }[];
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  await stopSite(again);
});

test('says which setting is wrong and ends before it listens', async () => {
  const { code, output } = await runToEnd(dataDir, { PORT: 'eighty', DATABASE_URL: 'mysql://x/y' });
  expect(code).toBe(1);
  expect(output).toContain('PORT: must be a number');
  expect(output).toContain('DATABASE_URL');
  expect(output).not.toContain('serving');
});

// One site for all of it: none of it keeps the rest from happening.
test('keeps a second process off its data, logs nothing people typed, and finishes what is under way at SIGTERM', async ({
  playwright,
}) => {
  const site = await startSite(dataDir);
  const second = await runToEnd(dataDir, {});
  expect(second.code).toBe(1);
  expect(second.output).toContain('is in use by another Mission Ready process');
  expect(second.output).not.toContain('serving');

  const request = await playwright.request.newContext({ baseURL: site.url });
  const { username } = await registerPerson(request, { firstName: 'Zebulon', city: 'Secretville' });
  await sendChange(request, 'POST', '/api/login', { username, password: 'not the password' });
  await sendChange(request, 'POST', '/api/login', { username, password: 'correct horse battery' });
  await request.post('/api/logout');
  await request.get('/reset-password/a-secret-token?email=zebulon@example.org');
  await sendChange(request, 'POST', '/api/applications', { jobTitle: '' });
  // Registering hashes a password, which takes long enough to be under way when the signal comes.
  const earlier = site.output().length;
  const registering = registerPerson(request);
  await expect.poll(() => site.output().slice(earlier)).toContain('/api/register');
  expect(await stopSite(site)).toEqual({ code: 0, signal: null });
  await registering;

  // In JSON, without what people typed and without their addresses.
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  // Who tried to sign in, how it went and what was tried at the doors: by the account's number.
  const said = lines.map((line) => JSON.parse(line));
  expect(said).toContainEqual(
    expect.objectContaining({ code: 'wrong-credentials', account: expect.any(Number), security: true }),
  );
  expect(said).toContainEqual(
    expect.objectContaining({ msg: 'signed in', account: expect.any(Number), factors: 'password' }),
  );
  expect(said).toContainEqual(expect.objectContaining({ code: 'csrf-rejected', security: true }));
  expect(site.output()).not.toContain(username);
  expect(site.output()).not.toMatch(/Zebulon|zebulon|Secretville|secret-token|remoteAddress|correct horse/);
});
