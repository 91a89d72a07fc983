import { expect, it } from 'vitest';
import { understood } from './skills.ts';

const skills = [
  'Rigging',
  'Hand signals',
  'Dentrix',
  'Winch recovery',
  'GCSS-Army',
  'MGB',
  'Forklift 6K',
].map((text) => ({
  text,
  source: { field: 'skills' as const, quote: text },
}));
const texts = (known: ReadonlySet<string>) => understood(skills, known).map(({ text }) => text);

it('a bare acronym that nobody explains is no skill a reader can place', () => {
  expect(texts(new Set())).toEqual([
    'Rigging',
    'Hand signals',
    'Dentrix',
    'Winch recovery',
    'GCSS-Army',
    'Forklift 6K',
  ]);
});

it('a posting that uses it keeps it', () => {
  expect(texts(new Set(['MGB']))).toContain('MGB');
});

it('where few are left, all stay', () => {
  expect(understood(skills.slice(3), new Set())).toHaveLength(4);
});
