import { expect, it } from 'vitest';
import { readCivilianJobs } from './civilian-jobs.ts';
import { withKnownEmployers } from './employers.ts';

const employed = (text: string) =>
  withKnownEmployers(readCivilianJobs(text)).map(({ title, employer }) => `${title} | ${employer}`);

it.each([
  [
    'Office Manager, civil engineering firm, Norfolk, 2014-2019\nDirector of Administration, same firm, 2019-present',
    ['Office Manager | Civil engineering firm', 'Director of Administration | Civil engineering firm'],
  ],
  [
    'FOOD PLANT (frozen pizza), Maintenance Supervisor, 2014 - 2018\nSAME, Maintenance Manager, 2018 - Present',
    ['Maintenance Supervisor | FOOD PLANT', 'Maintenance Manager | FOOD PLANT'],
  ],
  [
    'Recruiter, hospital system, 2019-2022\nSr. recruiter same employer 2022-now',
    ['Recruiter | Hospital system', 'Sr. recruiter | Hospital system'],
  ],
  [
    'Plant manager, same company, 2018-now\nLine lead, Acme Foods, 2014-2018',
    ['Plant manager | Acme Foods', 'Line lead | Acme Foods'],
  ],
  [
    'Paving co. Operator 2004 - 2013, Foreman 2013 - current',
    ['Operator | Paving company', 'Foreman | Paving company'],
  ],
  [
    'Deputy Clerk II, Fulton Superior Court, 2010 - 2017 / Deputy Clerk III 2017 - present',
    ['Deputy Clerk II | Fulton Superior Court', 'Deputy Clerk III | Fulton Superior Court'],
  ],
  [
    'Township police department, 2010 - now\nPatrol officer 2010-2016\nLieutenant 2016-now, day watch of 8',
    ['Patrol officer | Township police department', 'Lieutenant | Township police department'],
  ],
  [
    'Radio operator, port authority, 2018-present\nWatch supervisor since 2021, 4 operators',
    ['Radio operator | Port authority', 'Watch supervisor | Port authority'],
  ],
  [
    'Parish government, roads\n- Scheduler, 2022 to present\nTime clerk, 2019 to 2022',
    ['Scheduler | Parish government, roads', 'Time clerk | Parish government, roads'],
  ],
])('takes the employer named before: "%s"', (text, jobs) => {
  expect(employed(text)).toEqual(jobs);
});

it.each([
  'Cashier, Walmart, 2001-2003, bartender 2003-2005',
  'Cashier, Target, 2010-2012\nLine cook, 2012-2014',
  'Warehouse lead, Home Depot, 2010-2012\nShift manager 2012-2014',
  'Supply Chain Manager, Illumina contract — Sept 2024 - May 2025. Currently Sr. Buyer Qualcomm since 7/2025',
])('guesses no employer: "%s"', (text) => {
  expect(employed(text)[1]).toMatch(/\| $/);
});

it('prints nothing where "same" has nobody to mean', () => {
  expect(employed('Manager, same company, 2018-now')).toEqual(['Manager | ']);
});
