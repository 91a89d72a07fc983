import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadMatching } from './facts.ts';

const FACTS = fileURLToPath(new URL('../../facts', import.meta.url));

describe('loading the facts', () => {
  it('reads the tables of the repository with over a thousand occupations and thirteen thousand military jobs', () => {
    const { facts } = loadMatching(FACTS);
    expect(facts.occupations.length).toBeGreaterThan(1000);
    expect(facts.militaryJobs.all.length).toBeGreaterThan(13_000);
    expect(facts.sources.get('oews-2025')?.label).toContain('BLS');
  });

  it('says which table is missing and what to run', () => {
    expect(() => loadMatching('/nowhere')).toThrow(/\/nowhere\/occupations\.json.*facts:build/);
  });
});
