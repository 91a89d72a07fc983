import { expect, it } from 'vitest';
import { ownTests, type Tree } from './own-tests.ts';

const imports: Readonly<Record<string, readonly string[]>> = {
  'career/plans/plan.ts': ['career/plans/plan.test.ts', 'career/text/words.ts', 'web/lib/a.ts'],
  'career/text/words.ts': ['career/text/words.test.ts'],
  'web/lib/a.ts': ['web/lib/a.test.ts'],
  'server/platform/payments.ts': ['server/areas/billing/billing.service.ts'],
};
const tree: Tree = {
  tests: [
    ...['career/plans/plan.test.ts', 'career/text/words.test.ts', 'web/lib/a.test.ts'],
    ...['server/areas/ownership.test.ts', 'server/areas/every-endpoint.test.ts'],
    ...['server/areas/jobs/board.test.ts', 'server/areas/jobs/jobs.test.ts'],
    ...['server/areas/billing/billing.test.ts', 'server/platform/mail.test.ts'],
  ],
  importersOf: (file) => imports[file] ?? [],
};

it.each<[string, string[][]]>([
  [
    'server/areas/jobs/jobs.store.ts',
    [
      ['server/areas/jobs/jobs.test.ts'],
      ['server/areas/jobs/board.test.ts'],
      ['server/areas/ownership.test.ts'],
    ],
  ],
  [
    'server/platform/payments.ts',
    [['server/platform/mail.test.ts'], ['server/areas/billing/billing.test.ts']],
  ],
  ['career/plans/plan.ts', [['career/plans/plan.test.ts'], ['career/text/words.test.ts']]],
  ['web/lib/a.ts', [['web/lib/a.test.ts']]],
])('the tests of %s, nearest first', (file, steps) => {
  const areas = file.startsWith('career') ? [] : ['billing'];
  expect(ownTests(file, tree, () => areas)).toEqual(steps);
});
