import { PAYMENT_GRACE_DAYS } from '#career/plans/paid-plan.ts';
import {
  FREE_PRICE_CENTS,
  FREE_RESUME_GENERATIONS,
  PREMIUM_FEATURE_TEXTS,
  PREMIUM_FEATURES,
  PREMIUM_PRICE_CENTS_ON_PLAN_PAGES,
  type SubscriptionType,
} from '#career/plans/plan.ts';
import { monthlyPrice } from '#web/lib/price.ts';

interface Plan {
  readonly type: SubscriptionType;
  readonly name: string;
  readonly plain: string;
  readonly price: string;
  readonly points: readonly string[];
}

/** The two plans as the subscription page shows them (specification part 2, section 2.13). */
export const PLANS: readonly Plan[] = [
  {
    type: 'free',
    name: 'Basic Operations',
    plain: 'The free plan',
    price: monthlyPrice(FREE_PRICE_CENTS),
    points: [
      'The Inner Arsenal assessment',
      `Up to ${FREE_RESUME_GENERATIONS} resumes`,
      'Personalized career matching',
      'Basic certification recommendations',
      'Application tracker',
    ],
  },
  {
    type: 'premium',
    name: 'Premium Operations',
    plain: 'Everything, without limits',
    price: monthlyPrice(PREMIUM_PRICE_CENTS_ON_PLAN_PAGES),
    points: [
      'Unlimited resumes',
      'Enhanced assessment reports',
      'Civilian skill translation maps',
      'Comprehensive career roadmaps',
      'Written transition tutorials',
      'Advanced job matching',
      'Priority support',
    ],
  },
];

export interface FeatureRow {
  readonly name: string;
  readonly what: string;
  readonly free: string;
  readonly premium: string;
}

const INCLUDED = 'Included';
const NOT_INCLUDED = 'Not included';

/** What each plan opens, line by line. The premium lines come from the rules that the server enforces. */
export const FEATURE_ROWS: readonly FeatureRow[] = [
  {
    name: 'Strengths assessment',
    what: 'Forty situations, with an overview of your eight strengths.',
    free: INCLUDED,
    premium: INCLUDED,
  },
  {
    name: 'Job matches with reasons',
    what: 'Civilian titles that fit your record, with pay and growth.',
    free: INCLUDED,
    premium: INCLUDED,
  },
  {
    name: 'Certificates for a title',
    what: 'What employers ask for, and what you have.',
    free: INCLUDED,
    premium: INCLUDED,
  },
  {
    name: 'Application tracker',
    what: 'Every application and its status.',
    free: INCLUDED,
    premium: INCLUDED,
  },
  {
    name: 'Resumes',
    what: 'Written from your record, each for one job.',
    free: `Up to ${FREE_RESUME_GENERATIONS}`,
    premium: 'Unlimited',
  },
  ...PREMIUM_FEATURES.filter((feature) => feature !== 'unlimitedResumes').map((feature) => ({
    ...PREMIUM_FEATURE_TEXTS[feature],
    free: NOT_INCLUDED,
    premium: INCLUDED,
  })),
];

export const BILLING_QUESTIONS = [
  {
    question: 'Can I cancel anytime?',
    answer:
      'Yes, with Downgrade to Basic on this page. You’ll keep Premium until the end of the month you’ve paid for, and then your account switches to the free plan.',
  },
  {
    question: 'What if a payment fails?',
    answer: `Premium stays open for ${PAYMENT_GRACE_DAYS} days so you can update your card. After that your account switches to the free plan, and nothing you made is lost.`,
  },
  {
    question: 'What happens to my resumes when I go back to free?',
    answer:
      'You keep them. You can read, edit and download every one. Only new ones count against the free limit.',
  },
  {
    question: 'Do you see my card?',
    answer: 'No. You pay on the payment company’s page, and your card number never reaches us.',
  },
  {
    question: 'Is there a way to get premium without paying?',
    answer:
      'Some veterans’ organizations, colleges and workforce offices that run this site invite people to Premium. Ask the one you work with.',
  },
] as const;
