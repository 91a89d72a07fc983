import { PREMIUM_PRICE_CENTS_ON_PLAN_PAGES } from '#career/plans/plan.ts';
import { monthlyPrice } from '#web/lib/price.ts';

/** The questions of the landing page: shown, and told to search engines as they are shown. */
export const FAQ_QUESTIONS = [
  {
    question: 'What does it cost?',
    answer: `The Inner Arsenal assessment, personalized career matching, basic certification recommendations and up to 5 resumes are free. Premium adds unlimited resumes, enhanced assessment reports, skill translation maps, full career roadmaps, written tutorials, priority support and advanced matching, for ${monthlyPrice(PREMIUM_PRICE_CENTS_ON_PLAN_PAGES)}.`,
  },
  {
    question: 'How do you find jobs that fit me?',
    answer:
      'We start with the official crosswalk between military and civilian occupations. Then we look at your duties in your own words, your skills, training and strengths. Each title comes with the reasons behind it, so you can judge for yourself.',
  },
  {
    question: 'Where do the pay and growth figures come from?',
    answer:
      'From the U.S. Bureau of Labor Statistics and the Department of Labor’s O*NET database, with the year of the release. If they don’t publish a figure, we don’t make one up.',
  },
  {
    question: 'Does the resume make things up?',
    answer:
      'No. Every number, award, certificate and date in it traces back to something you told us. Where a detail would make it stronger, we ask you.',
  },
  {
    question: 'I’m still serving. Is it too early?',
    answer:
      'No. Your last year of service is a good time. You still have time to earn a certificate your matches ask for, and your branch often pays. Leave out anything classified.',
  },
  {
    question: 'Are these open positions?',
    answer:
      'Your matches are job titles to search for on any job site. They tell you what to type. Then the application tracker keeps track of where you applied.',
  },
  {
    question: 'Who sees my data?',
    answer:
      'Only you, unless you choose to share it. You can export everything you gave us, and you can delete it.',
  },
] as const;
