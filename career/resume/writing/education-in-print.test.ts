import { expect, it } from 'vitest';
import { educationInPrint } from './education-in-print.ts';

it.each([
  ['BA History, Ohio University, 2019 (Post-9/11 GI Bill)', 'BA History, Ohio University, 2019'],
  ['MA Counseling, 2021 (Army-funded)', 'MA Counseling, 2021'],
  [
    'HS diploma. Lakeland college 2 semesters dropped',
    'High school diploma\nCoursework (2 semesters), Lakeland college',
  ],
  ['BS Geology, 2018. GRE 320. Applying to graduate schools.', 'BS Geology, 2018'],
  ["AAS Welding, 2017. Bachelor's not finished", 'AAS Welding, 2017'],
  [
    'MPA at Ohio University, paused with 9 credits left',
    'Coursework toward MPA (9 credits left), Ohio University',
  ],
  ['31 credits Lakeland College, no degree yet', '31 credits, Lakeland College'],
  // A degree that was begun says that it is not finished, in a word of a resume.
  ['MBA Ohio Univ 21/33 cr', '21 of 33 credits toward MBA, Ohio University'],
  [
    'B.S. Fire Science at Ohio Univ, I have 70 credits, never finished; A.S. 2001',
    '70 credits toward B.S. Fire Science, Ohio University\nA.S., 2001',
  ],
  [
    'MA Music, Ohio University, two courses short.',
    'Coursework toward MA Music (two courses short), Ohio University',
  ],
  ['BS Nursing in progress, 7 of 10 courses', 'BS Nursing (in progress, 7 of 10 courses)'],
  [
    'M.Ed. Reading, Plymouth State - all but capstone',
    'Coursework toward M.Ed. Reading (all but capstone), Plymouth State',
  ],
  ['BS Chemistry 2015. M.S. Welding, Ohio Univ - admitted, deferred.', 'BS Chemistry, 2015'],
  // What is no study is none.
  ['AA Liberal Arts, 2012. Portuguese ok but talk slow', 'AA Liberal Arts, 2012'],
  ['BS Hotel Management 2016 (I know). Diploma 2008', 'BS Hotel Management, 2016\nDiploma, 2008'],
  [
    'GED then lakeland cc welding 1 term, quit cause of work',
    'GED\nCoursework in Welding (1 term), Lakeland Community College',
  ],
  ['j.t. reed hs 2015', 'J.T. Reed High School, 2015'],
  ['none, thinking about it', ''],
])('of "%s" prints "%s"', (education, printed) => {
  expect(educationInPrint(education, new Date('2026-11-22'))).toBe(printed);
});
