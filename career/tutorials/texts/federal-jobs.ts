import type { Tutorial } from '../tutorial.ts';

export const FEDERAL_JOBS: Tutorial = {
  slug: 'federal-jobs',
  title: 'Applying for federal jobs',
  plain: 'How to read an announcement, and write the resume it is measured by.',
  outcome: 'An announcement taken apart, and a resume in which each requirement finds its proof.',
  parts: [
    {
      title: 'How it differs',
      paragraphs: [
        'A private employer reads your resume to decide whether to talk to you. A federal one first measures it against written requirements. What is not in it does not count, however obvious it seems, so a federal resume says things that another one leaves out: months and years, hours a week, grade or rank, and what exactly you did.',
        'Length limits change, and each announcement states its own. Read that line first.',
      ],
    },
    {
      title: 'Series and grades',
      paragraphs: [
        'Federal work is sorted into series with four digits. Each of your titles shows the series that the published crosswalk connects with your military job: search for the number, not only for the name. White-collar work stands under GS with grades, trades and labor under FWS.',
        'Experience counts when it is like the work of the next lower grade for about a year. The announcement says this in its paragraph on specialized experience. That paragraph is the heart of it.',
      ],
    },
    {
      title: 'Take the announcement apart',
      paragraphs: ['Give it half an hour with a pen before you write anything.'],
      steps: [
        'Who may apply? Look for the hiring paths. Some are open to veterans who are closed out otherwise.',
        'When does it close, and does it close early after a number of applications?',
        'Underline each duty in the specialized experience. For each, write beside it where and when you did it, and how much of it.',
        'Read the questionnaire before applying. For every answer at the top of its scale, your resume has to show why.',
        'List the documents: DD Form 214, and for ten points Standard Form 15 with its proof.',
      ],
    },
    {
      title: 'Write to the requirement',
      paragraphs: [
        'Use the announcement’s own words for things you have done, and only for those. If it says “inventory reconciliation” and you did that under another name, say both. If you did not do it, leave it out: a claim that does not hold up costs you the job later, after a background check.',
        'Choose the federal layout when you download your resume here. It asks for hours, months and grade and leaves blank what you have not said.',
      ],
    },
    {
      title: 'Then wait, and keep going',
      paragraphs: [
        'Weeks to months are usual. Keep the announcement as a file, because it disappears from the site when it closes, and record the application in your tracker with its number. Go on applying as if you had heard nothing, because you have heard nothing.',
      ],
    },
  ],
};
