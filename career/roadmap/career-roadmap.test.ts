import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { careerRoadmap } from './career-roadmap.ts';
import { LEADER_CODES } from './leadership.ts';
import { roadmapStage } from './roadmap-stage.ts';

const facts = repositoryFacts();

describe('a career roadmap', () => {
  it('has three to five sound stages with distinct titles for every civilian occupation', {
    timeout: 30_000,
  }, () => {
    facts.tables.occupations.code.forEach((code, row) => {
      const stages = careerRoadmap(code, EMPTY_RECORD, facts);
      if (facts.militaryOnly[row]) {
        expect(stages).toEqual([]);
        return;
      }
      expect(stages.length, code).toBeGreaterThanOrEqual(3);
      expect(stages.length, code).toBeLessThanOrEqual(5);
      expect(new Set(stages.map((stage) => stage.title)).size, code).toBe(stages.length);
      for (const stage of stages) expect(roadmapStage.parse(stage)).toEqual(stage);
    });
  });

  it('starts a medic without a degree below the nurse and ends at the manager', () => {
    const record = { ...EMPTY_RECORD, branch: 'Army', occupation: '68W', rank: 'SPC' } as const;
    const stages = careerRoadmap('29-1141.00', record, facts);
    expect(stages[0]?.onetSocCode).not.toBe('29-1141.00');
    expect(stages[1]?.onetSocCode).toBe('29-1141.00');
    expect(stages.at(-1)?.onetSocCode).toBe('11-9111.00');
  });

  it('names the source of each salary and the certificate to take first', () => {
    const [first] = careerRoadmap('53-3032.00', EMPTY_RECORD, facts);
    expect(first?.avgSalary).toMatch(/^\$\d\d,\d{3} a year .*BLS, May 2025/);
    expect(first?.learn[0]).toContain('Commercial Driver');
  });

  it('knows no unknown code', () => {
    expect(careerRoadmap('99-9999.00', EMPTY_RECORD, facts)).toEqual([]);
  });

  it('is led by occupations that exist', () => {
    for (const code of LEADER_CODES) expect(facts.rowOfOccupation.has(code), code).toBe(true);
  });
});
