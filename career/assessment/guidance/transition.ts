import type { LabelGuidance } from './label-guidance.ts';

/** Military translation and workplace readiness. */
export const TRANSITION_GUIDANCE = {
  'Military-Civilian Bridge Builder': {
    description:
      'You can say what you did so that someone without service follows it, match it to a posting line by line, and help others do the same.',
    civilianValue:
      'You save an interviewer the work of guessing. The same skill is a job in itself: explaining technical or specialist work to customers, trainees and officials.',
    careerPaths: [
      'Veterans Employment Specialist',
      'Technical Writer',
      'Recruiter',
      'Instructional Designer',
      'Defense Contracts Specialist',
    ],
    development:
      'Test your wording on two people who never served and ask them to say it back. Then help one fellow veteran with a resume: it sharpens your own, and it is a result you can name.',
  },
  'Effective Skill Translator': {
    description:
      'You describe your role in everyday words and can tell a story that fits the job. Now and then a term slips through or a link to the posting stays unsaid.',
    civilianValue:
      'You get through the first interview well. Hiring managers can picture you in the role, above all where the work resembles what you did.',
    careerPaths: [
      'Logistics Coordinator',
      'IT Support Specialist',
      'Safety Specialist',
      'Healthcare Administrator',
      'Customer Service Supervisor',
    ],
    development:
      'Take one posting and put an example of yours beside each requirement, even where the words differ. What stays empty is your training plan. Keep each example under a minute.',
  },
  'Developing Translator': {
    description:
      'You know what you did, but the words for it are still military ones, or very general ones such as discipline and teamwork. Almost everyone who leaves the service starts here.',
    civilianValue:
      'The experience is all there; it only isn’t visible yet. Employers who hire many veterans will look past the wording, and work close to your specialty needs the least explaining.',
    careerPaths: [
      'Defense Contractor Technician',
      'Federal Civil Service positions',
      'Security Specialist',
      'Equipment Maintenance Technician',
      'Apprentice in a skilled trade',
    ],
    development:
      'Write down one ordinary day of your last posting, hour by hour, without a single acronym. Each hour holds a skill with a civilian name. The Military Skills Translator Guide on this site does the first pass, and an American Job Center has counselors for veterans at no cost.',
  },
  'Civilian-Ready Professional': {
    description:
      'You read civilian habits well: a wish that is really a request, a blunt remark that means no disrespect, small talk that is part of the work. You can talk about pay with figures.',
    civilianValue:
      'You need little settling in, which is what managers fear most when they hire from outside their field. Customer-facing and office roles are open to you early.',
    careerPaths: [
      'Client Services Manager',
      'Office Manager',
      'Human Resources Generalist',
      'Financial Services Representative',
      'Sales Operations Manager',
    ],
    development:
      'Look up the pay range for your first-choice title in your area before any call, and decide on your own number. Ask each interviewer how success is judged in the first ninety days.',
  },
  'Transitioning Effectively': {
    description:
      'You handle most civilian situations well and stay calm when they differ from what you knew. Some signals, about time, hierarchy or pay, you still read the military way.',
    civilianValue:
      'You bring order without stiffness. Teams with clear processes, such as operations, health care or public service, will suit you from the start.',
    careerPaths: [
      'Operations Supervisor',
      'Public Safety Specialist',
      'Medical Office Coordinator',
      'Facilities Manager',
      'Transportation Supervisor',
    ],
    development:
      'When a request is vague, ask what it is for and offer a date. Find one colleague or mentor who left the service a few years ago, and ask them what surprised them most.',
  },
  'Developing Civilian Workplace Skills': {
    description:
      'You take words at their face value, keep to roles and leave decisions to those who own them. In service that is good order; in many offices it can be read as distance.',
    civilianValue:
      'Workplaces with clear lines value it: public safety, transport, plants, hospitals, federal agencies. Your respect for rules and roles is an asset there, not something to unlearn.',
    careerPaths: [
      'Correctional Officer',
      'Transportation Security Officer',
      'Plant Operator',
      'Postal Service worker',
      'Hospital Support Technician',
    ],
    development:
      'Spend time where civilians work before you need the job: a volunteer shift, a SkillBridge placement if you still serve, a class. Practice two sentences: "What would help most?" and "By when would you like it?"',
  },
} as const satisfies Record<string, LabelGuidance>;
