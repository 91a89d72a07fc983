import { describe, expect, it } from 'vitest';
import { DOMAINS } from './domains.ts';
import { meaningOf } from './label-meanings.ts';
import { DOMAIN_LABELS } from './labels.ts';

const LABELS = DOMAINS.flatMap((domain) => [...DOMAIN_LABELS[domain]]);

describe('what the labels mean', () => {
  it('covers 24 labels', () => {
    expect(new Set(LABELS).size).toBe(24);
  });

  it.each(LABELS)('%s has description, value, paths and advice of a readable length', (label) => {
    const meaning = meaningOf(label);
    for (const text of [meaning.description, meaning.civilianValue, meaning.development]) {
      expect(text.length).toBeGreaterThan(80);
      expect(text.length).toBeLessThan(400);
      expect(text).toMatch(/[.?”]$/);
    }
    expect(new Set(meaning.careerPaths).size).toBe(5);
  });

  it('never says the same thing of two labels', () => {
    const texts = LABELS.flatMap((label) => {
      const { description, civilianValue, development } = meaningOf(label);
      return [description, civilianValue, development];
    });
    expect(new Set(texts).size).toBe(72);
  });

  it('invents no figures', () => {
    for (const label of LABELS) {
      expect(`${meaningOf(label).description} ${meaningOf(label).civilianValue}`).not.toMatch(/[0-9$%]/);
    }
  });
});
