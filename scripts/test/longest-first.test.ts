import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LONG, longestFirst } from './longest-first.ts';

const spec = (name: string, file: string) => ({ moduleId: `/here/${file}`, project: { name } });

it('long files come first of their project, all else keeps its order', () => {
  const files = [
    spec('api', 'server/areas/jobs/jobs.test.ts'),
    spec('api', 'server/areas/fuzz.test.ts'),
    spec('domain', 'career/steps.test.ts'),
    spec('domain', 'evaluation/claims/learning.test.ts'),
  ];
  expect(longestFirst(files, '/here').map(({ moduleId }) => moduleId.slice('/here/'.length))).toEqual([
    'server/areas/fuzz.test.ts',
    'server/areas/jobs/jobs.test.ts',
    'evaluation/claims/learning.test.ts',
    'career/steps.test.ts',
  ]);
});

it('every long file is there', () => {
  expect(LONG.filter((file) => !existsSync(file))).toEqual([]);
});
