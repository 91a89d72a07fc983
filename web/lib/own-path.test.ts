import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath, signInPath } from './own-path.ts';

test.each([
  ['/applications/new?x=1#top', '/applications/new?x=1#top'],
  ['/resume/7?tab=edit', '/resume/7?tab=edit'],
  ['/a/../profile', '/profile'],
])('goes on to %s', (wanted, path) => {
  expect(ownPath(wanted)).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'dashboard',
  'https://evil.example',
  'https:evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/auth',
  '/auth?redirect=/auth',
  '/',
])('refuses %s', (wanted) => {
  expect(ownPath(wanted)).toBe('/dashboard');
});

test('whatever is asked for, a browser stays on this site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    'evil.example',
    'https',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const site = 'https://mission.example';
      expect(new URL(ownPath(pieces.join('')), site).origin).toBe(site);
    }),
  );
});

test('the way to sign in names the page to come back to', () => {
  expect(signInPath('/resume/7?tab=edit')).toBe('/auth?redirect=%2Fresume%2F7%3Ftab%3Dedit');
});
