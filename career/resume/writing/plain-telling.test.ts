import { expect, it } from 'vitest';
import { lineFrom } from './line.ts';

const context = { branch: 'Army', context: '', shouted: false, duties: true } as const;

it.each([
  ['we took fire on 3 convoys', 'Took fire on 3 convoys'],
  ['responded 24/7 to recovery missions', 'Responded 24/7 to recovery missions'],
  ['qualified each driver on the LMTV', 'Qualified each driver on the LMTV'],
  ['trains and supervises 12 soldiers', 'Trained and supervised 12 soldiers'],
])('“%s” is told as “%s”', (typed, line) => {
  expect(lineFrom(typed, context)).toMatch(line);
});

it('makes no deed of two things', () => {
  expect(lineFrom('plows & graders', context)).toBeNull();
});
