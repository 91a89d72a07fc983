import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeviceStorage } from './device-storage.ts';
import { clearAllDrafts, clearDraft, forgetDraftKey, readDraft, writeDraft } from './drafts.ts';

const keyIs = (letter: string, userId = 7) =>
  vi.stubGlobal('fetch', async () => Response.json({ userId, key: btoa(letter.repeat(32)) }));
const place = 'mission-ready:draft:7:profile';

beforeEach(() => {
  forgetDraftKey();
  vi.stubGlobal('localStorage', new DeviceStorage());
  keyIs('a');
});
afterEach(() => vi.unstubAllGlobals());

test('a draft comes back to the account it was written by, and to no other', async () => {
  expect(await writeDraft(7, 'profile', { rank: 'SSG' })).toBe(true);
  expect(await readDraft(7, 'profile')).toEqual({ rank: 'SSG' });
  expect(await readDraft(8, 'profile')).toBeNull();
});

test('what lies on the device says nothing of what was typed, and opens with the owner’s key alone', async () => {
  await writeDraft(7, 'profile', { rank: 'Staff Sergeant' });
  const sealed = localStorage.getItem(place) ?? '';
  expect(sealed).not.toBe('');
  expect(sealed + atob(sealed)).not.toMatch(/Sergeant|rank/);
  // Signed in again, the owner has the same key.
  forgetDraftKey();
  expect(await readDraft(7, 'profile')).toEqual({ rank: 'Staff Sergeant' });
  forgetDraftKey();
  keyIs('b');
  expect(await readDraft(7, 'profile')).toBeNull();
  expect(localStorage.getItem(place)).toBeNull();
});

test('a draft that was moved to another place doesn’t open there', async () => {
  await writeDraft(7, 'resume-1', { summary: 'Mine' });
  localStorage.setItem(place, localStorage.getItem('mission-ready:draft:7:resume-1') ?? '');
  expect(await readDraft(7, 'profile')).toBeNull();
});

test('an ended session costs nothing: without the key a draft stays where it is, for its owner’s return', async () => {
  await writeDraft(7, 'profile', { rank: 'SSG' });
  forgetDraftKey();
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'sign-in-required', message: '' }, { status: 401 }),
  );
  expect(await readDraft(7, 'profile')).toBeNull();
  expect(await writeDraft(7, 'profile', { rank: 'SGT' })).toBe(false);
  keyIs('a');
  expect(await readDraft(7, 'profile')).toEqual({ rank: 'SSG' });
});

test('of several changes at once the last is kept, and none comes after the draft was cleared', async () => {
  await Promise.all([1, 2, 3].map((value) => writeDraft(7, 'profile', value)));
  expect(await readDraft(7, 'profile')).toBe(3);
  const late = writeDraft(7, 'profile', 4);
  clearDraft(7, 'profile');
  await late;
  expect(localStorage.getItem(place)).toBeNull();
  const later = writeDraft(7, 'profile', 5);
  clearAllDrafts();
  await later;
  expect(localStorage.getItem(place)).toBeNull();
});

test('nothing is sealed with the key of somebody else who signed in meanwhile', async () => {
  keyIs('b', 8);
  expect(await writeDraft(7, 'profile', 1)).toBe(false);
  expect(localStorage.getItem(place)).toBeNull();
});

test('a cleared draft is gone; the others stay', async () => {
  await writeDraft(7, 'profile', 1);
  await writeDraft(7, 'resume-3', 2);
  clearDraft(7, 'profile');
  expect([await readDraft(7, 'profile'), await readDraft(7, 'resume-3')]).toEqual([null, 2]);
});

test('signing out clears every draft and nothing else', async () => {
  expect(await writeDraft(7, 'profile', 1)).toBe(true);
  localStorage.setItem('mission-ready:draft:8:profile', 'of somebody else');
  localStorage.setItem('mission-ready:theme', 'dark');
  clearAllDrafts();
  expect(Object.keys(localStorage)).toEqual(['mission-ready:theme']);
});

test('storage that is forbidden or full means no draft, and no error', async () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(await writeDraft(7, 'profile', 1)).toBe(false);
  expect(await readDraft(7, 'profile')).toBeNull();
  expect(() => clearDraft(7, 'profile')).not.toThrow();
});

test('what an earlier version left there in the clear is removed', async () => {
  localStorage.setItem(place, '{"rank":"SSG"}');
  expect(await readDraft(7, 'profile')).toBeNull();
  expect(localStorage.getItem(place)).toBeNull();
});
