import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ENHANCED_QUESTION_IDS } from '#career/assessment/enhanced-answers.ts';
import { ensureBuilt, ownNode, root, serverArguments } from './prepare.js';
import { installMissing } from './test/apt.ts';
import { chromiumTool, findChromium } from './test/chromium.ts';

/**
 * Makes the README's pictures: the real site on an empty database, with a made-up veteran, taken at the sizes the
 * README shows. `npm run screenshots`.
 */
const VETERAN = {
  firstName: 'Marisol',
  lastName: 'Vega',
  email: 'marisol.vega@example.org',
  username: 'marisol.vega',
  password: 'correct horse battery',
  militaryBranch: 'Army',
  militaryRank: 'SFC',
  militaryOccupation: '25B',
  yearsServed: '16-20+ years',
  militaryStartDate: 'June 2006',
  militaryEndDate: 'August 2024',
  militaryResponsibilities:
    'Supervised 14 soldiers on the battalion help desk and in the server room. Maintained 320 workstations across 3 FOBs. Trained 60 NCOs on network defense.',
  militaryAchievements: 'Cut the ticket backlog by 45% in 6 months. Passed the CCRI with zero findings.',
  militarySkills: 'Active Directory, Cisco switches, Windows Server, VSAT',
  militaryAwards: 'Meritorious Service Medal',
  militaryTraining: 'Senior Leader Course, Cisco CCNA course',
  certifications: 'CompTIA Security+',
  educationHistory: 'Associate of Science, Central Texas College, 2019',
};

const PICTURES = [
  { name: 'landing', path: '/', width: 1280, scheme: 'light', signedIn: false },
  { name: 'dashboard', path: '/dashboard', width: 1280, scheme: 'light', signedIn: true },
  { name: 'job-intel', path: '/job-matches', width: 1280, scheme: 'light', signedIn: true },
  { name: 'results-dark', path: '/enhanced-assessment-results', width: 1280, scheme: 'dark', signedIn: true },
  { name: 'job-intel-phone', path: '/job-matches', width: 360, scheme: 'dark', signedIn: true },
  { name: 'resume-phone', path: '/resume/1', width: 360, scheme: 'light', signedIn: true },
] as const;

ensureBuilt();
installMissing([chromiumTool]);
const found = findChromium();
if (found.kind === 'none') throw new Error(found.why);
const dataDir = mkdtempSync(join(tmpdir(), 'mission-ready-pictures-'));
const server = spawn(ownNode, serverArguments, {
  cwd: root,
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const baseURL = await new Promise<string>((resolve) => {
  server.stdout.on('data', (chunk: Buffer) => {
    const said = /serving on (http\S+)/.exec(chunk.toString());
    if (said?.[1]) resolve(said[1]);
  });
});
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});

try {
  const member = await browser.newContext({ baseURL });
  // The tour would lie over the first picture.
  await member.addInitScript(() => localStorage.setItem('mission-ready:mark:tour-completed', 'yes'));
  const send = async (method: 'POST' | 'PATCH', path: string, data: unknown) => {
    const { csrfToken } = await (await member.request.get('/api/csrf-token')).json();
    const answer = await member.request.fetch(path, { method, data, headers: { 'x-csrf-token': csrfToken } });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };
  await send('POST', '/api/register', VETERAN);
  const letters = ENHANCED_QUESTION_IDS.map((id, index) => [id, 'ABABACABAB'[(index * 7) % 10]]);
  await send('POST', '/api/enhanced-assessment', { enhancedAssessmentData: Object.fromEntries(letters) });
  const [first, second] = await (await member.request.get('/api/job-matches')).json();
  for (const match of [first, second])
    await send('PATCH', `/api/job-matches/${match.id}`, { isSelected: true });
  await send('POST', '/api/resumes', { jobMatchId: first.id });
  const visitor = await browser.newContext({ baseURL });
  mkdirSync(join(root, 'docs/pictures'), { recursive: true });
  for (const { name, path, width, scheme, signedIn } of PICTURES) {
    const page = await (signedIn ? member : visitor).newPage();
    await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto(path === '/resume/1' ? `/resume/${first.id}` : path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(root, `docs/pictures/${name}.png`) });
    await page.close();
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
