import { describe, expect, it } from 'vitest';
import { findTutorial, tutorials } from './catalogue.ts';

const wordsOf = (text: string) => text.split(/\s+/).length;
const textOf = (slug: string) =>
  findTutorial(slug)
    ?.parts.flatMap(({ title, paragraphs, steps }) => [title, ...paragraphs, ...(steps ?? [])])
    .join('\n') ?? '';

describe('the tutorials', () => {
  it('stand each at an address of its own', () => {
    const slugs = tutorials().map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z-]+$/);
    expect(findTutorial('none-such')).toBeUndefined();
  });

  it.each(tutorials().map(({ slug }) => slug))(
    '%s is a whole text with something to do, and promises nothing',
    (slug) => {
      const text = textOf(slug);
      expect(wordsOf(text)).toBeGreaterThan(300);
      expect(findTutorial(slug)?.parts.some(({ steps }) => steps !== undefined)).toBe(true);
      expect(text).not.toMatch(
        /guarantee|\d+\s?%|percent of|studies show|\bwill get (?:you )?(?:a|the) job/i,
      );
    },
  );
});
