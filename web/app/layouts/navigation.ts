import {
  Banknote,
  BookOpen,
  Briefcase,
  CalendarRange,
  Compass,
  Crosshair,
  FilePenLine,
  Files,
  House,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Radar,
  Send,
} from 'lucide-react';

export interface NavigationEntry {
  readonly to: string;
  readonly name: string;
  /** The name in plain words. */
  readonly plain: string;
  readonly Icon: LucideIcon;
  /** Where the pages begin that one comes to through it and whose address says nothing of it. */
  readonly also?: readonly string[];
  /** A page of the server's own, outside the app: the browser loads it. */
  readonly isOutside?: true;
}

/** The menu, in the specification's order; the record stands before the resumes that are made of it. An entry is here once its page is. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { to: '/dashboard', name: 'Mission Control', plain: 'Your overview', Icon: House },
  {
    to: '/enhanced-assessment',
    name: 'Inner Arsenal',
    plain: 'Strengths assessment',
    Icon: Crosshair,
    also: ['/assessment', '/enhanced-assessment-results'],
  },
  {
    to: '/job-matches',
    name: 'Job Intel',
    plain: 'Job titles that fit you',
    Icon: Radar,
    also: ['/job-details'],
  },
  { to: '/pay', name: 'Pay Intel', plain: 'Civilian pay to match yours', Icon: Banknote },
  {
    to: '/record',
    name: 'My Record',
    plain: 'Your service, in your words',
    Icon: ListChecks,
    also: ['/papers'],
  },
  { to: '/resumes', name: 'Deployment Docs', plain: 'Your resumes', Icon: Files, also: ['/resume'] },
  { to: '/job-based-resume', name: 'Custom Docs', plain: 'A resume for a posting', Icon: FilePenLine },
  { to: '/applications', name: 'Application Tracker', plain: 'Jobs you’ve applied for', Icon: Send },
  { to: '/jobs', name: 'Job Board', plain: 'Openings for veterans', Icon: Briefcase },
  { to: '/calendar', name: 'Countdown', plain: 'Your transition dates', Icon: CalendarRange },
  { to: '/community', name: 'Allied Forces', plain: 'Talk with veterans', Icon: MessagesSquare },
  {
    to: '/resources',
    name: 'Resources',
    plain: 'Guides for your move',
    Icon: BookOpen,
    also: ['/tutorials', '/skill-map'],
  },
  { to: '/explore', name: 'Explorer', plain: 'Look up any military job', Icon: Compass, isOutside: true },
];
