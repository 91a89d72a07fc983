import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Every colour token as its light and its dark value. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}));/g)].map(
    ([, name, light, dark, both]) => [name ?? '', { light: light ?? both ?? '', dark: dark ?? both ?? '' }],
  ),
);

/** Relative luminance of "#rrggbb" (WCAG 2.2, definition of relative luminance). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['canvas', 'surface', 'sunken'];
const TEXT: [string, string][] = [
  ...['ink', 'muted', 'heading', 'link', 'gold-text', 'danger'].flatMap((text) =>
    GROUNDS.map((ground): [string, string] => [text, ground]),
  ),
  ...['success', 'warning', 'danger', 'info', 'violet'].map((tone): [string, string] => [
    tone,
    `${tone}-soft`,
  ]),
  ...['ink', 'heading', 'link'].flatMap((text) =>
    ['success-soft', 'warning-soft', 'danger-soft', 'info-soft', 'gold-soft'].map(
      (ground): [string, string] => [text, ground],
    ),
  ),
  ['gold-text', 'gold-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-gold', 'gold'],
  ['on-navy', 'navy'],
  ['on-navy', 'navy-deep'],
  ['on-navy-muted', 'navy'],
  ['on-navy-muted', 'navy-deep'],
  ['gold', 'navy'],
  ['gold', 'navy-deep'],
  ['on-navy', 'danger-fill'],
];
const BORDERS: [string, string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] => [
    ['line-strong', ground],
    ['focus', ground],
  ]),
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const ratio = (one: string, other: string) =>
    contrast(tokens.get(one)?.[theme] ?? '', tokens.get(other)?.[theme] ?? '');

  test.each(TEXT)('%s reads on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(BORDERS)('%s is seen on %s', (border, ground) => {
    expect(ratio(border, ground)).toBeGreaterThanOrEqual(3);
  });
});
