import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { findPage, PAGE_PATHS } from '#contract/pages.ts';
import { routes } from './router.tsx';

const pathsOf = (list: readonly RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : [`/${path}`]),
    ...pathsOf(children),
  ]);

test('the server knows every page of the router, and no other', () => {
  expect([...PAGE_PATHS].sort()).toEqual(pathsOf(routes).sort());
});

test('an address is a page with an id in its place, and none beside it', () => {
  for (const path of ['/dashboard', '/dashboard/', '/resume/12/edit', '/Jobs'])
    expect(findPage(path), path).toBeDefined();
  for (const path of ['/nowhere', '/resume/12/edit/more', '/dashboards', '/resume//edit'])
    expect(findPage(path), path).toBeUndefined();
});

test('an address with an id says which page and which id, and a page of its own name is no id', () => {
  expect(findPage('/resume/12/edit')).toEqual({ path: '/resume/:id/edit', subject: '12' });
  expect(findPage('/resume/new')).toEqual({ path: '/resume/new', subject: '' });
  expect(findPage('/job-matches/compare/')).toEqual({ path: '/job-matches/compare', subject: '' });
  expect(findPage('/community/new')?.subject).toBe('');
});
