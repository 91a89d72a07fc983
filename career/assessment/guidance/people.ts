import type { LabelGuidance } from './label-guidance.ts';

/** Relationship building and influence. */
export const PEOPLE_GUIDANCE = {
  'Strong People Connector': {
    description:
      'You go toward people: you ask what they need, you speak up when something is off between colleagues, and you keep contacts alive after a job ends. In service that is what turns a new team into one that works in weeks.',
    civilianValue:
      'Much civilian work runs on people who owe each other nothing by rank. Employers need someone who can win cooperation across departments, keep customers, and settle trouble before it grows.',
    careerPaths: [
      'Human Resources Specialist',
      'Account Manager',
      'Training and Development Specialist',
      'Community Outreach Coordinator',
      'Customer Success Manager',
    ],
    development:
      'Pick five people from your service who now work where you would like to, and ask each for twenty minutes. Write down one result that came from a relationship you built, with what changed because of it: it is the hardest strength to show on paper.',
  },
  'Effective Team Member': {
    description:
      'You work well with the people around you and help when asked. You get to know colleagues through the work itself, and you deal with friction when it touches the job.',
    civilianValue:
      'Teams hire people who make the day easier for others. Reliable cooperation matters most where work passes from hand to hand: operations, care, projects and field service.',
    careerPaths: [
      'Project Coordinator',
      'Operations Specialist',
      'Patient Services Coordinator',
      'Field Service Technician',
      'Logistics Coordinator',
    ],
    development:
      'Take the first step a little more often: introduce yourself to one person outside your own team each week, and ask what would make their work easier. In interviews, name what you did for the team, not just what the team did.',
  },
  'Independent Contributor': {
    description:
      'You do your best work with room to concentrate, and you let results speak for you. You respect privacy and wait for others to come to you. That is a way of working, not a fault.',
    civilianValue:
      'Skilled work that needs focus suits you: analysis, repair, drafting, quality control, driving. Employers value someone who needs little supervision and does not bring drama.',
    careerPaths: [
      'Data Analyst',
      'Maintenance Technician',
      'Quality Control Inspector',
      'Heavy and Tractor-Trailer Truck Driver',
      'CAD Drafter',
    ],
    development:
      'Many jobs are filled through people, so plan for that part: two messages a week to someone in a field you want, with one clear question each. Look for postings that mention independent work, and ask in the interview how the team keeps in touch.',
  },
  'Inspiring Leader': {
    description:
      'You bring people along without leaning on rank. You explain reasons, share the hardship, build others up and stand behind decisions once they are made.',
    civilianValue:
      'Civilian leaders rarely get to order anything. Someone who wins people over, handles bad news straight and grows the next leader is hard to find and is promoted early.',
    careerPaths: [
      'Operations Manager',
      'Project Manager',
      'Construction Superintendent',
      'Sales Manager',
      'Training and Development Manager',
    ],
    development:
      'Write three short stories: a change you got accepted, a person you developed, a hard decision you carried. Give the size of the team only as it was. Consider a project management or supervisor credential, as many postings use it as a first filter.',
  },
  'Collaborative Influencer': {
    description:
      'You make your case with facts, listen to objections and get a fair hearing. You move people you work with directly, and you give credit.',
    civilianValue:
      'Most decisions at work are made between equals. People who can put a proposal clearly and adjust it are wanted in planning, buying, training and client work.',
    careerPaths: [
      'Project Coordinator',
      'Purchasing Agent',
      'Business Analyst',
      'Shift Supervisor',
      'Technical Trainer',
    ],
    development:
      'Before your next proposal, find out what the other side is measured on and open with that. Volunteer to lead one small improvement from idea to result, so that you have a complete example to tell.',
  },
  'Supporting Team Member': {
    description:
      'You would rather do good work than persuade. You carry decisions out well and let others lead the discussion.',
    civilianValue:
      'A team needs people who deliver what was decided. In skilled trades, technical support, records and care, that steadiness counts for more than speaking up.',
    careerPaths: [
      'Electrician',
      'IT Support Specialist',
      'Medical Records Specialist',
      'Warehouse Specialist',
      'Dental Assistant',
    ],
    development:
      'You need not become a speaker. Practice one thing: in each meeting, state one fact or concern from your own work. For interviews, prepare how you helped someone else succeed, since that is influence too.',
  },
} as const satisfies Record<string, LabelGuidance>;
