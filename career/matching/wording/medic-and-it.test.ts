import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { matchOccupation, matchOccupations } from '../match-veteran.ts';
import { titlesTold } from '../title-evidence.ts';

const matching = repositoryMatching();
const MEDIC: VeteranRecord = {
  ...EMPTY_RECORD,
  ...{ branch: 'Army', occupation: '68W', rank: 'Sgt', education: 'HS diploma 2017' },
  responsibilities:
    'Combat medic in a line platoon, sick call, taught CLS. Did a lot of paperwork in MODS and AHLTA',
  achievements: 'treated 23 casulties in afgan\ntaugt CLS to 85 soldeirs, all past',
  certifications: 'NREMT (lapsed)',
};

function match(code: string, record: VeteranRecord) {
  const found = matchOccupation(code, record, null, matching);
  if (!found) throw new Error(`${code} has no match`);
  return found;
}

it('says of a title that the service trains for that the schooling may be had already', () => {
  const { access, gaps } = match('31-9092.00', MEDIC);
  expect(access.kind).toBe('ready');
  expect(gaps.find(({ kind }) => kind === 'education')?.text).toBe(
    'Employers usually ask for some college or a certificate, and your record shows high school. Your military training may count instead. Ask each employer.',
  );
});

it('tells whoever let a certificate lapse to renew it, not that they never had it', () => {
  const { access, gaps } = match('29-2042.00', MEDIC);
  expect(access).toEqual({ kind: 'license', needs: 'an EMT license', weeks: null });
  expect(gaps[0]?.text).toBe(
    'State license: you need a current one. This work takes an EMT license: Emergency Medical Technician (NREMT). Your record says yours has expired. Ask what it takes to renew. It’s often less than starting over.',
  );
});

it('names no words in its first sentence that its reasons do not name', () => {
  const codes = matching.facts.occupations.map(({ code }) => code);
  const unnamed = matchOccupations(codes, MEDIC, null, matching).filter(({ reasons }) =>
    reasons.some(({ text }) => text.startsWith('Nothing in your record points')),
  );
  expect(unnamed.length).toBeGreaterThan(0);
  for (const { militarySkillAlignment, jobTitle } of unnamed) {
    expect(militarySkillAlignment, jobTitle).not.toContain('what you wrote about');
    expect(militarySkillAlignment, jobTitle).not.toContain('What you wrote about');
  }
});

const IT: VeteranRecord = {
  ...EMPTY_RECORD,
  ...{ branch: 'Navy', rank: 'IT1', occupation: 'Information Systems Technician' },
  responsibilities: 'Maintained the shipboard LAN and Cisco switches.',
  priorExperience:
    'Assistant Night Manager, Hampton Nursery, 2012 - 2015. Closed out registers, supervised 5 clerks.',
};

it('names a job by its surest reading', () => {
  const { reasons } = match('15-1231.00', IT);
  const texts = reasons.map(({ text }) => text).join('\n');
  expect(texts).toContain('We count IT Information Systems Technician as');
  expect(texts).not.toContain('2399');
});

it('reads an assistant manager as that, and as no manager', () => {
  const told = titlesTold(matching.facts.titles(), IT, []);
  const texts = told.map(({ text }) => text);
  expect(texts).toContain('assistant night manager');
  expect(texts).not.toContain('night manager');
});

it('takes things in the plural for no job', () => {
  const clerk = match('43-4031.00', IT);
  expect(clerk.reasons.map(({ text }) => text).join('\n')).not.toContain('registers');
});
