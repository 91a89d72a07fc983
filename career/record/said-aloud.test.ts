import { expect, it } from 'vitest';
import { printedCredentials } from '#career/credentials/printed-credentials.ts';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { educationInPrint } from '#career/resume/writing/education-in-print.ts';
import { trainingInPrint } from '#career/resume/writing/training-in-print.ts';
import { listedAwards } from './awards.ts';
import { isSaidAloud } from './said-aloud.ts';

it('tells talk from a name', () => {
  for (const talk of [
    'CDL? no never.',
    'Master rigger lol one day',
    'Put in for an MSM when I ETSd',
    'PURPLE HEART NO. I JUST FELL',
  ])
    expect(isSaidAloud(talk), talk).toBe(true);
  for (const name of ['Fire Officer I', 'HAZMAT Technician', 'Army Commendation Medal (2)'])
    expect(isSaidAloud(name), name).toBe(false);
});

it('prints no award, certificate or course that is talk, and what stands beside it', () => {
  const awards = listedAwards({
    ...EMPTY_RECORD,
    branch: 'Army',
    awards: 'Army Commendation Medal, put in for an MSM when I left, Army Achievement Medal',
  });
  expect(awards.filter(({ isAward }) => isAward).map(({ text }) => text)).toEqual([
    'Army Commendation Medal',
    'Army Achievement Medal',
  ]);
  const certificates = printedCredentials({
    ...EMPTY_RECORD,
    certifications: 'CWI 2021; CSWI? next year maybe; OSHA 30',
  }).map(({ text }) => text);
  expect(certificates.join(' ')).toContain('OSHA 30');
  expect(certificates.join(' ')).not.toContain('CSWI');
  expect(
    trainingInPrint({
      ...EMPTY_RECORD,
      training: 'Airborne School; Nuclear Welder School - disenrolled 2007',
    }),
  ).toBe('Airborne School');
});

it('prints the school they mean, not the one they took back', () => {
  expect(
    educationInPrint(
      'BA in Religion, Westfield State? no sorry that was my sister. BA in Psychology, Elms College, 2014.',
      undefined,
    ),
  ).toBe('BA Psychology, Elms College, 2014');
});
