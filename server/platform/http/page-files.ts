import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { PagePath } from '#contract/pages.ts';

/**
 * What a signed-in person's page asks for as soon as it runs. Addresses and not endpoints: the platform knows of no area.
 * A journey holds each page to it.
 */
export const FIRST_CALLS: Readonly<Partial<Record<PagePath, readonly string[]>>> = {
  '/dashboard': [
    '/api/user',
    '/api/assessment',
    '/api/job-matches',
    '/api/resumes',
    '/api/applications',
    '/api/calendar',
  ],
  '/job-matches': ['/api/user', '/api/job-matches', '/api/places/mine'],
  '/resumes': ['/api/user', '/api/resumes', '/api/job-matches'],
  '/applications': ['/api/user', '/api/applications'],
  '/record': ['/api/user', '/api/record/lines'],
  '/calendar': ['/api/user', '/api/calendar'],
  '/pay': ['/api/user', '/api/places/mine'],
  '/profile': ['/api/user', '/api/places/mine'],
  '/community': ['/api/user', '/api/community/me', '/api/community/threads'],
  '/jobs': ['/api/user', '/api/jobs/sources', '/api/jobs'],
};

const pageFiles = z.record(z.string(), z.array(z.string()));

/** The files that a page is made of and the app itself doesn't load, as addresses. */
export type PageFiles = (path: PagePath) => readonly string[];

/** The list that the build writes. Without it (tests have pages of their own) no page has any. */
export function readPageFiles(webDir: string): PageFiles {
  const list = join(webDir, 'page-files.json');
  if (!existsSync(list)) return () => [];
  const filesOf = new Map(Object.entries(pageFiles.parse(JSON.parse(readFileSync(list, 'utf8')))));
  return (path) => filesOf.get(path) ?? [];
}

/**
 * The Link header of a page: the files it is made of and, for somebody who may be signed in, what it asks for first, so
 * that a browser fetches them beside the app and not after it has run (decision 0064).
 */
export function pageLinks(filesOf: PageFiles, path: PagePath, mayBeSignedIn: boolean): string | undefined {
  const files = filesOf(path).map((file) => `<${file}>; rel=modulepreload`);
  const calls = mayBeSignedIn ? (FIRST_CALLS[path] ?? []) : [];
  const called = calls.map((call) => `<${call}>; rel=preload; as=fetch; crossorigin=use-credentials`);
  return [...called, ...files].join(', ') || undefined;
}
