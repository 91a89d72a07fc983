/** The password of every account of a demonstration: nobody must take one of them for a real person's. */
export const DEMO_PASSWORD = 'demo-mission-ready';

export const DEMO_ADMIN = {
  username: 'demo-admin',
  password: DEMO_PASSWORD,
  email: 'demo-admin@example.org',
};

/** How far along a person of the demonstration is; each stage has the ones before it. */
export const STAGES = [
  'registered',
  'profile',
  'assessment',
  'matches',
  'selected',
  'resume',
  'applications',
] as const;
export type Stage = (typeof STAGES)[number];

export interface DemoPerson {
  readonly username: string;
  readonly lastName: string;
  readonly stage: Stage;
}

const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

/** One made-up veteran a stage: "Demo Veteran One" has only registered. */
export const DEMO_PEOPLE: readonly DemoPerson[] = STAGES.map((stage, place) => ({
  username: `demo-${(NUMBERS[place] ?? '').toLowerCase()}`,
  lastName: `Veteran ${NUMBERS[place]}`,
  stage,
}));

/** What everyone past registering has said of their service, but for the job, which the matches begin with. */
export const DEMO_PROFILE = {
  militaryBranch: 'Army',
  militaryRank: 'SSG',
  yearsServed: '7-10 years',
  militaryStartDate: '2016-06-01',
  militaryEndDate: '2025-05-31',
  city: 'Exampleville',
  state: 'WA',
} as const;

export const DEMO_SERVICE = {
  militaryOccupation: '92Y',
  militaryResponsibilities:
    'Ran the supply room of a company of 120 soldiers. Kept the records of equipment worth $4 million. Trained 6 supply clerks.',
  militaryAchievements:
    'Passed 3 yearly inventories without a loss. Cut the wait for repair parts from 10 days to 4.',
  militarySkills: 'Inventory control, GCSS-Army, forklift operation, Excel',
  militaryLeadership: 'Led a section of 6.',
  militaryTraining: 'Advanced Leader Course',
  educationHistory: 'High school diploma, Exampleville High School',
} as const;

/** Employers that cannot be taken for real ones. */
export const DEMO_APPLICATIONS = [
  { company: 'Example Freight (fictional)', status: 'applied', daysAgo: 3, notes: 'Follow up next week.' },
  {
    company: 'Sample Warehousing (fictional)',
    status: 'interviewing',
    daysAgo: 12,
    notes: 'Second talk with the site lead.',
  },
  { company: 'Placeholder Foods (fictional)', status: 'offered', daysAgo: 30, notes: null },
  { company: 'Imaginary Harbor (fictional)', status: 'rejected', daysAgo: 41, notes: null },
  {
    company: 'Made-Up Logistics (fictional)',
    status: 'accepted',
    daysAgo: 55,
    notes: 'Starts on the first.',
  },
] as const;

/** Threads by stage of who wrote them, each with the replies. */
export const DEMO_THREADS = [
  {
    by: 'matches',
    category: 'job-search',
    title: 'From the supply room to a warehouse office?',
    content:
      'This is a demonstration, not a real post.\n\nI kept the supply room of a company for three years. **Which titles** did you search for first?',
    replies: [
      {
        by: 'applications',
        content: 'Inventory control and logistics coordinator brought me the most calls.',
      },
      { by: 'resume', content: 'Say what the equipment was worth. That line was asked about each time.' },
    ],
  },
  {
    by: 'resume',
    category: 'resumes',
    title: 'How long is your resume?',
    content: 'This is a demonstration, not a real post.\n\nOne page or two after nine years?',
    replies: [{ by: 'applications', content: 'Two, with the last five years on the first page.' }],
  },
] as const;
