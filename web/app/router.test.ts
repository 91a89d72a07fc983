import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { isPage, PAGE_PATHS } from '#contract/pages.ts';
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
    expect(isPage(path), path).toBe(true);
  for (const path of ['/nowhere', '/resume/12/edit/more', '/dashboards', '/resume//edit'])
    expect(isPage(path), path).toBe(false);
});
