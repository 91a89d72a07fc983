import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadCareerFacts } from './facts.ts';

const FACTS = fileURLToPath(new URL('../../facts', import.meta.url));

describe('loading the facts', () => {
  it('reads the tables of the repository with over a thousand occupations and thirteen thousand military jobs', () => {
    const facts = loadCareerFacts(FACTS);
    expect(facts.tables.occupations.code.length).toBeGreaterThan(1000);
    expect(facts.tables.military.code.length).toBeGreaterThan(13_000);
    expect(facts.sources.get('oews-2025')?.label).toContain('BLS');
  });

  it('says which table is missing and what to run', () => {
    expect(() => loadCareerFacts('/nowhere')).toThrow(/\/nowhere\/occupations\.json.*facts:build/);
  });
});
