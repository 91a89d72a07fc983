import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeviceStorage } from './device-storage.ts';
import { clearAllDrafts, clearDraft, readDraft, writeDraft } from './drafts.ts';

beforeEach(() => vi.stubGlobal('localStorage', new DeviceStorage()));
afterEach(() => vi.unstubAllGlobals());

test('a draft comes back to the account it was written by, and to no other', () => {
  expect(writeDraft(7, 'profile', { rank: 'SSG' })).toBe(true);
  expect(readDraft(7, 'profile')).toEqual({ rank: 'SSG' });
  expect(readDraft(8, 'profile')).toBeNull();
});

test('a cleared draft is gone; the others stay', () => {
  writeDraft(7, 'profile', 1);
  writeDraft(7, 'resume-3', 2);
  clearDraft(7, 'profile');
  expect([readDraft(7, 'profile'), readDraft(7, 'resume-3')]).toEqual([null, 2]);
});

test('signing out clears every draft and nothing else', () => {
  writeDraft(7, 'profile', 1);
  writeDraft(8, 'profile', 2);
  localStorage.setItem('mission-ready:theme', 'dark');
  clearAllDrafts();
  expect([readDraft(7, 'profile'), readDraft(8, 'profile')]).toEqual([null, null]);
  expect(localStorage.getItem('mission-ready:theme')).toBe('dark');
});

test('storage that is forbidden or full means no draft, and no error', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(writeDraft(7, 'profile', 1)).toBe(false);
  expect(readDraft(7, 'profile')).toBeNull();
  expect(() => clearDraft(7, 'profile')).not.toThrow();
});

test('a draft that is not JSON any more counts as none', () => {
  localStorage.setItem('mission-ready:draft:7:profile', '{"rank":');
  expect(readDraft(7, 'profile')).toBeNull();
});
