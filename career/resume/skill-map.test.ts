import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { SKILL_MAP_LINES_MOST, skillMapOf } from './skill-map.ts';

const soldier = { ...EMPTY_RECORD, branch: 'Army' as const };

describe('the skill translation map', () => {
  it('sets each line of the record beside its civilian words and the skills it names', () => {
    const lines = skillMapOf({
      ...soldier,
      responsibilities: 'Ran PMCS on 34 vehicles. Supervised 14 soldiers on the help desk.',
      skills: 'SharePoint, COMSEC',
    });
    expect(lines).toEqual([
      {
        field: 'responsibilities',
        original: 'Ran PMCS on 34 vehicles.',
        civilian: 'Ran preventive maintenance checks on 34 vehicles',
        skills: ['Preventive maintenance'],
      },
      {
        field: 'responsibilities',
        original: 'Supervised 14 soldiers on the help desk.',
        civilian: 'Supervised 14 soldiers on the help desk',
        skills: ['Supervision', 'Technical support'],
      },
      { field: 'skills', original: 'SharePoint', civilian: 'SharePoint', skills: ['SharePoint'] },
      expect.objectContaining({ original: 'COMSEC', civilian: 'Secure communications' }),
    ]);
  });

  it.each([
    ['Accounted for weapons worth $4.2M.', 'Accounting'],
    ['Responsible for accounting for 120 sensitive items.', 'Accounting'],
    ['Performed accounting of personnel daily.', 'Accounting'],
    ['Counseled junior Marines monthly.', 'Mental health'],
    ['Programmed radios with COMSEC fills.', 'Programming'],
    ['Networked with allied units during exercises.', 'Networking'],
  ])('says of “%s” nothing of %s', (responsibilities, skill) => {
    const [line] = skillMapOf({ ...soldier, responsibilities });
    expect(line?.skills).not.toContain(skill);
  });

  it.each([
    ['Handled accounting and payroll for the unit fund.', 'Accounting'],
    ['Did the bookkeeping of the unit fund.', 'Accounting'],
    ['Wrote scripts and did Python programming.', 'Programming'],
    ['Provided behavioral health screening.', 'Mental health'],
  ])('finds in “%s” the skill %s', (responsibilities, skill) => {
    expect(skillMapOf({ ...soldier, responsibilities })[0]?.skills).toContain(skill);
  });

  it('repeats no line, and has none for a record that says nothing', () => {
    expect(skillMapOf({ ...soldier, achievements: 'Led a team.', leadership: 'Led a team.' })).toHaveLength(
      1,
    );
    expect(skillMapOf({ ...soldier, skills: 'N/A' })).toEqual([]);
  });

  it('has an end', () => {
    const skills = Array.from({ length: 400 }, (_, at) => `skill${at}`).join(', ');
    expect(skillMapOf({ ...soldier, skills })).toHaveLength(SKILL_MAP_LINES_MOST);
  });
});
