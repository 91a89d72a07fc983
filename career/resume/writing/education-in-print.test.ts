import { expect, it } from 'vitest';
import { educationInPrint } from './education-in-print.ts';

it.each([
  ['BA History, Ohio University, 2019 (Post-9/11 GI Bill)', 'BA History, Ohio University, 2019'],
  ['A.S. baking (partial, GI Bill left over)', 'A.S. baking (partial)'],
  ['MA Counseling, 2021 (Army-funded)', 'MA Counseling, 2021'],
  ['HS dip. Lakeland college 2 semesters dropped', 'High school diploma. Lakeland college 2 semesters'],
  ['BS Geology, 2018. GRE 320. Applying to graduate schools.', 'BS Geology, 2018.'],
  ["AAS Welding, 2017. Bachelor's not finished", 'AAS Welding, 2017.'],
  ['MPA at Ohio University, paused with 9 credits left', 'MPA at Ohio University with 9 credits left'],
  [
    'Reed HS 2014. 1 semester at a trade school, may go back',
    'Reed High School 2014. 1 semester at a trade school',
  ],
  ['31 credits Lakeland College, no degree yet', '31 credits Lakeland College'],
  // A degree that was begun says that it is not finished, in a word of a resume.
  [
    'Ohio State BS Biology 2019. MSOD 12 of 36 credits',
    'Ohio State BS Biology 2019. MSOD 12 of 36 credits (not finished)',
  ],
  ['MBA Ohio Univ 21/33 cr', 'MBA Ohio Univ 21 of 33 credits (not finished)'],
  [
    'B.S. Fire Science at Ohio Univ, I have 70 credits, never finished; A.S. 2001',
    'B.S. Fire Science at Ohio Univ, 70 credits (not finished); A.S. 2001',
  ],
  [
    'MA Music, Ohio University, two courses short.',
    'MA Music, Ohio University, two courses short (not finished).',
  ],
  [
    'LAKELAND CC AAS WELDING TECHNOLOGY IN PROGRESS 38/60',
    'Lakeland CC AAS Welding Technology in progress 38 of 60 credits',
  ],
  ['BS Nursing in progress, 7 of 10 courses', 'BS Nursing in progress, 7 of 10 courses'],
  [
    'M.Ed. Reading, Plymouth State - all but capstone',
    'M.Ed. Reading, Plymouth State - all but capstone (not finished)',
  ],
  ['Ohio Univ BS Music, half way', 'Ohio Univ BS Music, half way (not finished)'],
  [
    'AS Mapping, Lake College (one class away, calc).',
    'AS Mapping, Lake College (one class away, calc) (not finished).',
  ],
  ['BS Chemistry 2015. M.S. Welding, Ohio Univ - admitted, deferred.', 'BS Chemistry 2015.'],
  ['reed hs. ohio cc, art, 2 semesters. gi bill 31 mo left', 'Reed High School. Ohio CC, art, 2 semesters'],
  // What is no study is none.
  ['AA Liberal Arts, 2012. Portuguese ok but talk slow', 'AA Liberal Arts, 2012.'],
  ['BS Hotel Management 2016 (I know). Diploma 2008', 'BS Hotel Management 2016. Diploma 2008'],
  ['ohio cc nursing AAS 5/2020. NCLEX passed one part failed by 3, retake', 'Ohio CC nursing AAS 5/2020.'],
  ['GED then lakeland cc welding 1 term, quit cause of work', 'GED then Lakeland CC welding 1 term'],
  ['LCC some classes with GI bill 2018. stopped when daughter born', 'LCC some classes 2018'],
  ['j.t. reed hs 2015', 'J.T. Reed High School 2015'],
])('of "%s" prints "%s"', (education, printed) => {
  expect(educationInPrint(education)).toBe(printed);
});
