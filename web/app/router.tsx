import { createBrowserRouter, type RouteObject } from 'react-router';
import { FirstFrame } from './layouts/first-frame.tsx';
import { RequireAdmin } from './layouts/require-admin.tsx';
import { RequireUser } from './layouts/require-user.tsx';
import { RouteFailure } from './layouts/route-failure.tsx';
import { WITH_SIDEBAR } from './layouts/sidebar.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';

/** Pages for signed-in people. Each is a file of its own, fetched when first opened. */
const signedInPages: RouteObject[] = [
  { path: 'dashboard', lazy: () => import('./pages/dashboard/dashboard-page.tsx') },
  { path: 'assessment', lazy: () => import('./pages/assessment/basic-assessment-page.tsx') },
  { path: 'enhanced-assessment', lazy: () => import('./pages/assessment/enhanced-assessment-page.tsx') },
  { path: 'enhanced-assessment-results', lazy: () => import('./pages/assessment/results-page.tsx') },
  { path: 'job-matches', lazy: () => import('./pages/matches/job-matches-page.tsx') },
  { path: 'tutorials', lazy: () => import('./pages/resources/tutorials-page.tsx') },
  { path: 'tutorials/:slug', lazy: () => import('./pages/resources/tutorial-page.tsx') },
  { path: 'skill-map', lazy: () => import('./pages/matches/skill-map-page.tsx') },
  { path: 'job-matches/compare', lazy: () => import('./pages/matches/compare-page.tsx') },
  { path: 'job-matches/what-if', lazy: () => import('./pages/matches/what-if-page.tsx') },
  { path: 'job-matches/:id', lazy: () => import('./pages/matches/job-details-page.tsx') },
  { path: 'job-details/:id', lazy: () => import('./pages/matches/job-details-page.tsx') },
  { path: 'job-matches/:id/apply', lazy: () => import('./pages/applications/apply-page.tsx') },
  { path: 'pay', lazy: () => import('./pages/places/pay-page.tsx') },
  { path: 'pay/sheet/:id', lazy: () => import('./pages/places/sheet-page.tsx') },
  { path: 'papers', lazy: () => import('./pages/papers/papers-page.tsx') },
  { path: 'record', lazy: () => import('./pages/record/record-page.tsx') },
  { path: 'calendar', lazy: () => import('./pages/calendar/calendar-page.tsx') },
  { path: 'resumes', lazy: () => import('./pages/resumes/resumes-page.tsx') },
  { path: 'resume', lazy: () => import('./pages/resumes/resume-page.tsx') },
  { path: 'resume/new', lazy: () => import('./pages/resumes/resume-page.tsx') },
  { path: 'resume/:id', lazy: () => import('./pages/resumes/resume-page.tsx') },
  { path: 'resume/:id/edit', lazy: () => import('./pages/resumes/resume-page.tsx') },
  { path: 'resume/:id/check', lazy: () => import('./pages/resumes/check-page.tsx') },
  { path: 'resume/:id/update', lazy: () => import('./pages/resumes/update-page.tsx') },
  { path: 'resume/:id/versions', lazy: () => import('./pages/resumes/versions-page.tsx') },
  { path: 'job-based-resume', lazy: () => import('./pages/resumes/generator-page.tsx') },
  { path: 'applications', lazy: () => import('./pages/applications/applications-page.tsx') },
  { path: 'applications/new', lazy: () => import('./pages/applications/new-application-page.tsx') },
  { path: 'applications/:id/edit', lazy: () => import('./pages/applications/edit-application-page.tsx') },
  { path: 'community', lazy: () => import('./pages/community/community-page.tsx') },
  { path: 'community/new', lazy: () => import('./pages/community/new-thread-page.tsx') },
  { path: 'community/:id', lazy: () => import('./pages/community/thread-page.tsx') },
  { path: 'jobs', lazy: () => import('./pages/jobs/jobs-page.tsx') },
  { path: 'jobs/:id', lazy: () => import('./pages/jobs/job-listing-page.tsx') },
  { path: 'profile', lazy: () => import('./pages/profile/profile-page.tsx') },
  { path: 'subscription', lazy: () => import('./pages/billing/subscription-page.tsx') },
];

/** Every address of the app. The landing page (/ and /home) is HTML of its own, outside of it. The server knows them by PAGE_PATHS. */
export const routes: RouteObject[] = [
  {
    element: <SiteLayout />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <FirstFrame />,
    children: [
      {
        errorElement: <RouteFailure />,
        children: [
          { path: 'auth', lazy: () => import('./pages/auth/auth-page.tsx') },
          { path: 'reset-password', lazy: () => import('./pages/auth/reset-password-page.tsx') },
          { path: 'reset-password/:token', lazy: () => import('./pages/auth/reset-password-page.tsx') },
          { element: <RequireUser />, handle: WITH_SIDEBAR, children: signedInPages },
          {
            element: <RequireAdmin />,
            handle: WITH_SIDEBAR,
            children: [{ path: 'admin', lazy: () => import('./pages/admin/admin-page.tsx') }],
          },
          {
            path: 'first-administrator',
            lazy: () => import('./pages/admin/first-administrator-page.tsx'),
          },
          { path: 'confirm-email', lazy: () => import('./pages/profile/confirm-email-page.tsx') },
          { path: 'shared/:token', lazy: () => import('./pages/resumes/shared-page.tsx') },
          {
            path: 'stop-reminders/:token',
            lazy: () => import('./pages/calendar/stop-reminders-page.tsx'),
          },
          { path: 'terms', lazy: () => import('./pages/static/terms-page.tsx') },
          { path: 'privacy', lazy: () => import('./pages/static/privacy-page.tsx') },
          { path: 'sources', lazy: () => import('./pages/static/sources-page.tsx') },
          { path: 'contact', lazy: () => import('./pages/static/contact-page.tsx') },
          { path: 'resources', lazy: () => import('./pages/resources/resources-page.tsx') },
          {
            path: 'resources/military-skills-translator',
            lazy: () => import('./pages/resources/skills-translator-page.tsx'),
          },
          {
            path: 'resources/interview-preparation',
            lazy: () => import('./pages/resources/interview-preparation-page.tsx'),
          },
          { path: 'resources/va-benefits', lazy: () => import('./pages/resources/va-benefits-page.tsx') },
          { path: '*', lazy: () => import('./pages/static/not-found-page.tsx') },
        ],
      },
    ],
  },
];

/** The router of the app. A page module exports `Component`. */
export function createRouter() {
  return createBrowserRouter(routes);
}
