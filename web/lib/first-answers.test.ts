import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { keepAnswers } from './first-answers.ts';

afterEach(() => vi.useRealTimers());

it('what came with a page is there at once and not asked for again, until it is old or changed', async () => {
  vi.useFakeTimers();
  const queryClient = new QueryClient();
  keepAnswers(queryClient, { '/api/job-matches': [{ id: 1 }] });
  const ask = vi.fn(async () => [{ id: 2 }]);
  const page = () =>
    new QueryObserver(queryClient, { queryKey: ['/api/job-matches'], queryFn: ask }).subscribe(() => {});
  const leave = page();
  expect(queryClient.getQueryData(['/api/job-matches'])).toEqual([{ id: 1 }]);
  expect(ask).not.toHaveBeenCalled();

  await queryClient.invalidateQueries({ queryKey: ['/api/job-matches'] });
  expect(ask).toHaveBeenCalledTimes(1);
  leave();
  // What was asked for since is as old as any other answer when the page is opened again.
  page()();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('a page that is taken over late asks again', () => {
  vi.useFakeTimers();
  const queryClient = new QueryClient();
  keepAnswers(queryClient, { '/api/job-matches': [] });
  vi.advanceTimersByTime(5001);
  const ask = vi.fn(async () => []);
  new QueryObserver(queryClient, { queryKey: ['/api/job-matches'], queryFn: ask }).subscribe(() => {})();
  expect(ask).toHaveBeenCalledTimes(1);
});
