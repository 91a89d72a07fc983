interface Resource {
  readonly path: string;
  readonly title: string;
  readonly plain: string;
}

/** The guides that the dashboard lists, each a page of our own (specification part 1, section 2). */
export const RESOURCES: readonly Resource[] = [
  {
    path: '/resources/military-skills-translator',
    title: 'Military Skills Translator Guide',
    plain: 'How to say what you did in words employers use.',
  },
  {
    path: '/resources/interview-preparation',
    title: 'Interview Preparation',
    plain: 'Sample success stories, questions to expect, and questions to ask.',
  },
  {
    path: '/resources/va-benefits',
    title: 'VA Benefits Overview',
    plain: 'What’s available, when to apply, and the official links.',
  },
];
