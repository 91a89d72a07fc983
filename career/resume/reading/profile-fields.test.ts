import { describe, expect, it } from 'vitest';
import { profileSuggestions } from './profile-fields.ts';
import { resumeContentFromText } from './read-text.ts';

const suggestionsOf = (text: string) =>
  Object.fromEntries(
    profileSuggestions(resumeContentFromText(text, 'Driver')).map(({ field, value }) => [field, value]),
  );

describe('what a resume says for the profile', () => {
  it('is taken word for word, with jobs before and after the service told apart', () => {
    const text = `Maria Lopez
San Antonio, TX | 210-555-0144 | maria@example.org | linkedin.com/in/ml | https://lopez.example.org

SKILLS
Forklift, SAP

EXPERIENCE
Shift Lead, Acme Parts
July 2020 - Present
- Lead 14 people
Supply Sergeant, U.S. Army
03/2012 - 06/2020
- Managed 1,200 line items
Cashier, Corner Store
2010 - 2012
- Served 90 customers a day

AWARDS
- Army Commendation Medal`;
    expect(suggestionsOf(text)).toEqual({
      firstName: 'Maria',
      lastName: 'Lopez',
      phone: '210-555-0144',
      city: 'San Antonio',
      state: 'TX',
      linkedIn: 'linkedin.com/in/ml',
      website: 'https://lopez.example.org',
      militaryBranch: 'Army',
      militaryStartDate: '03/2012',
      militaryEndDate: '06/2020',
      militaryAchievements: 'Managed 1,200 line items',
      militarySkills: 'Forklift, SAP',
      militaryAwards: 'Army Commendation Medal',
      postMilitaryExperience: 'Shift Lead, Acme Parts\nJuly 2020 - Present\n- Lead 14 people',
      priorExperience: 'Cashier, Corner Store\n2010 - 2012\n- Served 90 customers a day',
    });
  });

  it('goes by the dates where the service stands above the job that followed it', () => {
    const text = `EXPERIENCE
Supply Sergeant, U.S. Army
03/2012 - 06/2020
- Managed 1,200 line items
Shift Lead, Acme Parts
July 2020 - Present
- Lead 14 people
Helper, Farm
- Fed the cattle`;
    expect(suggestionsOf(text)).toMatchObject({
      postMilitaryExperience: 'Shift Lead, Acme Parts\nJuly 2020 - Present\n- Lead 14 people',
      priorExperience: 'Helper, Farm\n- Fed the cattle',
    });
  });

  it('says nothing of what the resume does not say', () => {
    expect(suggestionsOf('EDUCATION\nB.A., Texas State')).toEqual({ educationHistory: 'B.A., Texas State' });
  });
});
