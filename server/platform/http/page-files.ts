import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listApplications } from '#contract/applications.ts';
import { getAssessment } from '#contract/assessment.ts';
import { getUser } from '#contract/auth.ts';
import { getCalendar } from '#contract/calendar.ts';
import { getMember, listThreads } from '#contract/community.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { listJobSources, listJobs } from '#contract/jobs.ts';
import { listJobMatches } from '#contract/matches.ts';
import type { PagePath } from '#contract/pages.ts';
import { getOwnPlaces } from '#contract/places.ts';
import { getRecordLines } from '#contract/record.ts';
import { listResumes } from '#contract/resumes.ts';

/** What a signed-in person's page asks for as soon as it runs, beside who is signed in. A journey holds each to it. */
export const FIRST_CALLS: Readonly<Partial<Record<PagePath, readonly Endpoint[]>>> = {
  '/dashboard': [getAssessment, listJobMatches, listResumes, listApplications, getCalendar],
  '/job-matches': [listJobMatches, getOwnPlaces],
  '/resumes': [listResumes, listJobMatches],
  '/applications': [listApplications],
  '/record': [getRecordLines],
  '/calendar': [getCalendar],
  '/pay': [getOwnPlaces],
  '/profile': [getOwnPlaces],
  '/community': [getMember, listThreads],
  '/jobs': [listJobSources, listJobs],
};

const pageFiles = z.record(z.string(), z.array(z.string()));

/**
 * The Link header of each page: the files it is made of and, for somebody who may be signed in, what it asks for first,
 * so that a browser fetches them beside the app and not after it has run (decision 0064). Without the list that the
 * build writes (tests have pages of their own) no page has one.
 */
export function pageLinks(webDir: string): (path: PagePath, mayBeSignedIn: boolean) => string | undefined {
  const list = join(webDir, 'page-files.json');
  if (!existsSync(list)) return () => undefined;
  const filesOf = new Map(Object.entries(pageFiles.parse(JSON.parse(readFileSync(list, 'utf8')))));
  return (path, mayBeSignedIn) => {
    const files = (filesOf.get(path) ?? []).map((file) => `<${file}>; rel=modulepreload`);
    const first = FIRST_CALLS[path];
    const calls = first === undefined || !mayBeSignedIn ? [] : [getUser, ...first];
    const called = calls.map((call) => `<${call.path}>; rel=preload; as=fetch; crossorigin=use-credentials`);
    return [...called, ...files].join(', ') || undefined;
  };
}
