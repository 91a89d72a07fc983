import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { matchVeteran } from '../match-veteran.ts';

const matching = repositoryMatching();
const titlesOf = (said: Partial<VeteranRecord>) =>
  matchVeteran({ ...EMPTY_RECORD, ...said }, null, matching).map(({ jobTitle }) => jobTitle);

describe('the career of today', () => {
  it('comes before the service, whose kitchens and benches below it are not suggested', () => {
    const cook = { branch: 'Army', occupation: '92G', rank: 'SGT' } as const;
    expect(titlesOf(cook)).toContain('Institutional Cook');
    const dietitian = titlesOf({
      ...cook,
      education: 'MS Nutrition',
      certifications: 'RDN',
      postMilitaryExperience: 'Clinical dietitian, county hospital, 2021-present',
    });
    expect(dietitian[0]).toBe('Dietitian');
    expect(dietitian).not.toContain('Institutional Cook');
    expect(dietitian).not.toContain('Line Cook');
  });

  it('is of machines for who programs machines, of software for who programs software', () => {
    const base = { branch: 'Army', occupation: '91E', rank: 'SGT' } as const;
    const machines = titlesOf({
      ...base,
      postMilitaryExperience: 'Lead programmer (Mastercam), turbine parts shop, 2021-present',
    });
    expect(machines.slice(0, 2)).toContain('CNC Programmer');
    expect(machines).not.toContain('Software Developer');
    const software = titlesOf({
      ...base,
      postMilitaryExperience: 'Software developer, Austin, 2021-present',
    });
    expect(software).toContain('Software Developer');
  });

  it('leaves nothing of a code that leads elsewhere, and a title that one has risen from behind the one risen to', () => {
    const wireman = titlesOf({
      branch: 'Army',
      occupation: '38B',
      rank: 'SGT',
      certifications: 'Journeyman electrician',
      postMilitaryExperience: 'Journeyman wireman since 2019. Running work as foreman two years now.',
    });
    expect(wireman).toContain('Construction Supervisor');
    expect(wireman).not.toContain('Emergency Management Director');
    const lieutenant = matchVeteran(
      {
        ...EMPTY_RECORD,
        branch: 'Army',
        occupation: '35F',
        rank: 'SSG',
        certifications: 'Fire Officer II',
        postMilitaryExperience: 'Firefighter, city of Reno, since 2012. Promoted to lieutenant in 2020.',
      },
      null,
      matching,
    );
    const found = new Map(lieutenant.map((match) => [match.jobTitle, match]));
    const [captain, firefighter] = ['Fire Captain', 'Firefighter'].map(
      (title) => found.get(title)?.relevanceScore ?? 0,
    );
    expect(captain).toBeGreaterThan(firefighter ?? 100);
  });

  it('that nothing here can read leaves the titles of the code less sure', () => {
    const said = {
      branch: 'Army',
      occupation: '63B',
      rank: 'SSG',
      yearsServed: '7-10 years',
      readOn: new Date('2026-11-21'),
    } as const;
    const shown = (postMilitaryExperience: string | null) =>
      matchVeteran({ ...EMPTY_RECORD, ...said, postMilitaryExperience }, null, matching).find(
        ({ jobTitle }) => jobTitle === 'Diesel Mechanic',
      )?.relevanceScore ?? 0;
    const unread = shown('Keep bees on the hills above town since 2012, 400 hives');
    expect(unread).toBeGreaterThan(0);
    expect(unread).toBeLessThan(shown(null));
  });

  it('is nobody else’s: a buyer one helps makes no buyer, technicians one leads no technologist', () => {
    const base = { branch: 'Air Force', occupation: '2P0X1', rank: 'MSgt' } as const;
    const titles = titlesOf({
      ...base,
      postMilitaryExperience: 'Calibration lab manager, Phoenix 2017-present, 18 techs. Helping the buyer.',
    });
    expect(titles).not.toContain('Surgical Technologist');
    expect(titles).not.toContain('Purchasing Agent');
    expect(titles).toContain('Quality Manager');
  });
});
