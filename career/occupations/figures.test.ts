import { describe, expect, it } from 'vitest';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { figuresOf } from './figures.ts';
import { profileOf } from './profile.ts';

const facts = repositoryFacts();
const row = (code: string) => facts.rowOfOccupation.get(code) ?? -1;

describe('figures of an occupation', () => {
  it('join the codes that BLS publishes only in combination, and name the wider group', () => {
    for (const code of ['13-1023.00', '21-1011.00', '29-2011.00', '29-2012.00', '53-1043.00', '53-1044.00']) {
      const figures = figuresOf(facts, row(code));
      expect(figures.pay, code).not.toBeNull();
      expect(figures.widerGroup, code).not.toBeNull();
    }
    expect(figuresOf(facts, row('29-1141.00')).widerGroup).toBeNull();
  });

  it('rise from percentile to percentile, and stop where they cannot be checked', () => {
    facts.tables.occupations.code.forEach((code, at) => {
      const { pay } = figuresOf(facts, at);
      if (!pay) return;
      const known = [pay.p10, pay.p25, pay.median, pay.p75, pay.p90].filter((value) => value !== null);
      expect(known, code).toEqual(known.toSorted((a, b) => a - b));
      expect(Math.max(pay.p75 ?? 0, pay.p90 ?? 0), code).toBeLessThanOrEqual(239_200);
    });
  });

  it('are there for nearly every civilian occupation, and null, not zero, where BLS prints none', () => {
    const civilian = facts.tables.occupations.code.filter((code) => !code.startsWith('55'));
    const paid = civilian.filter((code) => figuresOf(facts, row(code)).pay !== null);
    expect(paid.length / civilian.length).toBeGreaterThan(0.98);
    expect(figuresOf(facts, row('27-2042.00')).pay).toBeNull();
    expect(figuresOf(facts, row('55-3016.00'))).toMatchObject({
      pay: null,
      growthPercent: null,
      openingsPerYear: null,
    });
  });

  it('give openings in persons and growth in percent as published', () => {
    expect(figuresOf(facts, row('29-1141.00'))).toMatchObject({
      growthPercent: 4.9,
      openingsPerYear: 189_100,
      entryEducation: "Bachelor's degree",
      entryStep: 4,
      jobZone: 4,
    });
  });
});

describe('the profile of an occupation', () => {
  it('puts what sets the work apart first', () => {
    expect(profileOf(facts, row('29-1141.00')).knowledge.slice(0, 3)).toContain('Medicine and Dentistry');
    expect(profileOf(facts, row('49-3031.00')).skills.slice(0, 3)).toContain('Repairing');
  });

  it('is lent by a close relative where O*NET has no ratings, and says by which', () => {
    const emt = row('29-2042.00');
    const profile = profileOf(facts, emt);
    expect(facts.tables.ratings.skillImportance[emt]).toBe('');
    expect(profile.ratedRow).not.toBe(emt);
    expect(profile.skills.length).toBeGreaterThan(3);
  });
});
