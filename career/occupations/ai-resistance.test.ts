import { describe, expect, it } from 'vitest';
import { repositoryFacts, repositoryOccupation } from '#career/testing/repository-facts.ts';
import { aiResistanceOf, resistanceInWords } from './ai-resistance.ts';
import { HIGH_FROM, LOW_BELOW } from './reading/read-exposure.ts';

const facts = repositoryFacts();

describe('exposure to AI', () => {
  it.each([
    ['43-9022.00', 'High'],
    ['27-3091.00', 'High'],
    ['47-2111.00', 'Low'],
    ['53-7051.00', 'Low'],
  ] as const)('of %s reads %s', (code, level) => {
    expect(repositoryOccupation(code).exposure.level).toBe(level);
  });

  it('follows the documented cut-offs on the mean place', () => {
    const levels = new Set<string | null>();
    for (const { code, exposure } of facts.occupations) {
      const { level, measures } = exposure;
      levels.add(level);
      if (measures.length === 0) {
        expect(level, code).toBeNull();
        continue;
      }
      const mean = measures.reduce((sum, measure) => sum + measure.percentile, 0) / measures.length;
      expect(level, code).toBe(mean < LOW_BELOW ? 'Low' : mean >= HIGH_FROM ? 'High' : 'Medium');
    }
    expect(levels).toEqual(new Set(['Low', 'Medium', 'High', null]));
  });

  it('names the source of every measure, at least three for most occupations', () => {
    const covered = facts.occupations.filter(({ exposure: { measures } }) => {
      for (const measure of measures) expect(facts.sources.has(measure.sourceId)).toBe(true);
      return new Set(measures.map((measure) => measure.sourceId)).size >= 3;
    });
    expect(covered.length / facts.occupations.length).toBeGreaterThan(0.6);
  });
});

describe('resistance to AI', () => {
  it('says what in the work resists and where work is less exposed', () => {
    const nurse = aiResistanceOf(repositoryOccupation('29-1141.00'));
    expect(nurse.resists).toContain('taking care of people in person');
    expect(resistanceInWords(nurse)).toMatch(/^What AI doesn’t take over here: /);
    const clerk = aiResistanceOf(repositoryOccupation('43-9022.00'));
    expect(clerk.reading).toContain('not whether jobs will be lost');
    for (const other of clerk.lessExposed) expect(other.place).toBeLessThanOrEqual((clerk.place ?? 0) - 10);
    expect(clerk.lessExposed.length).toBeGreaterThan(0);
  });

  it('says that nothing is published where nothing is', () => {
    const uncovered = facts.occupations.find(({ exposure }) => exposure.measures.length === 0);
    const resistance = uncovered && aiResistanceOf(uncovered);
    expect(resistance).toMatchObject({ place: null, lessExposed: [] });
    expect(resistance?.reading).toBe('None of the published studies covers this occupation.');
  });
});
