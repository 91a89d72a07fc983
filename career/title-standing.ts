import type { TitleMatch } from '#career/matching/title-match.ts';

/** How a list stands to its titles, in its order: sure of them, sure of none but showing the best it has, or not sure. */
export const STANDINGS = ['strong', 'best', 'possible'] as const;
export type Standing = (typeof STANDINGS)[number];

/** A list's first title counts as strong, however little a record says. Below an even chance nobody would suggest it readily. */
const EVEN = 50;

export function standingOf({ fit, relevanceScore }: Pick<TitleMatch, 'fit' | 'relevanceScore'>): Standing {
  if (fit === 'possible') return 'possible';
  return relevanceScore < EVEN ? 'best' : 'strong';
}

/** What a group of titles is called, and what that means. */
export const STANDING_WORDS: Readonly<Record<Standing, { readonly title: string; readonly plain: string }>> =
  {
    strong: { title: 'Strong matches', plain: 'Titles a career counselor would readily suggest to you.' },
    best: {
      title: 'Best we found',
      plain: 'Nothing stands out yet. Tell us more about what you did, and we’ll find better.',
    },
    possible: {
      title: 'Possible matches',
      plain: 'A stretch, but worth a look. Less in your record points here, or there’s more to do first.',
    },
  };
