import { describe, expect, it } from 'vitest';
import { withArticles } from './articles.ts';

describe('articles that reports leave out', () => {
  it.each([
    ['Led maintenance team of 9', 'Led a maintenance team of 9'],
    ['Managed 12 accounts and $890K budget', 'Managed 12 accounts and an $890K budget'],
    ['Served meals for 200-man camp', 'Served meals for a 200-man camp'],
    ['Received commendable rating in 2019', 'Received a commendable rating in 2019'],
    ['Finished in 9 hours versus 3-day estimate', 'Finished in 9 hours versus a 3-day estimate'],
    ['Rebuilt engines and returned vessel to service', 'Rebuilt engines and returned a vessel to service'],
    ['Won best mess in battalion', 'Won best mess in the battalion'],
    ['Commanded 68-member squadron (31 civilians)', 'Commanded a 68-member squadron (31 civilians)'],
    ['Triggered one-time audit of 61 accounts', 'Triggered a one-time audit of 61 accounts'],
    ['Built Python tool that reads logs', 'Built a Python tool that reads logs'],
    ['Found cracked tail rotor blade on preflight', 'Found a cracked tail rotor blade on preflight'],
    ['Wrote a plan, saving 4-star brief', 'Wrote a plan, saving a 4-star brief'],
    ['Advised commander on fleet of 870 vehicles', 'Advised the commander on a fleet of 870 vehicles'],
    ['Picked for team that loaded 96 weapons', 'Picked for the team that loaded 96 weapons'],
    ["Restored commander's phone in 4 minutes", "Restored the commander's phone in 4 minutes"],
    ['Transferred from Air Force in 2021', 'Transferred from the Air Force in 2021'],
    ['Scored 268 on Army Physical Fitness Test', 'Scored 268 on the Army Physical Fitness Test'],
  ])('%s -> %s', (line, written) => {
    expect(withArticles(line)).toBe(written);
  });

  it('says "the" of what was moved from one figure to another', () => {
    expect(withArticles('Cut supply backlog from 640 to 85')).toBe('Cut the supply backlog from 640 to 85');
    expect(withArticles('Helped raise audit score from 78 to 93')).toBe(
      'Helped raise the audit score from 78 to 93',
    );
  });

  it.each([
    'Lived on base',
    'Worked at Fort Hood clinic',
    'Commanded Bravo company',
    'Brought records to 99 percent before The Joint Commission survey',
    'Promoted 2 to sergeant first class',
    'Covered range clearance off base',
    'Led the maintenance team of 9',
    'Led maintenance teams on 3 shifts',
    'Led 3 maintenance teams',
    'Paved 310 miles of county road',
    'Managed the account through a change of command',
    'Planned squad and platoon live fires',
    'Trained every new team',
    'Issued a certificate of inspection',
    'Served as crew leader',
    'Showed 3 privates how to use lathe tools',
    'Showed 3 privates how to man camp',
  ])('%s is whole', (line) => {
    expect(withArticles(line)).toBe(line);
  });
});
