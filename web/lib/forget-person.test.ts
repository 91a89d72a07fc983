import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserQuery, SIGNED_OUT_ON_PURPOSE } from './current-user.ts';
import { DeviceStorage } from './device-storage.ts';
import { forgetDraftKey, readDraft, writeDraft } from './drafts.ts';
import { endingSession, forgetPerson, leavePerson } from './forget-person.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new DeviceStorage());
  vi.stubGlobal('fetch', async () => Response.json({ userId: 7, key: btoa('k'.repeat(32)) }));
});
afterEach(() => {
  forgetDraftKey();
  vi.unstubAllGlobals();
});

async function somebodyThere() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['/api/applications'], ['theirs']);
  expect(await writeDraft(7, 'profile', { rank: 'SSG' })).toBe(true);
  return queryClient;
}

test('whoever leaves leaves nothing on the device: no draft, nothing that was read, and nobody signed in', async () => {
  const queryClient = await somebodyThere();
  forgetPerson(queryClient);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(queryClient.getQueryData(['/api/applications'])).toBeUndefined();
  expect(queryClient.getQueryData(currentUserQuery.queryKey)).toBeNull();
  expect(queryClient.getQueryData(SIGNED_OUT_ON_PURPOSE)).toBe(true);
});

test('whose session has ended is off the page too, and finds what they typed on their return', async () => {
  const queryClient = await somebodyThere();
  leavePerson(queryClient);
  expect(queryClient.getQueryData(['/api/applications'])).toBeUndefined();
  expect(queryClient.getQueryData(currentUserQuery.queryKey)).toBeNull();
  expect(queryClient.getQueryData(SIGNED_OUT_ON_PURPOSE)).toBeUndefined();
  expect(await readDraft(7, 'profile')).toEqual({ rank: 'SSG' });
});

test('the browser clears its storage as a session ends, and the device keeps its theme and the guides that were seen', async () => {
  localStorage.setItem('mission-ready:theme', 'dark');
  localStorage.setItem('mission-ready:mark:tour-completed', 'yes');
  await writeDraft(7, 'profile', { rank: 'SSG' });
  const cleared = async () => {
    vi.stubGlobal('localStorage', new DeviceStorage());
    return 'done';
  };
  expect(await endingSession({ send: cleared }).send()).toBe('done');
  expect(Object.entries(localStorage)).toEqual([
    ['mission-ready:theme', 'dark'],
    ['mission-ready:mark:tour-completed', 'yes'],
  ]);
});
