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
      'We start from the official crosswalk between military and civilian occupations, then look at your duties in your own words, your skills, training and strengths. Each suggestion lists the reasons that led to it, so you can judge them yourself.',
  },
  {
    question: 'Where do the pay and growth figures come from?',
    answer:
      'From the U.S. Bureau of Labor Statistics and the O*NET database of the Department of Labor, with the year of the release. What they do not publish, we do not fill in.',
  },
  {
    question: 'Does the resume make things up?',
    answer:
      'No. Every number, award, certificate and date in it traces back to something you told us. Where something would make it stronger, it asks you instead.',
  },
  {
    question: 'I am still serving. Is it too early?',
    answer:
      'No. The last year of service is a good time: there is room to get a certificate that your matches ask for, often paid by your branch. Leave out anything classified.',
  },
  {
    question: 'Are these open positions?',
    answer:
      'The matches are job titles to search for, on any job site. They tell you which words to type; the application tracker then keeps track of where you applied.',
  },
  {
    question: 'Who sees my data?',
    answer: 'You, and nobody else unless you show it. You can export everything you gave us, and delete it.',
  },
] as const;
