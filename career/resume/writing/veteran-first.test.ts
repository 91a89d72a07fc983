import { expect, it } from 'vitest';
import { withVeteranFirst } from './veteran-first.ts';

it.each([
  [
    'MRO is a superb SNCO who took a facility at 61 percent and left it at 88 percent',
    'took a facility at 61 percent and left it at 88 percent',
  ],
  [
    'His training plan reduced average time from 97 days to 64',
    'With a training plan, reduced average time from 97 days to 64',
  ],
  [
    'Her rewrite of the intake process cut the wait to 90 minutes',
    'With a rewrite of the intake process, cut the wait to 90 minutes',
  ],
  ['My inventory tracker saved 12 hours a week', 'With an inventory tracker, saved 12 hours a week'],
  ['Personal effects depot: processed 312 cases', 'At the personal effects depot, processed 312 cases'],
  ['Had the hospital chiller back in 7 hours', 'Returned the hospital chiller to service in 7 hours'],
])('puts the deed first in "%s"', (told, line) => {
  expect(withVeteranFirst(told)).toBe(line);
});

it.each([
  'Her leadership raised scores by 10%',
  'His section cut the backlog from 40 to 9',
  'My efforts reduced costs by 4%',
  'She is a leader who never quits',
  'My should-cost model supported negotiations which lowered the offer to $187M',
  'Supply shop: 12 people',
  'Had the flu in 2019',
])('leaves "%s" alone', (told) => {
  expect(withVeteranFirst(told)).toBe(told);
});
