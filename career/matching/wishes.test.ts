import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { gatherEvidence } from './evidence.ts';
import { matchVeteran } from './match-veteran.ts';
import { wishedScores } from './wished.ts';
import { likedOf, turnsAway, wishesOf, withoutWishes } from './wishes.ts';

const wishes = (responsibilities: string) => wishesOf({ ...EMPTY_RECORD, responsibilities });

describe('what somebody says they want next', () => {
  it('is read however people say it, in the box about service and the one about life since', () => {
    for (const [said, wish] of [
      ['Cooked for 400. I want help desk or junior sysadmin.', 'I want help desk or junior sysadmin'],
      ["I'd like event production or venue operations", "I'd like event production or venue operations"],
      ['Would rather be a site safety guy year round.', 'Would rather be a site safety guy year round'],
      ['Code enforcement is what I want.', 'Code enforcement is what I want'],
      ['WANT TO MOVE TO CONTROLS OR ESTIMATING', 'WANT TO MOVE TO CONTROLS OR ESTIMATING'],
    ] as const) {
      expect(wishes(said), said).toEqual([wish]);
      expect(wishesOf({ ...EMPTY_RECORD, postMilitaryExperience: said }), said).toEqual([wish]);
    }
  });

  it('is no refusal, no wish of others, and not what they leave', () => {
    expect(wishes("I don't want to go back to patrol. Not looking to climb anymore.")).toEqual([]);
    expect(wishes('Ran the desk where customers want answers')).toEqual([]);
    expect(wishes("I'd rather teach than stay in intel").join(' ')).not.toContain('intel');
  });

  it('is no job held, and neither is what they refuse', () => {
    const told = 'Meter reader since 2019. I want to be a plant supervisor. No more digging ditches for me.';
    expect(withoutWishes(told)).toContain('Meter reader');
    expect(withoutWishes(told)).not.toContain('plant');
    expect(withoutWishes(told)).not.toContain('ditches');
  });

  it('is what stands before, where they only point at it within what they say', () => {
    const liked = likedOf({
      ...EMPTY_RECORD,
      responsibilities: 'Kept the supply books for the company. Honestly I was good at it.',
    });
    expect(liked.join(' | ')).toContain('Kept the supply books');
  });

  it('stands before, where they point at it, and behind, where they name it', () => {
    const [pointed, ...behind] = wishesOf({
      ...EMPTY_RECORD,
      postMilitaryExperience: 'Live sound. That is what I want, theaters and festivals.',
    }).filter((wish) => wish !== 'Live sound');
    expect(pointed).toBe('theaters and festivals');
    expect(behind).toEqual([]);
  });
});

describe('what somebody liked doing', () => {
  it('is read as what was liked, and is no wish', () => {
    const told = 'Cooked for 400. The fun part was the menu cards.';
    expect(likedOf({ ...EMPTY_RECORD, responsibilities: told })).toEqual(['The fun part was the menu cards']);
    expect(wishes(told)).toEqual([]);
  });
});

describe('who turns away', () => {
  const turns = (postMilitaryExperience: string) => turnsAway({ ...EMPTY_RECORD, postMilitaryExperience });

  it('says so by refusing work or wanting out of theirs', () => {
    expect(turns('Police officer since 2011. I do not want to be a cop any more.')).toBeGreaterThan(0.8);
    expect(turns('Sold insurance for nine years. I am burned out and want out.')).toBeGreaterThan(0.5);
  });

  it('is nobody who says no such thing', () => {
    expect(turns('Electrician since 2011, commercial and schools. Never lost a day.')).toBeLessThan(0.3);
    expect(turns('')).toBe(0);
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
      responsibilities: 'Cooked for 400. Imaged laptops and reset accounts in the S6 on the side.',
    } as const;
    const shown = (said: string) =>
      matchVeteran({ ...record, responsibilities: `${record.responsibilities} ${said}` }, null, matching);
    const titlesOf = (said: string) => shown(said).map(({ jobTitle }) => jobTitle);
    const wish = 'I want help desk or junior sysadmin.';
    expect(titlesOf('')).toContain('Institutional Cook');
    expect(titlesOf('')).not.toContain('Systems Administrator');
    expect(titlesOf(wish).slice(0, 2)).toEqual(['IT Support Specialist', 'Systems Administrator']);
    expect(titlesOf(wish)).not.toContain('Institutional Cook');
    expect(shown(wish)[0]?.reasons.some(({ text }) => text.includes('as what you want next'))).toBe(true);
  });
});
