import fc from 'fast-check';
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
    'Bachelor of Science in Nursing, University of Texas at El Paso, May 2016',
    ['Bachelor of Science in Nursing | University of Texas at El Paso | May 2016'],
  ],
  ['Associate of Arts 2022', ['Associate of Arts | 2022']],
  [
    'B.S. Operations Research, USAFA, 2003\nBA English, LSU',
    ['B.S. Operations Research | United States Air Force Academy | 2003', 'BA English | LSU'],
  ],
  [
    'B.S. Biology\nLouisiana State University\n2019\nHigh school diploma',
    ['B.S. Biology | Louisiana State University | 2019', 'High school diploma'],
  ],
  // What a resume prints is read in the same way.
  [
    'Coursework toward MA Music (two courses short), Ohio University',
    ['Coursework toward MA Music (two courses short) | Ohio University'],
  ],
  ['42 credits in Business, Lakeland College', ['42 credits in Business | Lakeland College']],
  [
    'AAS Maintenance Technology Central Texas College 2021',
    ['AAS Maintenance Technology | Central Texas College | 2021'],
  ],
  // What does not find its place stays, word for word.
  ['BS Biology LSU 2019\nSold cars, 2 years', ['BS Biology | LSU | 2019', 'Sold cars, 2 years']],
  ['MS Geotechnics - 12 of 30 hrs, on hold', ['MS Geotechnics - 12 of 30 hrs, on hold']],
  [
    'University of Minnesota Duluth - working on BA Criminology, junior',
    ['University of Minnesota Duluth - working on BA Criminology, junior'],
  ],
  [
    'Bachelor of Science, Disaster Management, Ohio University, OH',
    ['Bachelor of Science, Disaster Management, Ohio University, OH'],
  ],
  ['', []],
])('%s is shown as %j', (text, studies) => {
  expect(read(text)).toEqual(studies);
});

it('loses no word but joints and what the standing says', () => {
  const words = [
    'BS',
    'Biology',
    'LSU',
    '2019',
    'in',
    'HS',
    'diploma',
    '42',
    'credits',
    'frogs',
    'on',
    'hold',
  ];
  const texts = fc
    .array(fc.constantFrom(...words, ',', '.', '\n', ';', '('), { maxLength: 14 })
    .map((parts) => parts.join(' '));
  fc.assert(
    fc.property(texts, (text) => {
      const shown = read(text).join(' ').toLowerCase();
      for (const word of ['frogs', 'hold', 'biology'])
        if (text.toLowerCase().includes(word)) expect(shown).toContain(word);
    }),
  );
});
