import { FEDERAL_JOBS } from './texts/federal-jobs.ts';
import { FIRST_SEARCH } from './texts/first-search.ts';
import { FIRST_WEEKS } from './texts/first-weeks.ts';
import { LAST_NINETY_DAYS } from './texts/last-ninety-days.ts';
import { TALKING_ABOUT_PAY } from './texts/talking-about-pay.ts';
import { TALKING_TO_PEOPLE } from './texts/talking-to-people.ts';
import { WHEN_IT_TAKES_LONG } from './texts/when-it-takes-long.ts';
import type { Tutorial } from './tutorial.ts';

/** The tutorials, in the order of the move. */
export const TUTORIALS: readonly Tutorial[] = [
  LAST_NINETY_DAYS,
  FIRST_SEARCH,
  TALKING_TO_PEOPLE,
  FEDERAL_JOBS,
  TALKING_ABOUT_PAY,
  FIRST_WEEKS,
  WHEN_IT_TAKES_LONG,
];

/** The tutorial at an address; undefined when there is none. */
export function findTutorial(slug: string): Tutorial | undefined {
  return TUTORIALS.find((tutorial) => tutorial.slug === slug);
}
