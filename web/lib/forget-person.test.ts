import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserQuery, SIGNED_OUT_ON_PURPOSE } from './current-user.ts';
import { DeviceStorage } from './device-storage.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { forgetPerson } from './forget-person.ts';

beforeEach(() => vi.stubGlobal('localStorage', new DeviceStorage()));
afterEach(() => vi.unstubAllGlobals());

test('whoever leaves leaves nothing on the device: no draft, nothing that was read, and nobody signed in', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['/api/applications'], ['theirs']);
  writeDraft(7, 'profile', { rank: 'SSG' });
  forgetPerson(queryClient);
  expect(readDraft(7, 'profile')).toBeNull();
  expect(queryClient.getQueryData(['/api/applications'])).toBeUndefined();
  expect(queryClient.getQueryData(currentUserQuery.queryKey)).toBeNull();
  expect(queryClient.getQueryData(SIGNED_OUT_ON_PURPOSE)).toBe(true);
});
