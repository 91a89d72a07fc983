import { describe, expect, it } from 'vitest';
import { constructionsSentBack } from './sent-back.ts';

describe('constructions that readers send back', () => {
  it.each([
    ['Built an 18-month pipeline—9 reservists qualified', 'loose end'],
    ['Ran the kitchen but never the books', 'loose end'],
    ['Drove the tanker, line haul mostly', 'loose end'],
    ['Stood duty 48 on 48 off', 'of service'],
    ['Worked duty with sliding weekends', 'of service'],
    ['Mobilized two times', 'fragment'],
    ['Averaged 11 patients a day', 'fragment'],
    ['Named best technician in the flight', 'of service'],
    ['Worked nights and got a coin from the general', 'informal'],
    ['Consistently performed the demanding duties in an exemplary manner', 'no deed'],
    ['Executed all of the assigned duties in a professional manner', 'no deed'],
    ['Ran pumps and boilers and chillers and heat', 'loose end'],
    ['Run a plant, pumps, jar test, backwash', 'loose end'],
    ['Watched displays, made reports, log everything', 'loose end'],
    ['Handled about 90 ships a season, wind turbine cargo', 'loose end'],
    ['Closed 5 patrols with 99.6% validity, fleet goal 95', 'loose end'],
    ['Ran the test prints and it cut the turnaround from 9 days to 3', 'loose end'],
    ['Finished 1,900 units at 2.1 percent when the lab average was 4', 'loose end'],
    ['Ran the food pantry: 60 families a month', 'loose end'],
    ['Stood 1,400+ hours as engineering officer of the watch', 'of service'],
    ['Taught second-year apprentices for 6 years and 110 of them', 'loose end'],
    ['As part of a team, found 212 cracked insulators', 'someone'],
  ])('finds one in "%s"', (line, kind) => {
    expect([...new Set(constructionsSentBack(line).map((obstacle) => obstacle.kind))]).toEqual([kind]);
  });

  it.each([
    'Advised all but two of the commanders',
    'Mobilized 240 Soldiers in 12 days',
    'Averaged 11 fillings a day for 9 months at two clinics',
    'Performed 40 preventive maintenance checks a month',
    'Performed all duties of the supply sergeant for 7 months with 2 clerks',
    'Planned equipment and haul schedules for road, pad and drainage projects',
    'Inspected camps in Poland and Romania, finding 63 violations and preventing outbreaks among Soldiers and Marines',
    'Passed 12 inspections, including the wing audit, the highest of 9 shops',
    'Fed 2,600 guests, 380 pounds of turkey, praised by the general',
    'Supported 12 combined live-fire exercises and 3 deployments',
    'Built a tracker that saved 4 hours a week and trained 12 people on it',
    'Scheduled flight crews for a wing',
    'Pulled three students off the bottom, each without injury',
    'Scored 95.8 on the supply inspection, highest of 5 ships',
    'During the pandemic, trained 58 contact tracers',
    'Cut average response time from 7:40 to 5:15 minutes',
    'Supervised 8 reservists on weekends and up to 15 when deployed',
    'Stood 12-hour watches in the Sector command center',
    'Worked on pumps and the crew of a tug',
  ])('finds none in "%s"', (line) => {
    expect(constructionsSentBack(line)).toEqual([]);
  });
});
