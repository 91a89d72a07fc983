import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { listReplies } from '#contract/community.ts';
import { listJobs } from '#contract/jobs.ts';
import { apiPages } from './api-query.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers with pages of these sizes, rows numbered through, and tells the addresses asked for. */
function answerPages(...sizes: number[]): string[] {
  const asked: string[] = [];
  const ids = [1, 2, 3, 4, 5, 6, 7, 8];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const rows = ids.splice(0, sizes.shift()).map((id) => ({ id }));
    return new Response(JSON.stringify(rows));
  });
  return asked;
}

it('reads a list page after page, each behind the last row of the one before, until one is short', async () => {
  const asked = answerPages(3, 3, 2);
  const pages = apiPages(listReplies, { params: { id: 7 } }, 3);
  const { pages: read } = await new QueryClient().fetchInfiniteQuery({ ...pages, pages: 9 });
  expect(read.map((page) => page.map(({ id }) => id))).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8],
  ]);
  const path = '/api/community/threads/7/replies';
  expect(asked).toEqual([path, `${path}?after=3`, `${path}?after=6`]);
  expect(pages.queryKey).toEqual([path]);
});

it('asks for each page with what narrows the list, which is in its key', async () => {
  const asked = answerPages(1, 0);
  const pages = apiPages(listJobs, { query: { search: 'crane' } }, 1);
  await new QueryClient().fetchInfiniteQuery({ ...pages, pages: 9 });
  expect(asked).toEqual(['/api/jobs?search=crane', '/api/jobs?search=crane&after=1']);
  expect(pages.queryKey).toEqual(['/api/jobs', { search: 'crane' }]);
});
