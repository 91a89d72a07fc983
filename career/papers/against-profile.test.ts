import { describe, expect, it } from 'vitest';
import { standingOf, withEntry } from './against-profile.ts';

describe('an entry beside the profile', () => {
  it('is asked about where the profile has another answer, and never where it has the same or none', () => {
    expect(standingOf('militaryRank', 'SSG', 'SGT')).toBe('differs');
    expect(standingOf('militaryRank', 'ssg', 'SSG')).toBe('known');
    expect(standingOf('militaryRank', 'SSG', null)).toBe('new');
  });

  it('adds to a list what is not in it, behind what is', () => {
    expect(withEntry('militaryAwards', 'Army Commendation Medal\nPurple Heart', 'purple heart')).toBe(
      'purple heart\nArmy Commendation Medal',
    );
    expect(withEntry('militarySkills', 'SAP, Forklift', 'Forklift; Excel')).toBe('Forklift; Excel, SAP');
    expect(standingOf('militarySkills', 'forklift', 'Forklift, Excel')).toBe('known');
  });

  it('keeps a job whole, apart from the one before it', () => {
    const job = 'Clerk, Acme\n2010 - 2012\n- Counted stock';
    const held = 'Cook, Diner\n2010 - 2012\n- Cooked';
    expect(withEntry('priorExperience', job, held)).toBe(`${held}\n\n${job}`);
    expect(standingOf('priorExperience', job, `${held}\n\n${job}`)).toBe('known');
  });
});
