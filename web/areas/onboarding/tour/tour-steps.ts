import { FREE_RESUME_GENERATIONS } from '#career/plans/plan.ts';

export interface TourStep {
  /** The value of the data-tour attribute to point at; null for a step in the middle of the screen. */
  readonly target: string | null;
  readonly title: string;
  readonly text: string;
}

/** The places the tour points at. Each is a data-tour attribute in a page; one that is not there is passed over. */
export type TourPage = 'dashboard' | 'assessment' | 'jobMatches' | 'resume' | 'profile' | 'auth';

/** Which tour belongs to an address (specification part 1, section 2): any other falls back to the dashboard's. */
export function tourPageOf(path: string): TourPage {
  if (path === '/assessment' || path === '/enhanced-assessment') return 'assessment';
  if (path.includes('/job-matches')) return 'jobMatches';
  // The generator's address says "-resume"; the resume tour points at the generator.
  if (path.includes('/resume') || path === '/job-based-resume') return 'resume';
  if (path === '/profile') return 'profile';
  if (path === '/auth') return 'auth';
  return 'dashboard';
}

/**
 * The steps of a page's tour, three at most. They say what is there and what the plan holds, and sell nothing. Premium accounts read that resumes are unlimited, others how many they have.
 */
export function tourSteps(page: TourPage, isPremium: boolean): readonly TourStep[] {
  const credits = isPremium
    ? 'With Premium you have unlimited resume generation.'
    : `On the free plan you can create up to ${FREE_RESUME_GENERATIONS} resumes.`;
  return STEPS[page](isPremium, credits);
}

const STEPS: Readonly<Record<TourPage, (isPremium: boolean, credits: string) => readonly TourStep[]>> = {
  dashboard: (_isPremium, credits) => [
    {
      target: null,
      title: 'Welcome to Mission Control',
      text: `This is your overview. ${credits} Two more stops and you’ll know your way around.`,
    },
    {
      target: 'progress',
      title: 'Your progress',
      text: 'Six steps from sign-in to your first application, and how many you’ve done.',
    },
    {
      target: 'next-mission',
      title: 'Your next mission',
      text: 'The one thing to do next. It changes as you go. Further down are shortcuts to your strengths, resumes and applications.',
    },
  ],
  assessment: () => [
    {
      target: null,
      title: 'The Inner Arsenal',
      text: 'A strengths assessment. No right or wrong answers, and no time limit.',
    },
    {
      target: 'assessment-form',
      title: 'Answer at your own pace',
      text: 'We save each answer as you go. Choose what you’d most likely do.',
    },
  ],
  jobMatches: () => [
    {
      target: null,
      title: 'Job Intel',
      text: 'Civilian job titles that fit your service and your strengths, with the reasons.',
    },
    {
      target: 'match-list',
      title: 'Your matches',
      text: 'The best fit comes first. Green badges mean stronger alignment.',
    },
    {
      target: 'select-match',
      title: 'Select your targets',
      text: 'Select a job to get tailored Deployment Docs: a resume for that title.',
    },
  ],
  resume: (isPremium, credits) => [
    { target: null, title: 'Deployment Docs', text: `Your resumes, one for each job. ${credits}` },
    {
      target: 'resume-generator',
      title: 'The resume generator',
      text: 'It writes from your profile, in civilian words. You read it, fix it and send it.',
    },
    {
      target: 'resume-credits',
      title: 'Resume credits',
      text: isPremium
        ? 'Premium: unlimited resumes.'
        : 'How many free resumes you have left. Deleting one doesn’t give it back.',
    },
  ],
  profile: () => [
    {
      target: null,
      title: 'Your profile',
      text: 'Everything Mission Ready knows about you comes from here.',
    },
    {
      target: 'profile-form',
      title: 'The more, the better',
      text: 'A more complete profile gets you better matches and stronger resumes.',
    },
  ],
  auth: () => [
    {
      target: null,
      title: 'Welcome to Mission Ready',
      text: 'Sign in, or create a free account. It takes about two minutes.',
    },
    {
      target: 'auth-form',
      title: 'Your account',
      text: 'Your record is yours. Nobody else sees it, and you can delete it anytime.',
    },
  ],
};

/** The steps whose target is on the page, and the targets that are not: the tour counts what it can show. */
export function stepsThere(
  steps: readonly TourStep[],
  isShown: (target: string) => boolean,
): { readonly there: readonly TourStep[]; readonly missing: readonly string[] } {
  return {
    there: steps.filter(({ target }) => target === null || isShown(target)),
    missing: steps.flatMap(({ target }) => (target === null || isShown(target) ? [] : [target])),
  };
}
