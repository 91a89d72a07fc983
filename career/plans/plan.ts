export const SUBSCRIPTION_TYPES = ['free', 'premium'] as const;
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number];

/**
 * The specification states two prices and asks to keep both (part 1, section 1): the landing and subscription pages
 * say 150 dollars a month, the sign-in page and the dashboard say 29.
 */
export const PREMIUM_PRICE_CENTS_ON_PLAN_PAGES = 150_00;
export const PREMIUM_PRICE_CENTS_IN_SIGN_IN_COPY = 29_00;
export const FREE_PRICE_CENTS = 0;

/** How many resumes a free account may generate in all; a deletion gives none back (specification part 1, section 9). */
export const FREE_RESUME_GENERATIONS = 5;

/** How many stages of a career roadmap everyone sees; the full one is premium's. */
export const FREE_ROADMAP_STAGES = 2;

/** What only premium opens. Everything else is open to everyone (PRODUCT.md, "Premium"). */
export const PREMIUM_FEATURES = [
  'detailedAnalysis',
  'analysisReport',
  'skillTranslationMap',
  'fullCareerRoadmap',
  'tutorials',
  'unlimitedResumes',
  'matchComparison',
  'trainingWhatIf',
] as const;
export type PremiumFeature = (typeof PREMIUM_FEATURES)[number];

/** What a locked feature is, in the words shown to someone who cannot open it. The screen adds the price. */
export const PREMIUM_FEATURE_TEXTS: Readonly<
  Record<PremiumFeature, { readonly name: string; readonly what: string }>
> = {
  detailedAnalysis: {
    name: 'Detailed strengths analysis',
    what: 'What each of your eight results means at work, which careers use it and how to build on it.',
  },
  analysisReport: {
    name: 'Strengths report (PDF)',
    what: 'The whole analysis as a document you can keep, print or take to a counselor.',
  },
  skillTranslationMap: {
    name: 'Skill translation map',
    what: 'Your military duties and skills next to the civilian skills they match.',
  },
  fullCareerRoadmap: {
    name: 'Full career roadmap',
    what: 'Every stage from your first civilian job to leading others, with pay and what to learn along the way.',
  },
  tutorials: {
    name: 'Transition tutorials',
    what: 'Written guides for each step of the move, from first search to first weeks in the job.',
  },
  unlimitedResumes: {
    name: 'Unlimited resumes',
    what: 'Generate as many tailored resumes as you need.',
  },
  matchComparison: {
    name: 'Side-by-side comparison',
    what: 'Up to three job matches side by side: pay, growth, preparation and what you still need.',
  },
  trainingWhatIf: {
    name: 'What-if on training',
    what: 'See how a certificate or degree would change your matches before you spend time and money on it.',
  },
};

export interface PlanLimits {
  /** null means unlimited. */
  readonly resumeGenerations: number | null;
  readonly opens: readonly PremiumFeature[];
}

export interface StoredPlan {
  readonly subscriptionType: SubscriptionType;
  readonly subscriptionEndDate: Date | null;
}

/** The plan an account has at a moment: what has ended opens nothing, whether or not anyone has tidied up after it. */
export function planAt({ subscriptionType, subscriptionEndDate }: StoredPlan, now: Date): SubscriptionType {
  return subscriptionEndDate !== null && subscriptionEndDate <= now ? 'free' : subscriptionType;
}

/** What a plan allows. The one place that decides it: server and screens both ask here. */
export function planLimits(type: SubscriptionType): PlanLimits {
  return type === 'premium'
    ? { resumeGenerations: null, opens: PREMIUM_FEATURES }
    : { resumeGenerations: FREE_RESUME_GENERATIONS, opens: [] };
}

/** Whether the plan opens a feature. */
export function planOpens(type: SubscriptionType, feature: PremiumFeature): boolean {
  return planLimits(type).opens.includes(feature);
}

export interface ResumeCredits {
  readonly subscriptionType: SubscriptionType;
  readonly resumeCreditsUsed: number;
  /** The account's own limit, which an operator may have raised above the plan's. */
  readonly resumeCreditsLimit: number;
}

/** How many generations are left: null means unlimited, never below 0. */
export function resumeGenerationsLeft(credits: ResumeCredits): number | null {
  if (planLimits(credits.subscriptionType).resumeGenerations === null) return null;
  return Math.max(0, credits.resumeCreditsLimit - credits.resumeCreditsUsed);
}

/** Whether one more resume may be generated. */
export function canGenerateResume(credits: ResumeCredits): boolean {
  const left = resumeGenerationsLeft(credits);
  return left === null || left > 0;
}
