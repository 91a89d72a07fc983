import { describe, expect, it } from 'vitest';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { isCurrent } from './find-military.ts';
import { namesShown, spokenName, spokenTitle } from './military-nicknames.ts';

const medic = { branch: 'Army', code: '68W', title: 'Health Care Specialist', current: true } as const;

describe('the name people use', () => {
  it('stands beside the official title', () => {
    expect(spokenTitle(medic)).toBe('Health Care Specialist (Combat Medic)');
  });

  it('is left out where the title says it already, where none is known, and for a retired job of the same letters', () => {
    const corpsman = {
      branch: 'Coast Guard',
      code: 'HS',
      title: 'Hospital Corpsman',
      current: true,
    } as const;
    expect(spokenName(corpsman)).toBeNull();
    expect(spokenTitle({ ...medic, code: '42A', title: 'Human Resources Specialist' })).toBe(
      'Human Resources Specialist',
    );
    expect(spokenName({ ...medic, current: false })).toBeNull();
  });

  it('belongs to one job of today, and says something its title does not', () => {
    const { militaryJobs } = repositoryFacts();
    const jobs = namesShown().map(([branch, code]) => `${branch} ${code}`);
    expect(jobs).toEqual([...new Set(jobs)]);
    for (const [branch, code, name] of namesShown()) {
      const shown = militaryJobs.all
        .filter((job) => job.branch === branch && job.code === code)
        .map((job) => spokenName({ ...job, current: isCurrent(job) }));
      expect(shown, `${branch} ${code}`).toContain(name);
    }
  });
});
