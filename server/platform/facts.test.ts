import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

  it('reads an import that is older than a table, with the table that came with the site', () => {
    const older = mkdtempSync(join(tmpdir(), 'mission-ready-facts-'));
    cpSync(FACTS, older, { recursive: true });
    rmSync(join(older, 'destinations.json'));
    const { facts } = loadMatching(older);
    expect(facts.militaryJobs.ofCode('68W')[0]?.destinations?.sectors.length).toBeGreaterThan(5);
    rmSync(older, { recursive: true });
  });

  it('says which table is missing and what to run', () => {
    expect(() => loadMatching('/nowhere')).toThrow(/\/nowhere\/occupations\.json.*facts:build/);
  });
});
