import type { LabelGuidance } from './label-guidance.ts';

/** Adaptability and career development. */
export const GROWTH_GUIDANCE = {
  'Change Champion': {
    description:
      'You go to meet change: you try the new tool early, ask for honest feedback after a setback, and give people a next step when plans turn over. You also look after your own strength.',
    civilianValue:
      'Every employer is in the middle of some change, and most lose good people over it. Someone who learns first and then brings the others along is worth a great deal.',
    careerPaths: [
      'Change Management Specialist',
      'IT Project Manager',
      'Emergency Management Specialist',
      'Process Improvement Specialist',
      'Implementation Consultant',
    ],
    development:
      'Describe one change you led by what people did differently afterward. Watch the pace: colleagues who weigh things longer are not against you, and they often spot what you missed.',
  },
  'Adaptable Professional': {
    description:
      'You accept change, prepare for it and get back on your feet after a setback. You take over what works from people around you.',
    civilianValue:
      'A first civilian job is a long series of small adjustments, and you are well set for them. Employers with shifting schedules, systems or customers need that.',
    careerPaths: [
      'Operations Coordinator',
      'IT Support Specialist',
      'Registered Nurse',
      'Customer Support Supervisor',
      'Field Engineer',
    ],
    development:
      'When the next change is announced, ask for early access instead of waiting for the class. After a setback, ask one person for one thing to do differently, and write down what came of it.',
  },
  'Stability Seeker': {
    description:
      'You work best where rules, hours and tasks are clear, and you carry strain by staying busy. You protect work that runs well from needless change.',
    civilianValue:
      'Steady work is not lesser work. Utilities, transport, public service, records, manufacturing and skilled trades depend on people who keep the standard the same on every shift.',
    careerPaths: [
      'Water Treatment Plant Operator',
      'Postal Service worker',
      'Electrician',
      'Records Manager',
      'Rail Transportation worker',
    ],
    development:
      'Look for employers with set schedules and long service, and ask in the interview how often the work changes. Leaving the service is a large change in itself: keep two fixed points in your week, and one person you tell the truth to.',
  },
  'Strategic Career Builder': {
    description:
      'You know where you want to be, check your course against it, and act on what people in the field tell you. You weigh offers by where they lead.',
    civilianValue:
      'Employers invest in people who know why they want the job. You will use training, mentors and internal openings that others overlook.',
    careerPaths: [
      'Management Trainee',
      'Project Manager',
      'Financial Analyst',
      'Cybersecurity Analyst',
      'Small Business Owner',
    ],
    development:
      'Put a date on your plan for the GI Bill and for any credential, since benefits and postings both have conditions. Keep one door open that is not on the plan, and look at it twice a year.',
  },
  'Growing Professional': {
    description:
      'You set goals, build on what you know and ask for advice. The next step is clear to you; the one after it is still open.',
    civilianValue:
      'That is where most good employees stand. Employers with apprenticeships, certification support or rotation programs will get much from you, and you from them.',
    careerPaths: [
      'Registered Apprentice in a skilled trade',
      'Network Technician',
      'Medical Technologist',
      'Human Resources Assistant',
      'Supply Chain Analyst',
    ],
    development:
      'Write down the job you want after the next one, and ask someone who has it which single qualification mattered. Set two dates a year to compare where you are with where you meant to be.',
  },
  'Career Explorer': {
    description:
      'You give your effort to the work in hand, follow your interest and let the next step come. You have not settled on a direction, and you have not closed one off either.',
    civilianValue:
      'You can try things that planners rule out too soon. Employers who hire for attitude and train on the job, from hospitality to trades to public service, look for people like you.',
    careerPaths: [
      'Apprentice in a skilled trade',
      'Customer Service Representative',
      'Wildland Firefighter',
      'Retail Supervisor',
      'Temporary or contract roles in several fields',
    ],
    development:
      'Give the search a shape without forcing an answer: three short talks with people in three different jobs this month. Note after each what you would like to do there on a Tuesday morning. Before you leave the service, check which benefits run out and when.',
  },
} as const satisfies Record<string, LabelGuidance>;
