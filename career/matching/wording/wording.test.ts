import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import {
  repositoryFacts,
  repositoryMatching,
  repositoryOccupation,
} from '#career/testing/repository-facts.ts';
import { matchOccupation } from '../match-veteran.ts';
import { descriptionOf } from './description.ts';
import { growthInWords } from './figures-in-words.ts';
import { industryOf } from './industry.ts';
import { workplaceInWords } from './workplace.ts';

const matching = repositoryMatching();

function match(code: string, given: Partial<VeteranRecord>) {
  const found = matchOccupation(code, { ...EMPTY_RECORD, ...given }, null, matching);
  if (!found) throw new Error(`${code} has no match`);
  return found;
}

describe('growth in words', () => {
  it('names years, openings and source', () => {
    expect(growthInWords(repositoryOccupation('29-1141.00').figures)).toBe(
      'BLS projects growth of 4.9% from 2024 to 2034, with about 189,100 openings a year. Source: BLS Employment Projections 2024-34.',
    );
  });

  it('calls a decline a decline, names a wider group, and says when nothing is published', () => {
    expect(growthInWords(repositoryOccupation('15-1244.00').figures)).toContain('a decline of 4.2%');
    expect(growthInWords(repositoryOccupation('13-1023.00').figures)).toContain(
      'broader group “buyers and purchasing agents”',
    );
    expect(growthInWords(repositoryOccupation('55-3016.00').figures)).toContain(
      'doesn’t publish a projection',
    );
  });
});

it('describes every civilian occupation in its own sentences, with its workplace and field', () => {
  for (const occupation of repositoryFacts().occupations.filter(({ civilian }) => civilian)) {
    const { code } = occupation;
    expect(descriptionOf(occupation), code).toMatch(/^\S.* is a job in .*\.$/);
    expect(workplaceInWords(occupation), code).toMatch(/\.$/);
    expect(industryOf(code).category, code).not.toBe('Civilian Sector');
    expect(industryOf(code).industries.length, code).toBeGreaterThan(1);
  }
});

describe('reasons and gaps', () => {
  it('name the code of the official crosswalk', () => {
    const { reasons, militarySkillAlignment } = match('29-2042.00', { branch: 'Army', occupation: '68W' });
    expect(reasons[0]).toEqual({
      kind: 'crosswalk',
      text: 'The official military crosswalk matches 68W Health Care Specialist (Combat Medic) to this occupation, Emergency Medical Technicians.',
    });
    expect(militarySkillAlignment).toContain('by the official crosswalk');
  });

  it('say whose skills are shown where O*NET has none', () => {
    const { reasons } = match('29-2042.00', { branch: 'Army', occupation: '68W' });
    expect(reasons.find((reason) => reason.kind === 'missing-data')?.text).toContain('a related one');
  });

  it('quote the veteran’s words as they wrote them', () => {
    const { reasons } = match('13-1081.00', {
      responsibilities: 'Ran GCSS-Army and INVENTORY for the company',
    });
    expect(reasons.find((reason) => reason.kind === 'own-words')?.text).toMatch(/“[^”]*INVENTORY[^”]*”/);
  });

  it('name schooling still to do, and none that is done', () => {
    const short = match('13-2011.00', { education: 'High school' });
    expect(short.gaps).toContainEqual({
      kind: 'education',
      text: 'Employers usually ask for a bachelor’s degree, and your record shows high school.',
    });
    const done = match('13-2011.00', { education: 'Bachelor of Science in Accounting' });
    expect(done.gaps.some((gap) => gap.kind === 'education')).toBe(false);
  });

  it('name tools in demand that the record lacks', () => {
    const lacks = match('15-1252.00', {}).gaps.find((gap) => gap.kind === 'skill')?.text ?? '';
    expect(lacks).toMatch(/^Employers often ask for .* and your record doesn’t mention them\.$/);
  });

  it('name the certificate that counts first, unless the record has it', () => {
    const certificates = (given: Partial<VeteranRecord>) =>
      match('29-2042.00', given).gaps.filter((gap) => gap.kind === 'certificate');
    expect(certificates({})[0]?.text).toContain('Emergency Medical Technician (NREMT)');
    expect(certificates({ certifications: 'NREMT, BLS' })).toEqual([]);
  });

  it('say that a license is needed', () => {
    expect(match('23-1011.00', {}).gaps.map((gap) => gap.kind)).toContain('certificate');
  });
});
