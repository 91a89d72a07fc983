import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { gatherEvidence } from './evidence.ts';
import { matchVeteran } from './match-veteran.ts';
import { wishedScores } from './wished.ts';
import { likedOf, wishesOf, withoutWishes } from './wishes.ts';

const wishes = (responsibilities: string) => wishesOf({ ...EMPTY_RECORD, responsibilities });

describe('what somebody says they want next', () => {
  it('is read however people say it', () => {
    expect(wishes('Cooked for 400. I want help desk or junior sysadmin.')).toEqual([
      'help desk or junior sysadmin',
    ]);
    expect(wishes("I'd like event production or venue operations")).toEqual([
      'event production or venue operations',
    ]);
    expect(wishes('Would rather be a site safety guy year round.')).toEqual([
      'be a site safety guy year round',
    ]);
    expect(wishes('Code enforcement / plans review is what I want.')).toEqual([
      'Code enforcement / plans review',
    ]);
    expect(wishes('WANT TO MOVE TO CONTROLS OR ESTIMATING')).toEqual(['MOVE TO CONTROLS OR ESTIMATING']);
  });

  it('is no refusal, no wish of others, and not what they leave', () => {
    expect(wishes("I don't want to go back to patrol. Not looking to climb anymore.")).toEqual([]);
    expect(wishes('Ran the desk where customers want answers')).toEqual([]);
    expect(wishes('Looking to leave retail')).toEqual([]);
    expect(wishes("I'd rather teach than stay in intel")).toEqual(['teach']);
  });

  it('is no job held', () => {
    expect(withoutWishes('Meter reader. I want to be a plant supervisor. Jar tests.')).not.toContain('plant');
  });
});

const liked = (responsibilities: string) => likedOf({ ...EMPTY_RECORD, responsibilities });

describe('what somebody liked doing', () => {
  it('is read however people say it, and is no wish', () => {
    const told = 'Cooked for 400. The fun part was the menu cards. Dispatch was my thing.';
    expect(liked(told)).toEqual(['the menu cards', 'Dispatch']);
    expect(wishes(told)).toEqual([]);
  });

  it('is no refusal, and not what others like', () => {
    expect(liked('I never liked patrol. The chief did not enjoy it.')).toEqual([]);
  });

  it('stands before, where they point at it', () => {
    expect(wishes('Live sound. That is what I want.')).toEqual(['Live sound']);
  });
});

const matching = repositoryMatching();
const scores = (responsibilities: string) => {
  const evidence = gatherEvidence(
    { ...EMPTY_RECORD, branch: 'Army', occupation: '92G', rank: 'SGT', responsibilities },
    matching,
  );
  const wished = wishedScores(matching, evidence, false);
  return (code: string) => {
    const occupation = matching.facts.occupationByCode.get(code);
    return occupation === undefined ? 0 : wished.of(occupation);
  };
};

describe('a wish', () => {
  it('means a title, the work of a profession, or a field of service', () => {
    expect(scores('I want to be a cost estimator.')('13-1051.00')).toBeGreaterThan(0.8);
    expect(scores('I would like to do instructional design.')('25-9031.00')).toBeGreaterThan(0.5);
    expect(scores('Cooked for 400.')('13-1051.00')).toBe(0);
  });

  it('may be told in everyday words, and weighs more than what was liked', () => {
    const cartographer = '17-1021.00';
    const wanted = scores('I want to be making maps.')(cartographer);
    const enjoyed = scores('The fun part was making maps.')(cartographer);
    expect(wanted).toBeGreaterThan(enjoyed);
    expect(enjoyed).toBeGreaterThan(0.2);
    expect(scores('Filed the maps of the battalion.')(cartographer)).toBe(0);
  });

  it('moves its titles up and the others down, and says so', () => {
    const record = {
      ...EMPTY_RECORD,
      branch: 'Army',
      occupation: '92G',
      rank: 'SGT',
      yearsServed: '7-10 years',
      certifications: 'CompTIA A+, Security+',
      responsibilities:
        'Cooked, then imaged laptops, reset accounts and closed tickets for 400 users in the S6.',
    } as const;
    const shown = (said: string) =>
      matchVeteran({ ...record, responsibilities: `${record.responsibilities} ${said}` }, null, matching);
    const first = shown('I want help desk or junior sysadmin.')[0];
    const before = shown('').find(({ jobTitle }) => jobTitle === first?.jobTitle);
    expect(first?.jobTitle).toBe('IT Support Specialist');
    expect(first?.relevanceScore).toBeGreaterThan(before?.relevanceScore ?? 100);
    expect(first?.reasons.some(({ text }) => text.includes('as what you want next'))).toBe(true);
  });
});

describe('a bare list behind what somebody leaves', () => {
  it('is one of wishes', () => {
    expect(wishes('I never again want a truck. Plan reviewer, code official, drafting.')).toContain(
      'Plan reviewer, code official, drafting.',
    );
  });

  it('is none without such words before it, and none where it tells of deeds', () => {
    expect(wishes('Ran the shop. Plan reviewer, code official, drafting.')).toEqual([]);
    expect(wishes('Never lost a tool. Trained 12, inspected 40.')).toEqual([]);
  });
});
