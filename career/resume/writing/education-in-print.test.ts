import { expect, it } from 'vitest';
import { educationInPrint } from './education-in-print.ts';

it.each([
  ['BA History, Ohio University, 2019 (Post-9/11 GI Bill)', 'BA History, Ohio University, 2019'],
  ['A.S. baking (partial, GI Bill left over)', 'A.S. baking (partial)'],
  ['MA Counseling, 2021 (Army-funded)', 'MA Counseling, 2021'],
  ['HS dip. Lakeland college 2 semesters dropped', 'High school diploma. Lakeland college 2 semesters'],
  ['BS Geology, 2018. GRE 320. Applying to graduate schools.', 'BS Geology, 2018. GRE 320.'],
  ["AAS Welding, 2017. Bachelor's not finished", 'AAS Welding, 2017.'],
  ['MPA at Ohio University, paused with 9 credits left', 'MPA at Ohio University with 9 credits left'],
  [
    'Reed HS 2014. 1 semester at a trade school, may go back',
    'Reed High School 2014. 1 semester at a trade school',
  ],
  ['31 credits Lakeland College, no degree yet', '31 credits Lakeland College'],
])('of "%s" prints "%s"', (education, printed) => {
  expect(educationInPrint(education)).toBe(printed);
});
