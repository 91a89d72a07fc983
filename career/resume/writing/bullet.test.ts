import { describe, expect, it } from 'vitest';
import type { RecordField } from '../written-resume.ts';
import { toBullet } from './bullet.ts';

const bullet = (text: string, field: RecordField = 'responsibilities') =>
  toBullet(text, { field, branch: 'Army', context: text });

describe('a line of a resume', () => {
  it.each([
    ['I was responsible for maintaining 40 vehicles', 'Maintained 40 vehicles'],
    ['Responsible for $2M in equipment', 'Held responsibility for $2M in equipment'],
    ['My duties included supervising 6 Soldiers', 'Supervised 6 service members'],
    ['In charge of the tool room', 'Oversaw the tool room'],
    ['I supervise 8 people and write reports', 'Supervised 8 people and wrote reports'],
    ['Inspecting, repairing, and testing engines', 'Inspected, repaired, and tested engines'],
    ['Inspect, repair and test engines', 'Inspected, repaired and tested engines'],
    ['Managed stock, resulting in 20% less waste', 'Managed stock, resulting in 20% less waste'],
    ['Cut costs, saving $40,000 a year', 'Cut costs, saving $40,000 a year'],
    ['Safely drove 20,000 miles', 'Drove 20,000 miles safely'],
    ['During deployment, I trained 20 drivers', 'Trained 20 drivers during deployment'],
    ['As squad leader, trained 9 Soldiers', 'Trained 9 service members as team supervisor'],
    ['We cleared 40 roads', 'Cleared 40 roads as part of a team'],
    ['Squad leader for 9 Soldiers', 'Served as a team supervisor for 9 service members'],
    ['Bagger at Kroger 2000-2002', 'Served as a bagger at Kroger 2000-2002'],
    ['Lead mechanic on 12 trucks', 'Served as a lead mechanic on 12 trucks'],
    ['I was the training NCO for my company', 'Served as a training coordinator for the company'],
    ['Was selected over 12 peers', 'Selected over 12 peers'],
    ['Weapons maintenance', 'Handled weapons maintenance'],
    ['Patrols, ranges, weapons maintenance', 'Handled patrols, ranges, weapons maintenance'],
    ['Inspects, repairs and tests engines', 'Inspected, repaired and tested engines'],
    ['I successfully led my team', 'Led the team'],
    ['Trained 12 Soldiers under me', 'Trained 12 service members'],
    ['Training of 12 drivers', 'Handled training of 12 drivers'],
    ['Tasked with planning convoys', 'Planned convoys'],
    ['My job was to inspect vehicles and write reports', 'Inspected vehicles and wrote reports'],
    ['In charge of loading plans', 'Oversaw loading plans'],
    ['In charge of running the shop', 'Ran the shop'],
    ['In charge of pay, leave and awards', 'Oversaw pay, leave and awards'],
    ['Test flight crew coordination', 'Handled test flight crew coordination'],
    [
      'Dedicated crew chief for an aircraft',
      'Served as a lead aircraft maintenance technician for an aircraft',
    ],
    ['Change control board member', 'Served as a change control board member'],
    [
      'Counseling families, organizing events for 700 people, driving and protecting staff',
      'Counseled families, organized events for 700 people, drove and protected staff',
    ],
    ['Managing scheduling, planning and training', 'Managed scheduling, planning and training'],
    ['As platoon leader I trained 30 people', 'Trained 30 people as unit leader'],
    ['Diagnose and repair trucks', 'Diagnosed and repaired trucks'],
    ['LED 12 SOLDIERS IN THE SHOP', 'Led 12 service members in the shop'],
    ['Inspected 24 UH-60 and 12 trucks', 'Inspected 24 utility helicopters and 12 trucks'],
  ])('%s -> %s', (written, expected) => {
    expect(bullet(written)).toBe(expected);
  });

  it.each([
    ['100% accountability of tools', 'Achieved 100% accountability of tools'],
    ['Army Achievement Medal for the inspection', 'Earned Army Achievement Medal for the inspection'],
    ['Report was used by CENTCOM', 'Had report used by Middle East regional command'],
    ['Squad placed 1st of 27', 'Contributed as team placed 1st of 27'],
    ['Never lost an item', 'Never lost an item'],
    ['Driver badge', 'Earned driver badge'],
    ['ARCOM for the inspection', 'Earned Army Commendation Medal for the inspection'],
  ])('among achievements: %s -> %s', (written, expected) => {
    expect(bullet(written, 'achievements')).toBe(expected);
  });
});
