import { expect, test } from 'vitest';
import { clearanceOf } from './toast-place.ts';

const toast = { left: 16, right: 344, top: 640, bottom: 720 };
const button = (top: number, height = 44) => ({ left: 16, right: 200, top, bottom: top + height });

test('a toast stays at the bottom where it covers nothing that can be pressed', () => {
  expect(clearanceOf(toast, [])).toBe(0);
  expect(clearanceOf(toast, [button(580)])).toBe(0);
  expect(clearanceOf(toast, [{ left: 350, right: 360, top: 640, bottom: 720 }])).toBe(0);
});

test('else it goes up to the lowest gap that holds it', () => {
  const up = clearanceOf(toast, [button(660), button(500)]);
  expect(toast.bottom - up).toBeLessThan(660);
  expect(toast.top - up).toBeGreaterThan(544);
});

test('and where there is none, to where it covers least', () => {
  const all = Array.from({ length: 12 }, (_, place) => button(place * 60 + 20));
  const sparse = all.map((box, place) => (place === 3 ? { ...box, right: 30 } : box));
  const up = clearanceOf(toast, sparse);
  expect(toast.top - up).toBeGreaterThan(120);
  expect(toast.bottom - up).toBeLessThan(320);
});
