import { findTutorial } from '#career/tutorials/catalogue.ts';
import { idParams } from '#contract/fields.ts';
import type { PagePath } from '#contract/pages.ts';
import { getOwnApplication } from './areas/applications/applications.service.ts';
import { readThread } from './areas/community/threads.service.ts';
import { getListing } from './areas/jobs/jobs.service.ts';
import { getOwnMatch } from './areas/matches/matches.service.ts';
import { getResumeFor } from './areas/resumes/resumes.service.ts';
import type { Context } from './platform/context.ts';
import { Refusal } from './platform/http/errors.ts';
import type { Viewer } from './platform/http/session.store.ts';
import type { SubjectCheck } from './platform/http/static.ts';

type Look = (context: Context, viewer: Viewer, id: number) => Promise<unknown>;

const match: Look = ({ db }, viewer, id) => getOwnMatch(db.query, viewer.id, id);
const application: Look = (context, viewer, id) => getOwnApplication(context, viewer.id, id);
const thread: Look = readThread;
const listing: Look = ({ db }, viewer, id) => getListing(db.query, viewer.id, id);
const resume: Look = (context, viewer, id) => getResumeFor(context, viewer.id, id);
/** The page of a match without a resume offers to write one. */
const resumeOrMatch: Look = (context, viewer, id) =>
  resume(context, viewer, id).catch(() => match(context, viewer, id));

/** What each page with an id shows, looked up as its own call does. */
const LOOKS: Partial<Record<PagePath, Look>> = {
  '/job-matches/:id': match,
  '/job-details/:id': match,
  '/job-matches/:id/apply': match,
  '/pay/sheet/:id': match,
  '/applications/:id/edit': application,
  '/community/:id': thread,
  '/jobs/:id': listing,
  '/resume/:id': resumeOrMatch,
  '/resume/:id/edit': resumeOrMatch,
  '/resume/:id/check': resume,
  '/resume/:id/update': resume,
  '/resume/:id/versions': resume,
};

/**
 * Whether the one thing that a page shows is there for its reader; someone else's is as missing as one that never was.
 * Any other failure leaves it to the page, which loads the same and says what went wrong.
 */
export function subjectCheck(context: Context): SubjectCheck {
  return async (viewer, path, subject) => {
    if (path === '/tutorials/:slug') return findTutorial(subject) !== undefined;
    const look = LOOKS[path];
    if (look === undefined) return true;
    const id = idParams.safeParse({ id: subject });
    if (!id.success) return false;
    try {
      await look(context, viewer, id.data.id);
      return true;
    } catch (error) {
      return !(error instanceof Refusal && error.code === 'not-found');
    }
  };
}
