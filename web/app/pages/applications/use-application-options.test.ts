import { expect, it } from 'vitest';
import { withLinked } from './use-application-options.ts';

const options = [{ value: '1', label: 'Welder' }];

it.each([
  [null, ['Welder']],
  [1, ['Welder']],
  [7, ['Welder', 'Linked']],
])('a form linked to %s offers %j', (id, labels) => {
  expect(withLinked(options, id, 'Linked').map(({ label }) => label)).toEqual(labels);
});
