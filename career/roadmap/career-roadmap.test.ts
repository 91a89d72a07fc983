import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import {
  repositoryFacts,
  repositoryMatching,
  repositoryOccupation,
} from '#career/testing/repository-facts.ts';
import { careerRoadmap } from './career-roadmap.ts';
import { roadmapStage } from './roadmap-stage.ts';

const facts = repositoryFacts();
const matching = repositoryMatching();

describe('a career roadmap', () => {
  it('has three to five sound stages with distinct titles for every civilian occupation', {
    timeout: 30_000,
  }, () => {
    for (const occupation of facts.occupations) {
      const { code } = occupation;
      const stages = careerRoadmap(occupation, EMPTY_RECORD, matching);
      if (!occupation.civilian) {
        expect(stages).toEqual([]);
        continue;
      }
      expect(stages.length, code).toBeGreaterThanOrEqual(3);
      expect(stages.length, code).toBeLessThanOrEqual(5);
      expect(new Set(stages.map((stage) => stage.title)).size, code).toBe(stages.length);
      for (const stage of stages) expect(roadmapStage.parse(stage)).toEqual(stage);
    }
  });

  it('starts a medic without a degree below the nurse and ends at the manager', () => {
    const record = { ...EMPTY_RECORD, branch: 'Army', occupation: '68W', rank: 'SPC' } as const;
    const stages = careerRoadmap(repositoryOccupation('29-1141.00'), record, matching);
    expect(stages[0]?.onetSocCode).not.toBe('29-1141.00');
    expect(stages[1]?.onetSocCode).toBe('29-1141.00');
    expect(stages.at(-1)?.onetSocCode).toBe('11-9111.00');
  });

  it('names the source of each salary and the certificate to take first', () => {
    const [first] = careerRoadmap(repositoryOccupation('53-3032.00'), EMPTY_RECORD, matching);
    expect(first?.avgSalary).toMatch(/^\$\d\d,\d{3} a year .*BLS, May 2025/);
    expect(first?.learn[0]).toContain('Commercial Driver');
  });

  it('takes the median for each stage between the quarters: a few stars’ mean stands above an athlete’s top quarter', () => {
    const stages = careerRoadmap(repositoryOccupation('27-2021.00'), EMPTY_RECORD, matching);
    expect(stages.slice(0, 3).map(({ title, avgSalary }) => [title, avgSalary])).toEqual([
      ['New Professional Athlete', '$36,790 a year at the 25th percentile (BLS, May 2025)'],
      ['Professional Athlete', '$66,710 a year at the median (BLS, May 2025)'],
      ['Entertainment and Recreation Manager', '$79,520 a year at the median (BLS, May 2025)'],
    ]);
  });

  it('gives the pay by the hour, or of the wider group, of work without yearly pay of its own', () => {
    const pays = (code: string) =>
      careerRoadmap(repositoryOccupation(code), EMPTY_RECORD, matching).map(
        ({ avgSalary, avgSalaryDollars, sourceId }) => [avgSalary, avgSalaryDollars, sourceId],
      );
    expect(pays('27-2011.00').slice(0, 2)).toEqual([
      ['$20.34 an hour at the 25th percentile in the United States (May 2025)', null, 'oews-2025'],
      ['$29.05 an hour (median) in the United States (May 2025)', null, 'oews-2025'],
    ]);
    expect(pays('45-3031.00')[0]).toEqual([
      '$34,540 a year at the 25th percentile in the United States (May 2025), for the wider group “Farming, Fishing, and Forestry Occupations”',
      null,
      'oews-2025',
    ]);
    expect(pays('11-1031.00')[1]).toEqual([
      '$44,810 a year in the United States (2024)',
      null,
      'bls-ep-2024-34',
    ]);
  });

  it('asks for no experience where employers ask for none', () => {
    const [first] = careerRoadmap(repositoryOccupation('27-2021.00'), EMPTY_RECORD, matching);
    expect(first?.learn.join('; ')).not.toMatch(/Experience employers/);
  });

  it.each([
    ['53-5022.00', 'Motorboat Operator', /Commercial Driver|Transportation Supervisor/],
    ['33-3051.00', 'Police Officer', /Facility Management/],
    ['33-1012.00', 'Police Sergeant', /Facility Management/],
    ['49-9092.00', 'Commercial Diver', /ASE|Facilities Manager/],
    ['49-1011.00', 'Maintenance Supervisor', /Sales Supervisor|Salesforce/],
    ['53-5021.00', 'Ship Captain', /Ship Engineer|Commercial Driver/],
    ['15-1212.00', 'Information Security Analyst', /Security Supervisor/],
    ['13-1151.00', 'Training Specialist', /Special Education Aide|Power BI/],
    ['27-3091.00', 'Interpreter', /Teacher|Public Relations/],
    ['23-2011.00', 'Paralegal', /Court Reporter/],
    ['43-5031.00', '911 Dispatcher', /Warehouse/],
    ['33-3021.06', 'Intelligence Analyst', /Police Sergeant/],
    ['53-2022.00', 'Airfield Operations Specialist', /Air Traffic Controller|Commercial Driver/],
    ['13-1199.07', 'Security Management Specialist', /Safety Engineer|HAZWOPER/],
  ])('%s %s stays in one line of work', (code, title, astray) => {
    const stages = careerRoadmap(
      repositoryOccupation(code),
      { ...EMPTY_RECORD, branch: 'Army', rank: 'SGT' },
      matching,
    );
    expect(stages[1]?.title).toBe(title);
    expect(stages.map((stage) => [stage.title, ...stage.learn].join(' | ')).join('\n')).not.toMatch(astray);
  });

  it('leads boat operators to the captain’s chair, and network people past the help desk', () => {
    const titles = (code: string) =>
      careerRoadmap(repositoryOccupation(code), EMPTY_RECORD, matching).map((stage) => stage.title);
    expect(titles('53-5022.00')).toContain('Ship Captain');
    expect(titles('15-1212.00')[0]).toMatch(/IT Support|Network Support/);
    expect(titles('29-2042.00')).toContain('Paramedic');
  });
});
