import { describe, expect, it } from 'vitest';
import { repositoryFacts, repositoryOccupation, repositoryTables } from '#career/testing/repository-facts.ts';

const facts = repositoryFacts();

describe('figures of an occupation', () => {
  it('join the codes that BLS publishes only in combination, and name the wider group', () => {
    for (const code of ['13-1023.00', '21-1011.00', '29-2011.00', '29-2012.00', '53-1043.00', '53-1044.00']) {
      const figures = repositoryOccupation(code).figures;
      expect(figures.pay, code).not.toBeNull();
      expect(figures.widerGroup, code).not.toBeNull();
    }
    expect(repositoryOccupation('29-1141.00').figures.widerGroup).toBeNull();
  });

  it('are said to be of the group where several occupations share six digits', () => {
    for (const [code, group] of [
      ['13-1041.06', 'Compliance Officers'],
      ['15-1299.08', 'Computer Occupations, All Other'],
      ['29-1141.04', 'Registered Nurses'],
    ] as const)
      expect(repositoryOccupation(code).figures.widerGroup, code).toBe(group);
  });

  it('rise from percentile to percentile, and stop where they cannot be checked', () => {
    for (const { code, figures } of facts.occupations) {
      const { pay } = figures;
      if (!pay) continue;
      const known = [pay.p10, pay.p25, pay.median, pay.p75, pay.p90].filter((value) => value !== null);
      expect(known, code).toEqual(known.toSorted((a, b) => a - b));
      expect(Math.max(pay.p75 ?? 0, pay.p90 ?? 0), code).toBeLessThanOrEqual(239_200);
    }
  });

  it('are there for nearly every civilian occupation, and null, not zero, where BLS prints none', () => {
    const civilian = facts.occupations.filter((occupation) => occupation.civilian);
    const paid = civilian.filter(({ figures }) => figures.pay !== null);
    expect(paid.length / civilian.length).toBeGreaterThan(0.98);
    expect(repositoryOccupation('27-2042.00').figures.pay).toBeNull();
    expect(repositoryOccupation('55-3016.00').figures).toMatchObject({
      pay: null,
      growthPercent: null,
      openingsPerYear: null,
    });
  });

  it('give openings in persons and growth in percent as published', () => {
    expect(repositoryOccupation('29-1141.00').figures).toMatchObject({
      growthPercent: 4.9,
      openingsPerYear: 189_100,
      entryEducation: "Bachelor's degree",
      entryStep: 4,
    });
    expect(repositoryOccupation('29-1141.00').jobZone).toBe(4);
  });
});

describe('the profile of an occupation', () => {
  it('puts what sets the work apart first', () => {
    expect(repositoryOccupation('29-1141.00').profile().knowledge.slice(0, 3)).toContain(
      'Medicine and Dentistry',
    );
    expect(repositoryOccupation('49-3031.00').profile().skills.slice(0, 3)).toContain('Repairing');
  });

  it('is lent by a close relative where O*NET has no ratings, and says by which', () => {
    const emt = repositoryOccupation('29-2042.00');
    const { occupations, ratings } = repositoryTables();
    expect(ratings.skillImportance[occupations.code.indexOf(emt.code)]).toBe('');
    expect(emt.profile().ratedAs?.code).toMatch(/^29-/);
    expect(emt.profile().ratedAs).not.toBe(emt);
    expect(emt.profile().skills.length).toBeGreaterThan(3);
  });
});
