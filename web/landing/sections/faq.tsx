import { ChevronDown } from 'lucide-react';
import { PREMIUM_PRICE_CENTS_ON_PLAN_PAGES } from '#career/plans/plan.ts';
import { monthlyPrice } from '#web/lib/price.ts';
import { Section } from './section.tsx';

const QUESTIONS = [
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

/** Questions and answers. The shared name makes the browser keep one open at a time, without any script. */
export function Faq() {
  return (
    <Section id="faq" eyebrow="Questions" title="Asked before you ask">
      <div className="divide-y divide-line rounded border border-line bg-surface shadow-card">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} name="faq" className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-4 font-semibold text-heading hover:bg-sunken [&::-webkit-details-marker]:hidden">
              <h3 className="font-sans text-base">{question}</h3>
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-gold-text group-open:rotate-180"
              />
            </summary>
            <p className="max-w-3xl px-5 pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
