import { expect, it } from 'vitest';
import { readEducation } from './education.ts';
import { studyTitle } from './study.ts';

const read = (text: string) =>
  readEducation(text).map((one) =>
    [studyTitle(one), one.school, one.year, one.remarks].filter((part) => part !== '').join(' | '),
  );

it.each([
  ['AAS Logistics, Savannah Technical College 2022', ['AAS Logistics | Savannah Technical College | 2022']],
  [
    'BS Criminal Justice, UTEP - 94 of 120 credits',
    ['94 of 120 credits toward BS Criminal Justice | University of Texas at El Paso'],
  ],
  [
    'CCAF Cybersecurity AAS 2023; WGU BS Cybersecurity & IA (expected Dec 2025)',
    [
      'AAS Cybersecurity | Community College of the Air Force | 2023',
      'BS Cybersecurity & IA (expected Dec 2025) | Western Governors University',
    ],
  ],
  ['BA Marketing, online, 2018.', ['BA Marketing | 2018 | online']],
  ['MS Geology, in progress, 12 of 36 hours done', ['12 of 36 hours toward MS Geology']],
  [
    'Associate of Applied Science, Nursing, Ozark State College, 2011',
    ['Associate of Applied Science in Nursing | Ozark State College | 2011'],
  ],
  [
    'AAS Surveying CCAF 2012, BS Forestry, Lakeland University 2017 (ROTC)',
    [
      'AAS Surveying | Community College of the Air Force | 2012',
      'BS Forestry | Lakeland University | 2017 | ROTC',
    ],
  ],
  [
    'Embry-Riddle Aeronautical Univ., B.S. Aviation Safety, minor Management, 2019 summa cum laude',
    [
      'B.S. Aviation Safety | Embry-Riddle Aeronautical University | 2019 | minor Management, summa cum laude',
    ],
  ],
  ['MBA, Wright State Univ, 2023', ['MBA | Wright State University | 2023']],
  [
    "Bachelor's degree in Logistics, Temple University, Dec 2014",
    ["Bachelor's degree in Logistics | Temple University | Dec 2014"],
  ],
  [
    'Bachelor of Science, Disaster Management, Ohio University, OH',
    ['Bachelor of Science in Disaster Management | Ohio University, OH'],
  ],
  ['Associate of Arts 2022', ['Associate of Arts | 2022']],
  [
    'B.S. Operations Research, USAFA, 2003\nBA English, LSU',
    ['B.S. Operations Research | United States Air Force Academy | 2003', 'BA English | LSU'],
  ],
  ['B.S. Biology\nLSU\n2019\nHigh school diploma', ['B.S. Biology | LSU | 2019', 'High school diploma']],
  ['BS Biology LSU 2019\nSold cars, 2 years', ['BS Biology | LSU | 2019', 'Sold cars, 2 years']],
])('%s is told apart', (text, studies) => {
  expect(read(text)).toEqual(studies);
});

it.each([
  'some college UMGC, cybersecurity 62 credits',
  'High school diploma, Fresno',
  'University of Minnesota Duluth - working on BA Criminology, junior',
  'MS Geotechnics - 12 of 30 hrs, on hold',
  'CSU const mgt BS 1/2 done',
  'Tri-C constr. mgmt AAS 2020',
  'AAS Maintenance Technology Central Texas College 2021',
  'MBA, Ohio, 2019 to 2021',
])('%s stays word for word', (text) => {
  expect(readEducation(text)).toEqual([
    { degree: '', field: '', school: '', year: '', unfinished: '', remarks: text },
  ]);
});
