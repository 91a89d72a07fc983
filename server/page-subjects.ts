import { findTutorial } from '#career/tutorials/catalogue.ts';
import { idParams } from '#contract/fields.ts';
import type { PagePath } from '#contract/pages.ts';
import { hasApplication } from './areas/applications/applications.service.ts';
import { hasThread } from './areas/community/threads.service.ts';
import { hasJob } from './areas/jobs/jobs.service.ts';
import { hasMatch } from './areas/matches/matches.service.ts';
import { hasResumeFor } from './areas/resumes/resumes.service.ts';
import type { Context } from './platform/context.ts';
import type { Query } from './platform/database/database.ts';
import type { Viewer } from './platform/http/session.store.ts';
import type { SubjectCheck } from './platform/http/static.ts';

type Look = (db: Query, viewer: Viewer, id: number) => Promise<boolean>;

const match: Look = (db, viewer, id) => hasMatch(db, viewer.id, id);
const application: Look = (db, viewer, id) => hasApplication(db, viewer.id, id);
const listing: Look = (db, _viewer, id) => hasJob(db, id);
const resume: Look = (db, viewer, id) => hasResumeFor(db, viewer.id, id);
/** The page of a match without a resume offers to write one. */
const resumeOrMatch: Look = async (db, viewer, id) => (await resume(db, viewer, id)) || match(db, viewer, id);

/** Whether what a page with an id shows is there, for whom its own call would find it. */
const LOOKS: Partial<Record<PagePath, Look>> = {
  '/job-matches/:id': match,
  '/job-details/:id': match,
  '/job-matches/:id/apply': match,
  '/pay/sheet/:id': match,
  '/applications/:id/edit': application,
  '/community/:id': hasThread,
  '/jobs/:id': listing,
  '/resume/:id': resumeOrMatch,
  '/resume/:id/edit': resumeOrMatch,
  '/resume/:id/check': resume,
  '/resume/:id/update': resume,
  '/resume/:id/versions': resume,
};

/**
 * Whether the one thing that a page shows is there for its reader; someone else's is as missing as one that never was.
 * A failure leaves it to the page, which loads the same and says what went wrong.
 */
export function subjectCheck({ db }: Context): SubjectCheck {
  return async (viewer, path, subject) => {
    if (path === '/tutorials/:slug') return findTutorial(subject) !== undefined;
    const look = LOOKS[path];
    if (look === undefined) return true;
    const id = idParams.safeParse({ id: subject });
    return id.success && look(db.query, viewer, id.data.id).catch(() => true);
  };
}
