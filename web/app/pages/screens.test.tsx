import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { missionProgress } from '#career/progress/mission.ts';
import { emptyResumeContent } from '#career/resume/document.ts';
import type { JobMatchReply } from '#contract/matches.ts';
import type { ResumeSummary } from '#contract/resumes.ts';
import type { UserReply } from '#contract/user.ts';
import { assessmentQuery, keptAnswersQuery } from '#web/areas/assessment/assessment.queries.ts';
import { AssessmentForm } from '#web/areas/assessment/assessment-form.tsx';
import { ENHANCED_FORM_SECTIONS, questionIdsIn } from '#web/areas/assessment/question-section.ts';
import { jobMatchesQuery } from '#web/areas/matches/matches.queries.ts';
import { ProgressCard } from '#web/areas/onboarding/progress-card.tsx';
import { ownPlacesQuery } from '#web/areas/places/places.queries.ts';
import { ResumeList } from '#web/areas/resumes/resume-list.tsx';
import { resumeQuery } from '#web/areas/resumes/resumes.queries.ts';
import { Form } from '#web/components/form/form.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { ToastProvider } from '#web/components/toast-provider.tsx';
import { currentUserQuery, SignedInUser } from '#web/lib/current-user.ts';
import { siteQuery } from '#web/lib/site.ts';
import { MenuList } from '../layouts/menu-list.tsx';
import { Component as EnhancedAssessment } from './assessment/enhanced-assessment-page.tsx';
import { Component as ResetPassword } from './auth/reset-password-page.tsx';
import { Component as JobMatches } from './matches/job-matches-page.tsx';
import { Component as Resume } from './resumes/resume-page.tsx';
import { Component as Contact } from './static/contact-page.tsx';
import { Component as Terms } from './static/terms-page.tsx';

const USER = {
  ...{ id: 7, username: 'dana', firstName: 'Dana', lastName: 'Reyes', email: 'dana@example.org' },
  ...{
    militaryBranch: null,
    militaryRank: null,
    militaryOccupation: null,
    phone: null,
    city: null,
    state: null,
  },
} as UserReply;

/** What a page shows at once to Dana under an address, when the answers of these queries are there already. */
function shown(
  Page: ComponentType,
  answers: readonly (readonly [readonly unknown[], unknown])[] = [],
  { path = '*', at = '/' } = {},
): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(currentUserQuery.queryKey, USER);
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  const router = createMemoryRouter([{ path, element: <Page /> }], { initialEntries: [at] });
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <SignedInUser value={USER}>
          <RouterProvider router={router} />
        </SignedInUser>
      </ToastProvider>
    </QueryClientProvider>,
  );
  client.clear();
  return markup;
}

test('the terms carry the date of the specification', () => {
  expect(shown(Terms)).toContain('Last updated April 12, 2025');
});

test('the contact page promises a reply within 24-48 hours and opens an email to the address of this site', () => {
  const withAddress = shown(Contact, [[siteQuery.queryKey, { supportEmail: 'help@example.org' }]]);
  expect(withAddress).toContain('We reply within 24-48 hours');
  expect(withAddress).toMatch(/<a href="mailto:help@example\.org"[^>]*>.*?Email us<\/a>/);
  expect(shown(Contact, [[siteQuery.queryKey, { supportEmail: null }]])).not.toContain('mailto:');
});

test('a link to reset a password without its token says that it is invalid, and leads on', () => {
  const page = shown(ResetPassword, [[currentUserQuery.queryKey, null]]);
  expect(page).toContain('Invalid reset link. Please request a new password reset.');
  expect(page).toContain('href="/auth?tab=forgot"');
  expect(page).toContain('Return to Sign In');
  expect(page).not.toContain('type="password"');
  const signedIn = shown(ResetPassword);
  expect(signedIn).toContain('href="/profile?tab=privacy"');
  expect(signedIn).not.toContain('href="/auth?tab=forgot"');
});

const match = (id: number, isSelected: boolean) =>
  ({
    id,
    jobTitle: `Title ${id}`,
    relevanceScore: 70,
    isSelected,
    company: null,
    detail: null,
  }) as JobMatchReply;

test('"Deploy Resumes" above the list and under it lead to a resume for the first title that is selected', () => {
  const places = [ownPlacesQuery.queryKey, { wished: [], payBasis: null }] as const;
  const list = (matches: readonly JobMatchReply[]) =>
    shown(JobMatches, [[jobMatchesQuery.queryKey, matches], places]);
  const page = list([match(3, false), match(4, true), match(5, true)]);
  expect(page.match(/<a[^>]*href="\/resume\/new\?matchId=4"[^>]*>.*?Deploy Resumes/g)).toHaveLength(2);
  expect(page).toContain('DEPLOYMENT READY');
  const none = list([match(3, false)]);
  expect(none).toContain('Title 3');
  expect(none).not.toMatch(/Deploy Resumes|DEPLOYMENT READY/);
});

test('the resume page without a job offers the titles that are selected, or the way to select one', () => {
  const page = (matches: readonly JobMatchReply[]) => shown(Resume, [[jobMatchesQuery.queryKey, matches]]);
  expect(page([match(3, false)])).toContain('No job selected');
  expect(page([match(3, false), match(4, true)])).toContain('Title 4');
  expect(page([match(3, false), match(4, true)])).not.toContain('Title 3');
});

function Fields() {
  const form = useSchemaForm(z.object({ given: z.string(), wanted: z.string() }), { given: '', wanted: '' });
  return (
    <Form form={form} onSubmit={() => {}}>
      <TextField name="given" label="Given" />
      <TextField name="wanted" label="Wanted" optional hint="If you like" />
    </Form>
  );
}

test.each([
  ['/resume/4', 'Preview'],
  ['/resume/4/edit', 'Edit'],
  ['/resume/4?tab=edit', 'Edit'],
])('%s opens a resume at %s', (at, tab) => {
  const resume = {
    ...{
      id: 9,
      jobMatchId: 4,
      jobTitle: 'Driver',
      company: null,
      isCopy: false,
      origin: 'match',
      revision: 1,
    },
    ...{
      content: { ...emptyResumeContent('Driver'), education: [] },
      createdAt: '2026-11-20T12:00:00.000Z',
      skills: '',
    },
    ...{ updatedAt: '2026-11-20T12:00:00.000Z', militaryToJobAlignment: [], look: {}, report: null },
  };
  const path = at.includes('/edit') ? '/resume/:id/edit' : '/resume/:id';
  const page = shown(Resume, [[resumeQuery(4).queryKey, resume]], { path, at });
  const open = /<button[^>]*role="tab"[^>]*aria-selected="true"[^>]*>(.*?)<\/button>/.exec(page)?.[1];
  expect(open).toContain(tab);
});

test('a field says aloud that it is required, unless it is optional, and what it hints at', () => {
  const [given, wanted] = shown(Fields).match(/<input[^>]*>/g) ?? [];
  expect(given).toContain('aria-required="true"');
  expect(given).not.toContain('aria-describedby');
  expect(wanted).not.toContain('aria-required');
  expect(wanted).toContain('aria-describedby');
});

test('the enhanced assessment is labelled a Premium Feature, and says when it was taken before', () => {
  const asked = (taken: object) =>
    shown(EnhancedAssessment, [
      [assessmentQuery.queryKey, taken],
      [keptAnswersQuery.queryKey, { answers: {} }],
    ]);
  expect(asked({})).toContain('Premium Feature');
  expect(asked({})).not.toContain('You’ve already completed this assessment');
});

/** Sections before this one are answered, so the form opens here. */
function form(section: number, pending = false) {
  const done = questionIdsIn(ENHANCED_FORM_SECTIONS.slice(0, section));
  const kept = {
    answers: Object.fromEntries(done.map((id) => [id, 'A' as const])),
    answer: () => {},
    onDevice: true,
    inAccount: true,
  } as unknown as Parameters<typeof AssessmentForm>[0]['kept'];
  const Form = () => (
    <AssessmentForm
      sections={ENHANCED_FORM_SECTIONS}
      userId={7}
      kept={kept}
      pending={pending}
      onComplete={() => {}}
    />
  );
  const page = shown(Form);
  const button = (name: string) => new RegExp(`<button[^>]*>(?:(?!</button>).)*${name}`).exec(page)?.[0];
  return { page, button };
}

test('one goes through the sections with Previous Section and Next Section, and completes at the last', () => {
  const [first, second, last] = [form(0), form(1), form(7)];
  expect(first.button('Previous Section')).toContain('aria-disabled="true"');
  expect(second.button('Previous Section')).not.toContain('aria-disabled="true"');
  expect(first.button('Next Section')).toBeDefined();
  expect(first.button('Complete Assessment')).toBeUndefined();
  expect(last.button('Next Section')).toBeUndefined();
  expect(last.button('Complete Assessment')).toContain('aria-disabled="true"');
  expect(form(8).page).toContain('40 of 40 questions answered');
});

test('the dashboard names the six milestones, with what is done and what is to do', () => {
  const state = { profile: true, assessment: true, jobMatches: false, selectedJobs: false };
  const progress = missionProgress({ ...state, resumeCreated: false, applications: false });
  const card = shown(() => <ProgressCard progress={progress} />);
  const tiles = [...card.matchAll(/<li[^>]*>.*?<\/li>/g)].map(([tile]) =>
    tile.replaceAll(/<[^>]+>/g, ' ').trim(),
  );
  expect(tiles.map((tile) => tile.split(/ {2,}/))).toEqual([
    ['PROFILE', 'Signed up'],
    ['ASSESSMENT', 'Done'],
    ['JOB MATCHES', 'To do'],
    ['JOB SELECTION', 'To do'],
    ['RESUMES', 'To do'],
    ['APPLICATIONS', 'To do'],
  ]);
});

test('each resume of the profile has View and Delete, and Edit beside them elsewhere', () => {
  const resume = {
    ...{ id: 9, jobMatchId: 4, jobTitle: 'Driver', company: null, isCopy: false, origin: 'match' },
    ...{ content: { title: 'Driver' }, createdAt: '2026-11-20T12:00:00.000Z' },
  } as unknown as ResumeSummary;
  const copy = { ...resume, id: 10, isCopy: true } as ResumeSummary;
  const inProfile = shown(() => <ResumeList resumes={[resume]} withEdit={false} />);
  expect(inProfile).toContain('aria-label="View resume for Driver"');
  expect(inProfile).toContain('href="/resume/4"');
  expect(inProfile).toContain('aria-label="Delete resume for Driver"');
  expect(inProfile).not.toContain('Edit resume for Driver');
  const both = shown(() => <ResumeList resumes={[resume, copy]} />);
  expect(both).toContain('href="/resume/4?tab=edit"');
  // A copy has no match of its own to be found by.
  expect(both).toContain('href="/resume/10"');
});

test.each([
  [{ firstName: null, lastName: null, militaryBranch: null }, 'MR', 'Veteran'],
  [{ firstName: 'Dana', lastName: 'Reyes', militaryBranch: 'Navy' }, 'DR', 'Navy'],
])('the menu of %j shows %s and %s', (fields, letters, branch) => {
  const user = { ...USER, isAdmin: false, profileImage: null, ...fields } as UserReply;
  const menu = shown(() => <MenuList user={user} />);
  expect(menu).toContain(`>${letters}</span>`);
  expect(menu).toContain(`>${branch}<`);
  expect(menu).not.toContain('Admin Panel');
  expect(shown(() => <MenuList user={{ ...user, isAdmin: true }} />)).toContain('Admin Panel');
});

test.each([
  ['/record', 'My Record'],
  ['/papers', 'My Record'],
  ['/job-details/7', 'Job Intel'],
  ['/resume/7', 'Deployment Docs'],
  ['/enhanced-assessment-results', 'Inner Arsenal'],
  ['/subscription', null],
])('on %s the menu marks %s, where one came from', (at, name) => {
  const user = { ...USER, isAdmin: false, profileImage: null } as UserReply;
  const menu = shown(() => <MenuList user={user} />, [], { at });
  const marked = [...menu.matchAll(/<a [^>]*inset_3px[^>]*>.*?font-semibold">([^<]+)</g)];
  expect(marked.map(([, entry]) => entry)).toEqual(name === null ? [] : [name]);
});
