import { describe, expect, it } from 'vitest';
import { changeHere, relatedTo, scopeOf } from './quick-scope.ts';

const rooms = [
  { area: 'jobs', text: "import { saveJob } from '#contract/jobs.ts';" },
  { area: 'matches', text: "import { match } from '#career/matching/match.ts';" },
  { area: 'resumes', text: "import { own } from '#server/areas/matches/matches.service.ts';" },
  { area: null, text: "import type { Endpoint } from '#contract/endpoint.ts';" },
];

describe('the API tests that a change asks for', () => {
  it.each<[string, string[]]>([
    ['server/areas/jobs/jobs.service.ts', ['jobs']],
    ['contract/jobs.ts', ['jobs']],
    ['career/matching/weights.ts', ['matches']],
    ['server/areas/matches/matches.service.ts', ['matches', 'resumes']],
    ['server/areas/matches/matches.test.ts', ['matches']],
    ['web/areas/jobs/job-card.tsx', []],
    ['docs/operating.md', []],
  ])('%s: %j', (file, areas) => {
    expect(scopeOf([file], rooms)).toEqual({ areas });
  });

  it.each(['server/app.ts', 'server/platform/mail.ts', 'facts/occupations.json', 'package-lock.json'])(
    'are all of them after a change of %s',
    (file) => {
      expect(scopeOf(['web/main.tsx', file], rooms).all).toContain(file);
    },
  );

  it('are all of them after a change of a contract that every call stands on', () => {
    expect(scopeOf(['contract/endpoint.ts'], rooms).all).toContain('contract/endpoint.ts');
    expect(scopeOf(['contract/endpoint.ts']).all).toContain('contract/endpoint.ts');
  });

  it('are those that name its folder after a change of a file that is not what every area stands on itself', () => {
    expect(scopeOf(['career/matching/matching.ts']).all).toContain('career/matching/matching.ts');
    expect(scopeOf(['career/matching/spelling.ts'])).toEqual({ areas: ['explore', 'jobs', 'matches'] });
  });

  it('are found in the tree as it is', () => {
    expect(scopeOf(['contract/applications.ts']).areas).toContain('applications');
    expect(scopeOf(['career/resume/write-resume.ts']).areas).toContain('resumes');
  });
});

describe('the unit tests that a change asks for', () => {
  it('are those that reach what has changed, and those that read the disk', () => {
    const related = relatedTo(['career/matching/spelling.ts']);
    expect(related).toContain('career/matching/spelling.ts');
    expect(related).toContain('scripts/test/specification.test.ts');
    expect(related).not.toContain('career/matching/spelling.test.ts');
  });

  it.each(['facts/terms.json', 'package.json', 'vitest.config.ts'])('are all of them after %s', (file) => {
    expect(relatedTo(['career/matching/spelling.ts', file])).toBeUndefined();
  });
});

it('knows what has changed here, or that nothing says so', () => {
  const change = changeHere();
  if (change) expect(change.files.length).toBeGreaterThan(0);
});
