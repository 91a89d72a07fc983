import type { PremiumFeature } from '#career/plans/plan.ts';

/** One line of a sample: what it is, and what stands there. */
interface SampleLine {
  readonly name: string;
  readonly text: string;
}

/** What lies behind each lock, by an invented veteran; shown as a sample. A document and a number need none. */
export const LOCKED_SAMPLES: Readonly<Partial<Record<PremiumFeature, readonly SampleLine[]>>> = {
  detailedAnalysis: [
    { name: 'Disciplined Achiever', text: 'Execution, 13 of 15' },
    { name: 'What an employer gains', text: 'Work that’s done when you said it would be.' },
    { name: 'How to build on it', text: 'Hand one task a week to somebody else, and check only the result.' },
  ],
  skillTranslationMap: [
    { name: 'You wrote', text: 'Ran PMCS on 34 vehicles.' },
    { name: 'In civilian words', text: 'Ran preventive maintenance checks on 34 vehicles' },
    { name: 'Skills employers name', text: 'Preventive maintenance' },
  ],
  fullCareerRoadmap: [
    { name: 'Where it starts', text: 'IT Support Specialist' },
    { name: 'The next step', text: 'Systems Administrator, and what to learn on the way' },
    { name: 'Leading others', text: 'IT Manager, with its pay and source' },
  ],
  tutorials: [
    { name: 'You read', text: 'How to tell what a posting really asks for' },
    { name: 'You do', text: 'Mark it in three postings, and find each point in your record' },
  ],
  matchComparison: [
    { name: 'Truck Driver', text: 'Still needs a commercial driver’s license, class A' },
    { name: 'Delivery Driver', text: 'Open today' },
    { name: 'Side by side', text: 'Pay, growth, schooling and openings, each with its source' },
  ],
  trainingWhatIf: [
    { name: 'Commercial Driver’s License, Class A', text: 'Takes about 6 weeks' },
    { name: 'Opens', text: 'Truck Driver, Bus Driver' },
    { name: 'Brings closer', text: 'Dispatcher, Delivery Driver' },
  ],
};
