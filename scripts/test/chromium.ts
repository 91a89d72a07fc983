import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Tool } from './apt.ts';

export type Found = { kind: 'found'; path: string } | { kind: 'none'; why: string };

/**
 * Chromium without its windows, as Playwright's own download is: the same pages for three fifths of the processor time
 * (decision 0020).
 */
const SHELL = '/usr/bin/chromium-headless-shell';
const USUAL_PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const chromiumTool: Tool = {
  debianPackage: 'chromium-headless-shell',
  use: 'the browser journeys',
  isThere: () => existsSync(SHELL) || process.env.CHROMIUM !== undefined,
};

/** The system's Chromium: CHROMIUM, or the first usual place. */
export function findChromium(): Found {
  const given = process.env.CHROMIUM;
  if (given)
    return existsSync(given)
      ? { kind: 'found', path: given }
      : none(`CHROMIUM names ${given}, which is not there.`);
  const path = usual();
  return path ? { kind: 'found', path } : none('No Chromium found, and none could be installed through apt.');
}

function none(why: string): Found {
  return { kind: 'none', why: `${why} The browser tests need one: install it, or set CHROMIUM to its path.` };
}

function usual(): string | undefined {
  const places = USUAL_PLACES.filter((path) => existsSync(path));
  return places.find((path) => spawnSync(path, ['--version']).status === 0);
}
