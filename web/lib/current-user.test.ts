import { expect, test } from 'vitest';
import { fullName, initials } from './current-user.ts';

test.each([
  ['Ana', 'Ruiz', 'AR'],
  ['ana', null, 'A'],
  ['  Öz', 'ßen', 'ÖSS'],
  ['😀na', 'Ruiz', '😀R'],
  [null, null, 'MR'],
  ['', '', 'MR'],
])('the avatar of %s %s shows %s', (firstName, lastName, letters) => {
  expect(initials({ firstName, lastName })).toBe(letters);
});

test('someone without a name is called by the username', () => {
  expect(fullName({ firstName: 'Ana', lastName: 'Ruiz', username: 'aruiz' })).toBe('Ana Ruiz');
  expect(fullName({ firstName: null, lastName: null, username: 'aruiz' })).toBe('aruiz');
});
