import { afterEach, expect, test, vi } from 'vitest';
import { deleteApplication } from '#contract/applications.ts';
import { callApi } from './api-client.ts';
import { askBeforeLosing, createQueryClient } from './query-client.ts';

afterEach(() => vi.unstubAllGlobals());

/** Whether leaving the page now would ask first. */
function asks(page: EventTarget): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  page.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

function pageWithClient() {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const client = createQueryClient();
  return { page, client, stop: askBeforeLosing(client) };
}

test('leaving asks first while a change is unanswered, and no longer', async () => {
  const { page, stop } = pageWithClient();
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url === '/api/csrf-token' ? { csrfToken: 'token' } : { success: true }),
  );
  expect(asks(page)).toBe(false);
  const call = callApi(deleteApplication, { params: { id: 7 } });
  expect(asks(page)).toBe(true);
  await call;
  expect(asks(page)).toBe(false);
  stop();
});

test('leaving asks first while a change waits for the one before it', async () => {
  const { page, client, stop } = pageWithClient();
  let answer = () => {};
  const first = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const press = (mutationFn: () => Promise<void>) =>
    client
      .getMutationCache()
      .build(client, { mutationFn, scope: { id: 'ticks' } })
      .execute(undefined);
  const presses = [press(() => first), press(async () => {})];
  await vi.waitFor(() => expect(asks(page)).toBe(true));
  answer();
  await Promise.all(presses);
  expect(asks(page)).toBe(false);
  stop();
  presses.push(
    press(() => new Promise(() => {})),
    press(async () => {}),
  );
  expect(asks(page)).toBe(false);
});
