import { expect, it } from 'vitest';
import { safeReason } from './safe-reason.ts';

it('names no row of a query that failed', () => {
  const query = new Error('Failed query: insert into users\nparams: ana@example.org,secret');
  expect(safeReason(query)).toBe('Failed query');
  const cause = Object.assign(new Error('duplicate key'), { code: '23505' });
  expect(safeReason(new Error(query.message, { cause }))).toBe('SQLSTATE 23505');
});

it('says what else went wrong in its own words', () => {
  expect(safeReason(new Error('There is no backup on this machine'))).toBe(
    'There is no backup on this machine',
  );
  expect(safeReason('thrown as a text')).toBe('unknown');
});
