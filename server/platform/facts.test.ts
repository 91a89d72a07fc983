import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    rmSync(join(older, 'places.json'));
    const sources = JSON.parse(readFileSync(join(FACTS, 'sources.json'), 'utf8'));
    sources.sources = sources.sources.filter(({ id }: { id: string }) => id !== 'bea-rpp-2023');
    writeFileSync(join(older, 'sources.json'), JSON.stringify(sources));
    const { facts } = loadMatching(older);
    expect(facts.militaryJobs.ofCode('68W')[0]?.destinations?.sectors.length).toBeGreaterThan(5);
    expect(facts.places().byKey('area:47260')?.prices?.level).toBe(97.36);
    expect(facts.sources.get('bea-rpp-2023')?.label).toContain('BEA');
    rmSync(older, { recursive: true });
  });

  it('says which table is missing and what to run', () => {
    expect(() => loadMatching('/nowhere')).toThrow(/\/nowhere\/occupations\.json.*facts:build/);
  });
});
