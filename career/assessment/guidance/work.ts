import type { LabelGuidance } from './label-guidance.ts';

/** Strategic thinking and execution. */
export const WORK_GUIDANCE = {
  'Strategic Visionary': {
    description:
      'You start from the end state and work back. You question assumptions, keep a second option ready, and say openly what will not be done.',
    civilianValue:
      'Organizations pay for people who see where demand is going and can turn it into choices with costs. It shows in planning, improvement and program roles.',
    careerPaths: [
      'Program Manager',
      'Management Analyst',
      'Business Continuity Planner',
      'Supply Chain Manager',
      'Emergency Management Director',
    ],
    development:
      'Civilian plans are argued in money and time. Learn to read a simple budget and a profit and loss statement, and retell one plan of yours with its cost, its alternatives and what came of it.',
  },
  'Methodical Planner': {
    description:
      'You turn a task into steps, owners and dates, and you check facts before you change course. Others can work from your plans.',
    civilianValue:
      'Schedules that hold save employers money. Your way of working fits projects, production, logistics and events from the first day.',
    careerPaths: [
      'Project Coordinator',
      'Production Planner',
      'Logistics Analyst',
      'Scheduling Coordinator',
      'Operations Analyst',
    ],
    development:
      'Ask "what is this for?" before you ask "what are the steps?", and note one risk with an answer to it in each plan. A scheduling tool named in many postings, such as Microsoft Project, is worth a weekend.',
  },
  'Tactical Executor': {
    description:
      'You look at what is in front of you and get moving. You rely on what has worked before and on clear direction from above.',
    civilianValue:
      'Where things must happen now, from dispatch to repair to emergency response, people who act on what they know are worth more than people who plan at length.',
    careerPaths: [
      'Emergency Medical Technician',
      'Dispatcher',
      'Industrial Maintenance Technician',
      'Firefighter',
      'Equipment Operator',
    ],
    development:
      'Before you start a job, write one line on what it should change and one on what could stop it. Do that for a month and you have the habit that supervisor roles ask about.',
  },
  'Disciplined Achiever': {
    description:
      'You finish, check, report and put a guard in place so that the same error does not come back. You hold yourself to milestones without being watched.',
    civilianValue:
      'Reliability under deadline is what employers expect of veterans and what they find hardest to hire. It is decisive in quality, safety, maintenance, finance and regulated work.',
    careerPaths: [
      'Quality Assurance Manager',
      'Compliance Officer',
      'Aircraft Mechanic',
      'Construction Manager',
      'Operations Manager',
    ],
    development:
      'Gather proof while you can still reach it: inspection results, on-time rates, evaluations. Be ready to say how you decide when "good enough" is right, since civilian teams often choose speed over finish.',
  },
  'Balanced Performer': {
    description:
      'You get work done in good order, set priorities and own up to errors. You adjust the effort to what the task deserves.',
    civilianValue:
      'Most jobs need this mix of care and pace. Managers trust people who deliver steadily and say early when something will slip.',
    careerPaths: [
      'Operations Specialist',
      'Maintenance Planner',
      'Administrative Services Manager',
      'Inventory Specialist',
      'Case Manager',
    ],
    development:
      'Choose one kind of task where you sometimes correct things late and give it a checklist of five lines. When three things are urgent, ask what hinges on each before you sort them.',
  },
  'Flexible Worker': {
    description:
      'You keep room to move, start where there is momentum and dislike being fenced in by plans. You do not spend effort where it does no good.',
    civilianValue:
      'Work that changes by the hour suits you: sales floors, field calls, events, start-ups, creative trades. There, a rigid plan is a handicap.',
    careerPaths: [
      'Field Service Representative',
      'Sales Representative',
      'Event Coordinator',
      'Delivery Driver',
      'Media Production Technician',
    ],
    development:
      'Employers will ask how you meet deadlines. Tie yourself to one method: a list of three things each morning and a message to whoever waits if one of them slips. Note for two weeks how often it held, and you have your answer.',
  },
} as const satisfies Record<string, LabelGuidance>;
